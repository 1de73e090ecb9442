"""The words by which mail programs mark quoted mails, forwarded mails and signatures, by language.

Languages named in each row: en de fr nl es it pt pl da no sv, and where a program is common fi cs hu ro tr ru uk ja zh.
All are compared without case. Accents stand as programs write them.
"""

from __future__ import annotations

import re

#: The verb of "On <date>, <person> wrote:", as a word.
WROTE = (
    "wrote", "writes", "schrieb", "geschrieben", "a écrit", "a ecrit", "schreef", "heeft geschreven",
    "het volgende geschreven", "escribió", "escribio", "ha scritto", "scrive", "escreveu", "napisał", "napisała",
    "napisał(a)", "napisał/a", "pisze", "skrev", "følgende", "kirjoitti", "napsal", "napsal(a)", "napsala",
    "ezt írta", "írta", "a scris", "şunu yazdı", "şunları yazdı", "yazdı", "написал", "написала", "написал(а)",
    "пишет", "написав", "пише", "έγραψε", "のメール", "書きました", "写道", "寫道", "napisao", "je napisao/la",
    "napísal", "rakstīja", "parašė", "kirjutas", "skrifaði", "va escriure", "idatzi du", "a trimis", "said",
    "shared this",
)  # fmt: skip
#: The first words of an attribution line that begins with the date.
ON = (
    "on", "am", "le", "op", "el", "il", "il giorno", "em", "no dia", "a", "w dniu", "dnia", "den", "d.", "på", "dne",
    "la", "în data de", "pe", "в", "on the", "tl", "ke", "quoting", "at", "zo", "ma", "di", "wo", "do", "vr", "za",
    "pt", "sob",
)  # fmt: skip
#: Labels of the first lines of a quoted mail, by what they stand for.
LABELS = {
    "from": (
        "from", "von", "de", "van", "da", "od", "fra", "från", "lähettäjä", "feladó", "de la", "kimden", "от", "від",
        "差出人", "发件人", "寄件者", "寄件人", "보낸 사람", "보낸사람", "από", "saatja", "nuo", "frá",
    ),
    "sent": (
        "sent", "date", "sent at", "gesendet", "gesendet am", "datum", "envoyé", "envoyé le", "envoye",
        "date d'envoi", "verzonden", "enviado", "enviado el", "fecha", "enviada em", "enviado em", "inviato", "data",
        "data/ora", "wysłano", "wysłane", "sendt", "dato", "skickat", "lähetetty", "päivämäärä", "odesláno",
        "küldve", "elküldve", "dátum", "trimis", "gönderilen", "tarih", "отправлено", "дата", "送信日時", "日付",
        "发送时间", "日期", "寄件日期", "보낸 날짜", "날짜",
        "надіслано", "изпратено", "poslano", "odoslané", "στάλθηκε",
        "αποστολή", "ημερομηνία", "gönderme tarihi", "gönderildi", "saadetud", "siųsta", "enviat", "enviat el",
    ),
    "to": (
        "to", "an", "à", "a", "aan", "para", "do", "til", "till", "vastaanottaja", "komu", "címzett", "către",
        "kime", "кому", "宛先", "收件人", "收件者", "받는 사람", "받는사람",
        "προς", "до", "za", "prima", "per a", "kam", "adressaat",
    ),
    "cc": (
        "cc", "kopie", "copie à", "cópia", "dw", "kopi", "kopia", "copia", "kopio", "bcc", "reply-to", "antwort an",
    ),
    "subject": (
        "subject", "betreff", "objet", "onderwerp", "asunto", "oggetto", "assunto", "temat", "emne", "ämne", "aihe",
        "předmět", "tárgy", "subiect", "konu", "тема", "件名", "主题", "主旨", "제목", "θέμα",
        "относно", "predmet", "zadeva", "teema", "tema", "thema", "assumpte", "efni",
    ),
}  # fmt: skip
#: What stands between dashes above a quoted mail ...
ORIGINAL = (
    "original message", "original appointment", "original email", "ursprüngliche nachricht", "ursprüngliche mail",
    "originalnachricht", "original-nachricht", "message d'origine", "message original", "message d’origine",
    "mensaje original", "messaggio originale", "messaggio originario", "mensagem original", "oorspronkelijk bericht",
    "oorspronkelijk mailbericht", "origineel bericht", "oryginalna wiadomość", "wiadomość oryginalna",
    "original meddelelse", "oprindelig meddelelse", "oprindelig besked", "ursprungligt meddelande",
    "originalmeddelande", "opprinnelig melding", "alkuperäinen viesti", "původní zpráva", "eredeti üzenet",
    "mesaj original", "исходное сообщение", "оригінальне повідомлення", "özgün ileti", "αρχικό μήνυμα",
    "原始邮件", "原始郵件",
    "邮件原件", "回复的原邮件", "원본 메시지", "元のメッセージ",
    "reply message", "reply separator", "original-meddelelse",
    "urspr. nachricht", "originalmail", "ursprungsnachricht",
)  # fmt: skip
#: ... and above a forwarded one.
FORWARDED = (
    "forwarded message", "begin forwarded message", "forwarded by", "weitergeleitete nachricht",
    "weitergeleitete mail", "anfang der weitergeleiteten nachricht", "anfang der weitergeleiteten e-mail",
    "message transféré", "message transmis", "début du message réexpédié", "début du message transféré",
    "doorgestuurd bericht", "begin doorgestuurd bericht", "mensaje reenviado", "inicio del mensaje reenviado",
    "messaggio inoltrato", "inizio messaggio inoltrato", "mensagem encaminhada", "mensagem reencaminhada",
    "início da mensagem reencaminhada", "início da mensagem encaminhada", "wiadomość przekazana",
    "przekazana wiadomość", "początek przekazywanej wiadomości", "treść przekazanej wiadomości",
    "videresendt meddelelse", "videresendt besked", "start på videresendt besked", "vidarebefordrat meddelande",
    "vidarebefordrat brev", "påbörjat vidarebefordrat brev", "videresendt melding", "edelleen lähetetty viesti",
    "přeposlaná zpráva", "továbbított üzenet", "пересылаемое сообщение",
    "转发的邮件", "轉寄的郵件", "전달된 메시지", "転送メッセージ",
    "iletilen mesaj", "iletilmiş mesaj", "προωθημένο μήνυμα", "mesaj redirecționat", "preposlaná správa",
    "proslijeđena poruka", "posredovano sporočilo",
)  # fmt: skip
#: A subject that says the mail was passed on rather than answered.
FORWARD_SUBJECT = re.compile(
    r"\s*(\[[^\]]{0,80}\]\s*)?(fwd?|fw|wg|tr|rv|enc|i|inol|pd|vs|vb|vl|doorst|fs|továbbítás|trans)\s*:", re.IGNORECASE
)
#: Subjects of replies; after them a quoted mail is the one that is answered.
REPLY_SUBJECT = re.compile(r"\s*(re|aw|sv|odp|antw|r|rif|res|ref|resp|vs)\s*(\[\d+\])?\s*:", re.IGNORECASE)

#: A whole line that a telephone or a provider adds below a mail.
MOBILE = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(sent|send) (from|via|with|using) [^.]{1,60}\.?( with .{1,40})?",
        r"(get|try) (outlook|the .{1,30} app|bluemail|spark)\b.{0,60}",
        r"(von|vom) meine[mr] .{1,60} (gesendet|aus gesendet|versendet)\.?",
        r"(gesendet|versendet) (von|vom|mit|aus|über) .{1,80}",
        r"(diese (nachricht|mail)|diese e-mail) wurde .{1,80} (gesendet|geschickt|versandt)\.?",
        r"(holen|hole) sie? ?(sich )?outlook .{1,40}",
        r"(envoyé|envoye|envoyée) (de|depuis|à partir de|à partir d'|avec|par) ?.{1,60}",
        r"(obtenez|télécharger) (outlook|.{1,20} application).{1,60}",
        r"provenance : .{1,60}",
        r"(verzonden|verstuurd|gestuurd) (vanaf|vanuit|van|met|via) .{1,60}",
        r"(download|outlook) .{0,20}outlook (voor|for) .{1,30}",
        r"(enviado|enviada) (desde|do|da|de|a partir do|com|via|por) .{1,60}",
        r"(obtener|obter|obtenha) (o )?outlook .{1,60}",
        r"(inviato|inviata|spedito) (da|dal|dallo|con|tramite) .{1,60}",
        r"(scarica|ottieni) outlook .{1,60}",
        r"(wysłane|wysłano|wysłana) (z|ze|za pomocą|przez) .{1,60}",
        r"(pobierz|uzyskaj) (aplikację )?outlook.{1,60}",
        r"(sendt|skickat|skickades|sent) (fra|från|med|via) .{1,60}",
        r"(hent|hämta|få) outlook .{1,60}",
        r"(lähetetty|odesláno|elküldve|отправлено) .{1,60}",
        r"(from my|sent by) (iphone|ipad|android|samsung|mobile|phone).{0,40}",
        r"sent from (yahoo|aol|mail|samsung|proton|workspace|fastmail).{0,80}",
    )
)
#: Names of telephones and mail programs: a short line that holds one and no order is of their making.
DEVICE = re.compile(
    r"iphone|ipad|\bandroid\b|samsung|\bgalaxy\b|blackberry|huawei|华为|xiaomi|小米|oneplus|windows phone|k-9 mail|"
    r"outlook (for|für|pour|para|per|voor|dla|till?)\b|yahoo!? mail|getmailspring|superhuman|canarymail",
    re.IGNORECASE,
)
#: Warnings that firms put above mail that comes from outside.
BANNER = re.compile(
    r"\W{0,6}(caution|external|warning|attention|achtung|extern|externe?r? (e-?mail|mail|absender|afzender))\b"
    r".{0,60}\b(e-?mail|mail|sender|message|absender|nachricht|courriel|expéditeur|afzender|bericht)|"
    r"\W{0,6}(this|diese|cet|deze) (e-?mail|message|nachricht|mail).{0,40}"
    r"(originated (from )?outside|from an? external|von extern|d.origine externe|externe afzender)|"
    r"\W{0,6}you don.t often get e?-?mail from|\W{0,6}some people who received this message don.t often get",
    re.IGNORECASE,
)
#: The first words of what firms and virus scanners put below a mail.
SMALL_PRINT = re.compile(
    r"[\s*_]*("
    r"(this|the information (contained )?in this) (e-?mail|message|communication).{0,80}(confidential|"
    r"intended|privileged|virus)|"
    r"confidential(ity)?( notice| note)?\s*[:.]|disclaimer\s*:|legal notice\s*:|"
    r"(this|diese) e-?mail (has been|was|wurde) (checked|scanned|sent|auf viren)|virus-?free|virenfrei|"
    r"please consider the environment|think before you print|before printing this|"
    r"diese (e-?mail|nachricht).{0,80}(vertraulich|bestimmt)|"
    r"(ce|cet) (message|e-?mail|courriel).{0,80}(confidentiel|destin)|"
    r"dit (bericht|e-?mail(bericht)?).{0,80}(vertrouwelijk|bestemd)|"
    r"este (mensaje|correo|e-?mail).{0,80}(confidencial|dirigid)|esta mensagem.{0,80}confidencial|"
    r"(questo messaggio|questa e-?mail).{0,80}(riservat|confidenzial)|"
    r"(ta|niniejsza) wiadomość.{0,80}(poufn|przeznaczon)|"
    r"denne (e-?mail|e-?post|meddelelse).{0,80}fortrolig|detta (e-?post)?meddelande.{0,80}konfidenti|"
    r"(you received this message because you are subscribed|to unsubscribe (from|send))"
    r")",
    re.IGNORECASE,
)
#: Words of small print wherever they stand in a last paragraph.
SMALL_PRINT_WORDS = re.compile(
    r"virus|\bavast\b|\bavg\b|mcafee|\bnorton\b|mailscanner|confiden(ti|te|ci|zi)(al|el|eel)|vertraulich|vertrouwelijk|"
    r"fortrolig|konfiden[ct]i|poufn|důvěrn|dôvern|luottamuk|bizalmas|\bgizli\b|конфиденциал|конфіденц|поверителн|"
    r"εμπιστευτικ|riservat[ao]|confidențial|機密|保密|기밀|(intended|named) (only|solely|recipient)|disclaimer|"
    r"registered (in|office|no)|amtsgericht|handelsregister|geschäftsführer|sitz der gesellschaft|kvk|siret\b|"
    r"unsubscribe|abmelden|mailing list|listinfo|newsletter|print (this|the)|don.t print|imprimer|drucken|umwelt|"
    r"imprimir|stampare|afdrukken|the environment|secured by|reply via (web|email)",
    re.IGNORECASE,
)
#: A whole line by which people close a letter, perhaps with a name behind it.
CLOSING = re.compile(
    r"\s*(((with |my )?(best|kind|kindest|warm|many)( regards| wishes| greetings| thanks)?|regards|cheers|"
    r"thanks|thank you|"
    r"thx|ta|yours( sincerely| faithfully| truly| ever| aye)?|sincerely|all the best|bye|br|rgds|"
    r"your (humble|obedient)( and obedient)? servant|"
    r"(mit )?(freundliche[nm]?|beste[nm]?|liebe[nm]?|herzliche[nm]?|viele|schöne[nm]?) gr(ü|ue)(ß|ss)en?|gru(ß|ss)|"
    r"lg|mfg|vg|danke( schön)?|(vielen|besten|herzlichen) dank|bis (bald|dann)|tsch(ü|ue)(ß|ss)|"
    r"(bien )?cordialement|(très )?amicalement|sincèrement|salutations( distinguées)?|merci( d'avance| beaucoup)?|"
    r"à bientôt|bonne (journée|soirée)|bien à (vous|toi)|cdt|bàv|"
    r"met vriendelijke groet(en)?|(hartelijke |vriendelijke |beste |veel )?groet(en|jes)?|mvg|bedankt|"
    r"dank( je| u)?( wel)?|"
    r"(un )?(cordial(es)? |atentos? )?saludos?( cordiales)?|atentamente|(muchas )?gracias|un abrazo|"
    r"(cordiali|distinti|cari|tanti) saluti|saluti|cordialmente|(molte )?grazie( mille)?|a presto|ciao|un saluto|"
    r"(com os melhores )?cumprimentos|atenciosamente|(muito )?obrigad[oa]|abraços?|até (logo|breve)|"
    r"(z )?(poważaniem|wyrazami szacunku)|pozdrawiam( serdecznie)?|pozdrowienia|(serdecznie )?dziękuję|"
    r"z pozdrowieniami|"
    r"(med )?(venlig|vennlig|vänlig|de bedste|bedste|mange)(e|a)? hils(en|ner|ning|ningar)(ar)?|mvh|hilsen|"
    r"(med )?vänliga hälsningar|hälsningar|hälsning|tack( så mycket| på förhand)?|(mange |på forhånd )?tak|vh|"
    r"(parhain |ystävällisin )?terveisin|terv|kiitos|s (přátelským )?pozdrav(em|om)|zdraví|děkuji|díky|ďakujem|"
    r"(szívélyes |tisztelettel )?üdvözlettel|üdv|tisztelettel|köszönöm|(с|із|з) (уважением|повагою)|"
    r"с наилучшими пожеланиями|спасибо|дякую|поздрави|saygılar(ımla|ımızla)?|selamlar|teşekkürler|teşekkür ederim|"
    r"με εκτίμηση|με φιλικούς χαιρετισμούς|ευχαριστώ|cu (stimă|respect|drag)|mulțumesc|toate cele bune|"
    r"(lijep|lep) pozdrav|lp|s poštovanjem|hvala|atentament|salutacions|"
    r"よろしくお願いします|よろしくお願いいたします|敬具|此致|敬礼|祝好|谢谢|謝謝|감사합니다)"
    r"(?!\w)[\s,.!:，。]{0,4}([\w.' -]{0,30})?)\s*",
    re.IGNORECASE,
)
#: A whole line by which people open a letter.
GREETING = re.compile(
    r"\s*(hi|hello|hey|dear|good (morning|day|afternoon|evening)|greetings|howdy|hallo|guten (tag|morgen|"
    r"abend)|moin|servus|"
    r"liebe[rs]?|sehr geehrte[rs]?|werter|bonjour|bonsoir|salut|cher|chère|beste|geachte|dag|goedemorgen|"
    r"goedenavond|hoi|"
    r"hola|buenos días|buenas( tardes| noches)?|estimad[oa]s?|querid[oa]|ciao|buongiorno|buonasera|salve|caro|"
    r"cara|gentile|"
    r"olá|bom dia|boa (tarde|noite)|car[oa]|prezad[oa]|cześć|dzień dobry|witam|witaj|szanown[yi]|drog[ia]|"
    r"hej|kære|goddag|god (morgen|dag|kväll|aften)|kära?|bäste|hejsan|tjena|"
    r"hei|heisann|kjære|moi|terve|hyvä|dobrý (den|deň|večer)|ahoj|vážen[ýá]|mil[ýá]|szia(sztok)?|kedves|tisztelt|"
    r"jó napot|здравствуйте|привет|добрый (день|вечер)|доброе утро|уважаем(ый|ая|ые)|вітаю|доброго дня|"
    r"здравей(те)?|merhaba|selam|sayın|γεια( σας| σου)?|αγαπητ(έ|ή|οί)|καλημέρα|καλησπέρα|bună( ziua)?|stimate|dragă|"
    r"dobar dan|pozdrav|pozdravljeni|hola|bon dia|こんにちは|お世話になっております|你好|您好|안녕하세요)(?!\w)"
    r"( (all|there|tom|sir|mr|mrs|ms|dr|herr|frau|umpire|general|together|everyone|zusammen|à tous|todos|"
    r"tutti|allemaal))?"
    r"[\s,]{0,2}[\w.'’ -]{0,40}[,!.:;，、！。-]{0,2}\s*",
    re.IGNORECASE,
)
