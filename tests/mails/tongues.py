"""What mail programs write in ten languages around an answer: attributions, labels, marks and courtesies.

``{who}`` is the name of whom is answered and ``{address}`` his address.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tongue:
    """The words of one language. ``labels`` are those of Outlook: from, sent, to, subject."""

    gmail: str
    apple: str
    thunderbird: str
    yahoo: str
    k9: str
    labels: tuple[str, str, str, str]
    sent: str
    original: str
    forwarded: str
    iphone: str
    samsung: str
    greeting: str
    closing: str
    reply: str
    forward: str


TONGUES = {
    "en": Tongue(
        gmail="On Fri, 20 Nov 2026 at 10:12, {who} <\n{address}> wrote:",
        apple="On 20 Nov 2026, at 10:12, {who} <{address}> wrote:",
        thunderbird="On 20/11/2026 10:12, {who} wrote:",
        yahoo="On Friday, November 20, 2026 at 10:12:33 AM GMT+1, {who} <{address}> wrote:",
        k9='On November 20, 2026 10:12:33 AM GMT+01:00, "{who}" <{address}> wrote:',
        labels=("From", "Sent", "To", "Subject"),
        sent="Friday, November 20, 2026 10:12 AM",
        original="Original message",
        forwarded="Forwarded message",
        iphone="Sent from my iPhone",
        samsung="Sent from my Galaxy",
        greeting="Hi Tom,",
        closing="Best regards,\nJohn",
        reply="Re",
        forward="Fwd",
    ),
    "de": Tongue(
        gmail="Am Fr., 20. Nov. 2026 um 10:12 Uhr schrieb {who} <\n{address}>:",
        apple="Am 20.11.2026 um 10:12 schrieb {who} <{address}>:",
        thunderbird="Am 20.11.2026 um 10:12 schrieb {who}:",
        yahoo="Am Freitag, 20. November 2026, 10:12:33 MEZ hat {who} <{address}> Folgendes geschrieben:",
        k9='Am 20. November 2026 10:12:33 MEZ schrieb "{who}" <{address}>:',
        labels=("Von", "Gesendet", "An", "Betreff"),
        sent="Freitag, 20. November 2026 10:12",
        original="Ursprüngliche Nachricht",
        forwarded="Weitergeleitete Nachricht",
        iphone="Von meinem iPhone gesendet",
        samsung="Von meinem Samsung Galaxy Smartphone gesendet.",
        greeting="Hallo Tom,",
        closing="Mit freundlichen Grüßen\nJürgen Müller",
        reply="AW",
        forward="WG",
    ),
    "fr": Tongue(
        gmail="Le ven. 20 nov. 2026 à 10:12, {who} <\n{address}> a écrit\xa0:",
        apple="Le 20 nov. 2026 à 10:12, {who} <{address}> a écrit :",
        thunderbird="Le 20/11/2026 à 10:12, {who} a écrit\xa0:",
        yahoo="Le vendredi 20 novembre 2026 à 10:12:33 UTC+1, {who} <{address}> a écrit :",
        k9='Le 20 novembre 2026 10:12:33 GMT+01:00, "{who}" <{address}> a écrit\xa0:',
        labels=("De\xa0", "Envoyé\xa0", "À\xa0", "Objet\xa0"),
        sent="vendredi 20 novembre 2026 10:12",
        original="Message d'origine",
        forwarded="Message transféré",
        iphone="Envoyé de mon iPhone",
        samsung="Envoyé depuis mon smartphone Samsung Galaxy.",
        greeting="Bonjour Thomas,",
        closing="Bien cordialement,\nFrançois",
        reply="RE",
        forward="TR",
    ),
    "nl": Tongue(
        gmail="Op vr 20 nov 2026 om 10:12 schreef {who} <\n{address}>:",
        apple="Op 20 nov 2026, om 10:12 heeft {who} <{address}> het volgende geschreven:",
        thunderbird="Op 20-11-2026 om 10:12 schreef {who}:",
        yahoo="Op vrijdag 20 november 2026 om 10:12:33 CET schreef {who} <{address}>:",
        k9='Op 20 november 2026 10:12:33 CET schreef "{who}" <{address}>:',
        labels=("Van", "Verzonden", "Aan", "Onderwerp"),
        sent="vrijdag 20 november 2026 10:12",
        original="Oorspronkelijk bericht",
        forwarded="Doorgestuurd bericht",
        iphone="Verstuurd vanaf mijn iPhone",
        samsung="Verzonden vanaf mijn Galaxy",
        greeting="Dag Tom,",
        closing="Met vriendelijke groet,\nJoris",
        reply="Re",
        forward="FW",
    ),
    "es": Tongue(
        gmail="El vie, 20 nov 2026 a las 10:12, {who} (<{address}>)\nescribió:",
        apple="El 20 nov 2026, a las 10:12, {who} <{address}> escribió:",
        thunderbird="El 20/11/2026 a las 10:12, {who} escribió:",
        yahoo="El viernes, 20 de noviembre de 2026, 10:12:33 CET, {who} <{address}> escribió:",
        k9='El 20 de noviembre de 2026 10:12:33 CET, "{who}" <{address}> escribió:',
        labels=("De", "Enviado el", "Para", "Asunto"),
        sent="viernes, 20 de noviembre de 2026 10:12",
        original="Mensaje original",
        forwarded="Mensaje reenviado",
        iphone="Enviado desde mi iPhone",
        samsung="Enviado desde mi Galaxy",
        greeting="Hola Tomás,",
        closing="Un cordial saludo,\nIñigo",
        reply="RE",
        forward="RV",
    ),
    "it": Tongue(
        gmail="Il giorno ven 20 nov 2026 alle ore 10:12 {who} <\n{address}> ha scritto:",
        apple="Il giorno 20 nov 2026, alle ore 10:12, {who} <{address}> ha scritto:",
        thunderbird="Il 20/11/2026 10:12, {who} ha scritto:",
        yahoo="Il venerdì 20 novembre 2026 alle ore 10:12:33 CET, {who} <{address}> ha scritto:",
        k9='Il 20 novembre 2026 10:12:33 CET, "{who}" <{address}> ha scritto:',
        labels=("Da", "Inviato", "A", "Oggetto"),
        sent="venerdì 20 novembre 2026 10:12",
        original="Messaggio originale",
        forwarded="Messaggio inoltrato",
        iphone="Inviato da iPhone",
        samsung="Inviato dal mio Galaxy",
        greeting="Ciao Tommaso,",
        closing="Cordiali saluti,\nNiccolò",
        reply="R",
        forward="I",
    ),
    "pt": Tongue(
        gmail="Em sex., 20 de nov. de 2026 às 10:12, {who} <\n{address}> escreveu:",
        apple="No dia 20/11/2026, às 10:12, {who} <{address}> escreveu:",
        thunderbird="Em 20/11/2026 10:12, {who} escreveu:",
        yahoo="Em sexta-feira, 20 de novembro de 2026 às 10:12:33 WET, {who} <{address}> escreveu:",
        k9='Em 20 de novembro de 2026 10:12:33 WET, "{who}" <{address}> escreveu:',
        labels=("De", "Enviado", "Para", "Assunto"),
        sent="20 de novembro de 2026 10:12",
        original="Mensagem original",
        forwarded="Mensagem encaminhada",
        iphone="Enviado do meu iPhone",
        samsung="Enviado do meu smartphone Samsung Galaxy.",
        greeting="Olá Tomás,",
        closing="Com os melhores cumprimentos,\nJoão",
        reply="RE",
        forward="ENC",
    ),
    "pl": Tongue(
        gmail="pt., 20 lis 2026 o 10:12 {who} <{address}>\nnapisał(a):",
        apple="W dniu 20 lis 2026, o 10:12, {who} <{address}> napisał(a):",
        thunderbird="W dniu 20.11.2026 o 10:12, {who} pisze:",
        yahoo="W dniu piątek, 20 listopada 2026 10:12:33 CET {who} <{address}> napisał(a):",
        k9='Dnia 20 listopada 2026 10:12:33 CET, "{who}" <{address}> napisał/a:',
        labels=("Od", "Wysłane", "Do", "Temat"),
        sent="piątek, 20 listopada 2026 10:12",
        original="Oryginalna wiadomość",
        forwarded="Wiadomość przekazana",
        iphone="Wysłane z iPhone'a",
        samsung="Wysłane z mojego Galaxy",
        greeting="Dzień dobry,",
        closing="Pozdrawiam serdecznie\nŁukasz",
        reply="ODP",
        forward="PD",
    ),
    "da": Tongue(
        gmail="Den fre. 20. nov. 2026 kl. 10.12 skrev {who} <\n{address}>:",
        apple="Den 20. nov. 2026 kl. 10.12 skrev {who} <{address}>:",
        thunderbird="Den 20.11.2026 kl. 10.12 skrev {who}:",
        yahoo="Den fredag den 20. november 2026 kl. 10.12.33 CET skrev {who} <{address}>:",
        k9='Den 20. november 2026 10.12.33 CET skrev "{who}" <{address}>:',
        labels=("Fra", "Sendt", "Til", "Emne"),
        sent="20. november 2026 10:12",
        original="Oprindelig meddelelse",
        forwarded="Videresendt meddelelse",
        iphone="Sendt fra min iPhone",
        samsung="Sendt fra min Galaxy",
        greeting="Kære Tom,",
        closing="Med venlig hilsen\nSøren",
        reply="SV",
        forward="VS",
    ),
    "sv": Tongue(
        gmail="Den fre 20 nov. 2026 kl 10:12 skrev {who} <\n{address}>:",
        apple="20 nov. 2026 kl. 10:12 skrev {who} <{address}>:",
        thunderbird="Den 2026-11-20 kl. 10:12, skrev {who}:",
        yahoo="Den fredag 20 november 2026 10:12:33 CET, {who} <{address}> skrev:",
        k9='Den 20 november 2026 10:12:33 CET skrev "{who}" <{address}>:',
        labels=("Från", "Skickat", "Till", "Ämne"),
        sent="den 20 november 2026 10:12",
        original="Ursprungligt meddelande",
        forwarded="Vidarebefordrat meddelande",
        iphone="Skickat från min iPhone",
        samsung="Skickat från min Galaxy",
        greeting="Hej Tom,",
        closing="Med vänliga hälsningar\nÅsa",
        reply="SV",
        forward="VB",
    ),
}
