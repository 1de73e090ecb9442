"""What programs and their owners put beneath an answer: devices, signatures, small print."""

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.answers import ATTRIBUTIONS, plain
from tests.mails.letters import (
    PLAIN_CALL,
    SHORT,
    Specimen,
    lines,
    quoted,
)

#: What telephones and providers add below.
DEVICES = {
    "cs": "Odesláno z iPhonu",
    "fi": "Lähetetty iPhonesta",
    "hu": "Az iPhone készülékemről küldve",
    "tr": "iPhone'umdan gönderildi",
    "ru": "Отправлено с iPhone",
    "uk": "Надіслано з iPhone",
    "el": "Στάλθηκε από το iPhone μου",
    "ja": "iPhoneから送信",
    "zh-cn": "发自我的iPhone",
    "zh-tw": "從我的 iPhone 傳送",
    "ko": "나의 iPhone에서 보냄",
    "ro": "Trimis de pe iPhone-ul meu",
    "hr": "Poslano s mog iPhone uređaja",
    "he": "נשלח מה-iPhone שלי",
    "galaxy-de": "Von meinem Galaxy gesendet",
    "galaxy-cs": "Odesláno ze zařízení Galaxy",
    "galaxy-att": "Sent via the Samsung Galaxy S21 5G, an AT&T 5G smartphone",
    "huawei": "发自我的华为手机",
    "mailspring": "Sent from Mailspring (https://link.getmailspring.com/link/x@getmailspring.com/0)",
    "canary": "Sent with Canary (https://canarymail.io)",
    "superhuman": "Sent via Superhuman ( https://sprh.mn/?vip=foy@players.test )",
    "yahoo-android": "Sent from Yahoo Mail on Android (https://go.onelink.me/107872968?pid=x)",
    "aol-app": "Sent from the all new AOL app for iOS",
    "outlook-de": "Outlook für Android<https://aka.ms/AAb9ysg> herunterladen",
    "outlook-en": "Get Outlook for iOS<https://aka.ms/o0ukef>",
    "outlook-fr": "Télécharger Outlook pour iOS<https://aka.ms/o0ukef>",
    "outlook-nl": "Outlook voor iOS downloaden<https://aka.ms/o0ukef>",
    "outlook-pt": "Obter o Outlook para iOS<https://aka.ms/o0ukef>",
    "windows-mail-de": "Gesendet von Mail<https://go.microsoft.com/fwlink/?LinkId=550986> für Windows",
    "orange-fr": "Envoyé depuis l'application Mail Orange",
    "gmx-de": "Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.",
    "web-de": "Gesendet mit der mobilen Mail App von WEB.DE",
    "autocorrect": "Sent from my phone, please excuse brevity and typos.",
    "blackberry": "Sent from my BlackBerry 10 smartphone on the Vodafone network.",
    "k9-en": "Sent from my Android device with K-9 Mail. Please excuse my brevity.",
    "k9-fr": "Envoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.",
    "mobile-it": "Inviato dal mio dispositivo Android con K-9 Mail. Perdonate la brevità.",
}


def devices() -> Iterator[Specimen]:
    for code, words in DEVICES.items():
        yield plain(f"device-{code}", lines(*SHORT, "", words, ""), SHORT)
    on = lines(*SHORT, "", DEVICES["ja"], "", ATTRIBUTIONS["ja"], "", quoted(PLAIN_CALL))
    yield plain("device-above-quotation", on, SHORT)


def signatures() -> Iterator[Specimen]:
    card = ("John Foy", "Head of Sales", "Tel: +32 2 555 01 23 | Mob: +32 475 55 01 23", "www.foy.example")
    for name, mark in (
        ("dashes", "--"),
        ("underscores", "___"),
        ("stars", "***"),
        ("long-underscores", "_" * 30),
        ("long-dashes", "-" * 40),
        ("em-dashes", "———"),
        ("equals", "=" * 20),
        ("tildes", "~~~~"),
    ):
        yield plain(f"signature-{name}", lines(*SHORT, "", mark, *card, ""), SHORT)
    yield plain("signature-bare", lines(*SHORT, "", *card, ""), SHORT)
    yield plain("signature-bare-close", lines(*SHORT, "", "Kind regards,", "", *card, "", "Foy & Sons Ltd.", ""), SHORT)
    yield plain("signature-name", lines(*SHORT, "", "General Foy", ""), SHORT)
    yield plain("signature-first-name", lines(*SHORT, "", "Foy", ""), SHORT)
    yield plain("signature-dash-name", lines(*SHORT, "", "-Foy", ""), SHORT)
    yield plain(
        "signature-orders-below",
        lines(*SHORT[:1], "-- ", "Foy", "", "On Fri, 20 Nov 2026, X wrote:", "> a", "", *SHORT[1:]),
        SHORT,
    )
    yield plain("rule-within", lines("BRIGADE wathiez", "----------", "INTENT SCREEN wood", ""), SHORT_WITH_RULE)
    card_below = lines(*SHORT, "John Foy | Sales | +32 2 555 01 23", "")
    yield plain("signature-in-one-line", card_below, SHORT)
    blocks = ("BRIGADE gauthier", "INTENT HOLD", "---", "BRIGADE jamin", "INTENT HOLD")
    yield plain("dashes-between-blocks", lines(*blocks, "---", "Foy"), blocks)
    yield plain("closing-fi", lines(*SHORT, "", "Ystävällisin terveisin", "Foy", ""), SHORT)
    yield plain("closing-cs", lines(*SHORT, "", "S pozdravem", "Foy", ""), SHORT)
    yield plain("closing-ru", lines(*SHORT, "", "С уважением,", "Фуа", ""), SHORT)
    yield plain("closing-hu", lines(*SHORT, "", "Üdvözlettel:", "Foy", ""), SHORT)
    yield plain("closing-tr", lines(*SHORT, "", "Saygılarımla,", "Foy", ""), SHORT)
    yield plain("closing-el", lines(*SHORT, "", "Με εκτίμηση,", "Foy", ""), SHORT)
    yield plain("closing-ro", lines(*SHORT, "", "Cu stimă,", "Foy", ""), SHORT)
    yield plain("greeting-no", lines("God morgen!", "", *SHORT, "", "Vennlig hilsen", "Foy", ""), SHORT)
    yield plain("greeting-ru", lines("Здравствуйте!", "", *SHORT, ""), SHORT)
    yield plain("greeting-cs", lines("Dobrý den,", "", *SHORT, ""), SHORT)


SHORT_WITH_RULE = ("BRIGADE wathiez", "----------", "INTENT SCREEN wood")


def footers() -> Iterator[Specimen]:
    for name, words in FOOTERS.items():
        yield plain(f"footer-{name}", lines(*SHORT, "", *words, ""), SHORT)


#: Footers that relays, firms, scanners and lists put below a mail.
FOOTERS = {
    "avast": ("-- ", "This email has been checked for viruses by Avast antivirus software.", "www.avast.com"),
    "avast-bare": ("Virus-free.www.avast.com", "<https://www.avast.com/sig-email?utm_medium=email>", "<#DAB4>"),
    "avg-de": ("Virenfrei. www.avg.com", ),
    "avast-fr": ("Cet e-mail a été vérifié par le logiciel antivirus d'Avast.", "www.avast.com"),
    "avast-es": ("Este correo electrónico ha sido comprobado en busca de virus por el software antivirus de Avast.",),
    "avast-nl": ("Deze e-mail is gecontroleerd op virussen door Avast antivirussoftware.", "www.avast.com"),
    "avast-it": ("Questa e-mail è stata controllata per individuare virus con Avast antivirus.", "www.avast.com"),
    "avast-pl": ("Ta wiadomość e-mail została sprawdzona pod kątem wirusów przez oprogramowanie Avast.",),
    "mcafee": ("Scanned by McAfee and confirmed virus-free.",),
    "mailscanner": ("-- ", "This message has been scanned for viruses and", "dangerous content by MailScanner."),
    "norton": ("_____________", "Secured by Norton 360"),
    "legal-en": (
        "The information contained in this email may be privileged and is intended only for the named recipient. If",
        "you are not the intended recipient: delete it. Attack: none.",
        "Foy Ltd is registered in England, No: 123456. Registered office: 1 High Street.",
    ),
    "legal-stars": ("*" * 70, "This email and any files transmitted with it are confidential.", "*" * 70),
    "legal-de": (
        "Diese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen.",
        "Geschäftsführer: Hans Meier, Sitz der Gesellschaft: Köln, Amtsgericht Köln HRB 1234",
    ),
    "legal-de-card": ("Foy GmbH", "Geschäftsführer: Hans Meier", "Amtsgericht Köln HRB 1234", "Tel.: 0221 555 01-23"),
    "legal-sv": ("Detta meddelande kan innehålla konfidentiell information.",),
    "legal-fi": ("Tämä sähköpostiviesti on luottamuksellinen.",),
    "legal-cs": ("Tato zpráva je důvěrná a je určena výhradně adresátovi.",),
    "legal-ru": ("Это сообщение является конфиденциальным и предназначено только для адресата.",),
    "green": ("Please don't print this e-mail unless you really need to.",),
    "green-de": ("Bitte denken Sie an die Umwelt, bevor Sie diese E-Mail drucken.",),
    "green-fr": ("Pensez à l'environnement avant d'imprimer ce message.",),
    "google-groups": (
        "-- ", "You received this message because you are subscribed to the Google Groups \"Hussars\" group.",
        "To unsubscribe from this group and stop receiving emails from it, send an email to h+unsubscribe@x.example.",
    ),
    "mailman": ("_______________________________________________", "Hussars mailing list", "Hussars@lists.example", "https://lists.example/mailman/listinfo/hussars"),
    "yahoo-groups": ("__._,_.___", "Posted by: Foy", "Reply via web post • Reply to sender"),
    "advert": ("____________________________________________________________", "BE A BETTER GENERAL: ONE SIMPLE TRICK", "http://thirdpartyoffers.juno.example/TGL3141/x"),
    "advert-gmx": ("---", "Jetzt mit GMX kostenlos: mehr Platz! http://www.gmx.example"),
    "free-fr": ("Garanti sans virus.www.avast.com",),
    "external": ("[EXTERNAL EMAIL] DO NOT CLICK links or attachments unless you recognize the sender.",),
}  # fmt: skip
