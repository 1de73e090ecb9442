"""Plain answers of other programs, and in other tongues, than those of the first corpus.

What is answered carries orders and no marker line, so that whatever of it comes through shows.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.letters import (
    ADDRESS,
    ORDERS,
    PLAIN_CALL,
    SHORT,
    SUBJECT,
    TITLE,
    WHO,
    Specimen,
    answered,
    lines,
    part,
    quoted,
)

A = f"<{ADDRESS}>"
#: The line above a quoted mail, as Gmail and others write it; the first line break stands where programs break it.
ATTRIBUTIONS = {
    "fi": f"pe 20.11.2026 klo 10.12 {WHO} ({ADDRESS})\nkirjoitti:",
    "no": f"fre. 20. nov. 2026 kl. 10:12 skrev {WHO} <\n{ADDRESS}>:",
    "hu": f"{WHO} {A} ezt írta (időpont: 2026. nov.\n20., P, 10:12):",
    "ru": f"пт, 20 нояб. 2026 г. в 10:12, {WHO} <\n{ADDRESS}>:",
    "uk": f"пт, 20 лист. 2026 р. о 10:12 {WHO} {A}\nпише:",
    "el": f"Στις Παρ 20 Νοε 2026 στις 10:12 π.μ., ο χρήστης {WHO} <\n{ADDRESS}> έγραψε:",
    "tr": f"{WHO} {A}, 20 Kas 2026 Cum, 10:12 tarihinde\nşunu yazdı:",
    "ja": f"2026年11月20日(金) 10:12 {WHO} {A}:",
    "zh-cn": f"{WHO} {A} 于2026年11月20日周五 10:12写道：",
    "zh-tw": f"{WHO} {A} 於 2026年11月20日 週五\n上午10:12寫道：",
    "ko": f"2026년 11월 20일 (금) 오전 10:12, {WHO} <\n{ADDRESS}>님이 작성:",
    "cs": f"pá 20. 11. 2026 v 10:12 odesílatel {WHO} <\n{ADDRESS}> napsal:",
    "sk": f"pi 20. 11. 2026 o 10:12 {WHO} {A}\nnapísal(a):",
    "ro": f"În vin., 20 nov. 2026 la 10:12, {WHO} {A}\na scris:",
    "bg": f"На пт, 20.11.2026 г. в 10:12 {WHO} {A}\nнаписа:",
    "hr": f"pet, 20. stu 2026. u 10:12 {WHO} {A}\nnapisao je:",
    "sl": f"V V pet., 20. nov. 2026 ob 10:12 je oseba {WHO} <\n{ADDRESS}> napisala:",
    "lv": f"piektd., 2026. g. 20. nov., plkst. 10:12 — lietotājs {WHO} (\n{A}) rakstīja:",
    "vi": f"Vào Th 6, 20 thg 11, 2026 vào lúc 10:12 {WHO} <\n{ADDRESS}> đã viết:",
    "id": f"Pada tanggal Jum, 20 Nov 2026 pukul 10.12 {WHO} <\n{ADDRESS}> menulis:",
    "he": f"\u200fבתאריך יום ו׳, 20 בנוב׳ 2026 ב-10:12 מאת\n{WHO}\u200f <\u202a{ADDRESS}\u202c\u200f>:\u200f",
    "ar": f"في الجمعة، 20 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة {WHO} <\n{ADDRESS}>:",
    "ca": f"Missatge de {WHO} {A} del dia dv., 20 de nov.\n2026 a les 10:12:",
    "en-narrow-space": f"On Fri, Nov 20, 2026 at 10:12\u202fAM {WHO} {A}\nwrote:",
}
#: The same from programs that do not mark the quoted lines (text made of HTML, telephones, old web mail).
UNMARKED = {
    "fi": f"{WHO} {A} kirjoitti pe 20.11.2026 klo 10.12:",
    "ru": f"Пятница, 20 ноября 2026, 10:12 +03:00 от {WHO} {A}:",
    "yandex": f'20.11.2026, 10:12, "{WHO}" {A}:',
    "zh-163": f'在 2026-11-20 17:12:33，"{WHO}" {A} 写道：',
    "netease-en": f'At 2026-11-20 17:12:33, "{WHO}" {A} wrote:',
    "ja": f"2026年11月20日(金) 10:12 {WHO} {A}:",
    "ko": f"2026년 11월 20일 (금) 오전 10:12, {WHO} {A}님이 작성:",
    "notes-de": f'"{WHO}" {A} schrieb am 20.11.2026 10:12:33:',
    "notes-en": f'"{WHO}" {A} wrote on 20/11/2026 10:12:33:',
    "squirrel-mail": f"On Fri, November 20, 2026 10:12 am, {WHO} wrote:",
    "hey": f"On November 20, 2026, {WHO} {A} wrote:",
    "em-client": f'------ Original Message ------\nFrom "{WHO}" {A}\nTo foy@players.test\nDate 20/11/2026 10:12:33\n'
    f"Subject [{TITLE}, turn 1] your orders, please",
    "proton": f"-------- Original Message --------\nOn Friday, 11/20/26 at 10:12 {WHO} {A} wrote:",
    "spark": f"On 20 Nov 2026 at 10:12 +0100, {WHO} {A}, wrote:",
    "superhuman": f"On Fri, Nov 20, 2026 at 10:12 AM, {WHO} < {ADDRESS} > wrote:",
    "nine": f"보낸 사람: {WHO} {A}\n날짜: 2026-11-20 10:12\n받는 사람: foy@players.test\n제목: [{TITLE}, turn 1] x",
}
#: From, sent, to, subject, as Outlook heads the mail it answers.
LABELS = {
    "fi": ("Lähettäjä", "Lähetetty", "Vastaanottaja", "Aihe"),
    "no": ("Fra", "Sendt", "Til", "Emne"),
    "cs": ("Od", "Odesláno", "Komu", "Předmět"),
    "sk": ("Od", "Odoslané", "Komu", "Predmet"),
    "hu": ("Feladó", "Küldve", "Címzett", "Tárgy"),
    "ro": ("De la", "Trimis", "Către", "Subiect"),
    "ru": ("От", "Отправлено", "Кому", "Тема"),
    "uk": ("Від", "Надіслано", "Кому", "Тема"),
    "bg": ("От", "Изпратено", "До", "Относно"),
    "el": ("Από", "Στάλθηκε", "Προς", "Θέμα"),
    "tr": ("Kimden", "Gönderme Tarihi", "Kime", "Konu"),
    "ja": ("差出人", "送信日時", "宛先", "件名"),
    "zh-cn": ("发件人", "发送时间", "收件人", "主题"),
    "zh-tw": ("寄件者", "寄件日期", "收件者", "主旨"),
    "ko": ("보낸 사람", "보낸 날짜", "받는 사람", "제목"),
    "hr": ("Od", "Poslano", "Prima", "Predmet"),
    "sl": ("Od", "Poslano", "Za", "Zadeva"),
    "et": ("Saatja", "Saadetud", "Adressaat", "Teema"),
    "lt": ("Nuo", "Siųsta", "Kam", "Tema"),
    "he": ("מאת", "נשלח", "אל", "נושא"),
    "vi": ("Từ", "Đã gửi", "Đến", "Chủ đề"),
    "id": ("Dari", "Terkirim", "Kepada", "Subjek"),
    "ca": ("De", "Enviat el", "Per a", "Assumpte"),
    "notes-de": ("Von", "Datum", "An", "Thema"),
}
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


def plain(
    name: str, text: str, orders: tuple[str, ...] = ORDERS, *, subject: str = SUBJECT, kind: str = "", **more: str
) -> Specimen:
    """A mail of one plain part."""
    content = part(text, kind or "text/plain; charset=utf-8")
    given = tuple(f"{key.replace('_', '-')}: {value}" for key, value in more.items())
    return answered(f"other-{name}", content, orders, subject=subject, more=given)


def in_part(specimen: Specimen) -> Specimen:
    specimen.outcome = "orders-in-part"
    return specimen


def specimens() -> Iterator[Specimen]:
    """All mails of this module."""
    yield from attributions()
    yield from headings()
    yield from devices()
    yield from signatures()
    yield from footers()
    yield from placements()
    yield from typing()


def attributions() -> Iterator[Specimen]:
    for code, words in ATTRIBUTIONS.items():
        yield plain(f"attribution-{code}", lines(*ORDERS, "", words, "", quoted(PLAIN_CALL), ""))
    for code in ("fi", "ru", "hu", "ja"):
        bottom = lines(ATTRIBUTIONS[code], quoted(PLAIN_CALL), "", *ORDERS, "")
        yield plain(f"attribution-above-{code}", bottom)
    for code, words in UNMARKED.items():
        yield plain(f"unmarked-{code}", lines(*ORDERS, "", words, "", *PLAIN_CALL, ""))
    indented = lines(*("    " + line for line in PLAIN_CALL))
    yield plain(
        "yahoo-indented",
        lines(*SHORT, "", f"    On Friday, November 20, 2026, 10:12:33 AM GMT+1, {WHO} {A} wrote:  ", "", indented, ""),
        SHORT,
    )
    yield plain(
        "wrapped-name",
        lines(
            *SHORT, "", "On Fri, 20 Nov 2026, 10:12 Estafette,", f"First Steps, {A}", "wrote:", "", quoted(PLAIN_CALL)
        ),
        SHORT,
    )


def headings() -> Iterator[Specimen]:
    for code, (sender, sent, to, subject) in LABELS.items():
        when = "20.11.2026 10:12"
        block = (
            f"{sender}: {WHO} {A}",
            f"{sent}: {when}",
            f"{to}: Foy <foy@players.test>",
            f"{subject}: {SUBJECT[4:]}",
        )
        yield plain(f"labels-{code}", lines(*ORDERS, "", *block, "", *PLAIN_CALL, ""))
    block = (f'发件人: "{WHO}"{A};', "发送时间: 2026年11月20日(星期五) 下午5:12", '收件人: "Foy"<foy@players.test>;')
    yield plain(
        "qq-mail",
        lines(
            *ORDERS,
            "",
            "",
            "------------------ 原始邮件 ------------------",
            *block,
            f"主题: {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
    )
    yield plain(
        "foxmail",
        lines(
            *SHORT,
            "",
            "foy@players.test",
            "",
            f"发件人： {WHO}",
            "发送时间： 2026-11-20 17:12",
            f"主题： {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "notes-old",
        lines(
            *SHORT,
            "",
            "",
            f"From:\t{WHO} {A}",
            "To:\tfoy@players.test,",
            "Date:\t20/11/2026 10:12",
            f"Subject:\t{SUBJECT}",
            "",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "tr-dashed",
        lines(
            *SHORT,
            "",
            "-----Özgün İleti-----",
            f"Kimden: {WHO}",
            "Gönderildi: 20 Kasım 2026 Cuma 10:12",
            "Kime: Foy",
            f"Konu: {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "bullets-in-labels",
        lines(
            *SHORT,
            "",
            "-------- Message d'origine --------",
            f"De : {WHO} {A}",
            "Date : 20/11/2026 10:12 (GMT+01:00)",
            "À : foy@players.test",
            f"Objet : {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "labels-on-long-lines",
        lines(
            *SHORT,
            "",
            f"From: {WHO} {A}",
            "Sent: Friday, 20 November 2026 10:12",
            "To: " + "; ".join(f"Player {n} <p{n}@players.test>" for n in range(30)),
            f"Subject: {SUBJECT}",
            "Importance: High",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "labels-mailto",
        lines(
            *SHORT,
            "",
            f"From: {WHO} [mailto:{ADDRESS}] ",
            "Sent: Friday, 20 November 2026 10:12",
            "To: Foy",
            f"Subject: {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )
    yield plain(
        "labels-spaced-out",
        lines(
            *SHORT,
            "",
            f"*From:* {WHO} {A}",
            "",
            "*Sent:* Friday, 20 November 2026 10:12",
            "",
            "*To:* Foy",
            "",
            f"*Subject:* {SUBJECT}",
            "",
            *PLAIN_CALL,
        ),
        SHORT,
    )


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


def placements() -> Iterator[Specimen]:
    caution = "CAUTION: This email originated from outside of the organization. Do not click links."
    yield plain("caution-above", lines(caution, "", *SHORT, ""), SHORT)
    yield plain("inline", lines("> BRIGADE wathiez", "", *SHORT, "", ">   INTENT HOLD", "> END", ""), SHORT)
    yield plain(
        "quoted-two-marks",
        lines(*SHORT, "", "Am 20.11.2026 schrieb X:", ">> TURN 1", "> > BRIGADE jamin", ">>> INTENT HOLD"),
        SHORT,
    )
    yield plain(
        "quoted-bars", lines(*SHORT, "", f"{WHO} wrote:", "| TURN 1", "| BRIGADE jamin", "|   INTENT HOLD"), SHORT
    )
    yield plain("quoted-initials", lines(*SHORT, "", "E> TURN 1", "E> BRIGADE jamin", "EF>   INTENT HOLD"), SHORT)
    yield plain("ps-below-quotation", lines(*SHORT[:1], "", ATTRIBUTIONS["fi"], "> a", "", *SHORT[1:]), SHORT)
    from_the_wood = plain("orders-over-heading", lines(*SHORT, "From: the wood", ""), (*SHORT, "From: the wood"))
    yield from_the_wood
    yield plain(
        "to-in-message",
        lines(*SHORT, "MESSAGE TO jamin: on Friday Ney wrote:", ""),
        (*SHORT, "MESSAGE TO jamin: on Friday Ney wrote:"),
    )
    yield plain(
        "no-space-marks", lines(*SHORT, "", "Op 20-11-2026 schreef X:", *(">" + line for line in PLAIN_CALL)), SHORT
    )
    yield plain("original-bare", lines(*SHORT, "", "-----Original Message-----", *PLAIN_CALL), SHORT)
    yield plain(
        "snip", lines(*SHORT, "", "[...]", "", f"On 20 Nov 2026, at 10:12, {WHO} wrote:", quoted(PLAIN_CALL)), SHORT
    )


def typing() -> Iterator[Specimen]:
    """Letters that look alike: what programs and keyboards make of plain typing."""
    nbsp = tuple(line.replace(" ", "\xa0") for line in SHORT)
    yield plain("nbsp", lines(*nbsp, ""), SHORT)
    yield plain("zero-width", lines("BRIG\u200bADE wathiez", "INTENT\u2060 SCREEN wood\u200d", "\ufeff"), SHORT)
    yield plain("soft-hyphen", lines("BRI\xadGADE wathiez", "INTENT SCREEN wo\xadod"), SHORT)
    yield plain("right-to-left-marks", lines("\u200eBRIGADE wathiez\u200f", "\u202aINTENT SCREEN wood\u202c"), SHORT)
    yield plain("isolates", lines("\u2068BRIGADE wathiez\u2069", "INTENT SCREEN wood"), SHORT)
    yield plain("line-separator", "BRIGADE wathiez\u2028INTENT SCREEN wood\u2029", SHORT)
    yield plain("form-feed", "BRIGADE wathiez\x0cINTENT SCREEN wood\x0b", SHORT)
    yield plain(
        "tabs", lines("BRIGADE\twathiez", "\tINTENT\tSCREEN\twood"), ("BRIGADE\twathiez", "INTENT\tSCREEN\twood")
    )
    wide = ("ＢＲＩＧＡＤＥ　ｗａｔｈｉｅｚ", "INTENT SCREEN wood", "BRIGADE gauthier", "１/９２：MOVE ６")
    yield plain("full-width", lines(*wide), tuple(line.replace("\u3000", " ") for line in wide))
    dashes = ("BRIGADE gauthier", "1/92: FORM LINE; MOVE 6 – CHARGE ‘28th’")
    yield in_part(plain("smart", lines(*dashes), dashes))
