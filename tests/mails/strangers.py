"""Plain answers of other programs, and in other tongues, than those of the first corpus.

What is answered carries orders and no marker line, so that whatever of it comes through shows.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.answers import ATTRIBUTIONS, A, in_part, plain
from tests.mails.letters import (
    ADDRESS,
    ORDERS,
    PLAIN_CALL,
    SHORT,
    SUBJECT,
    TITLE,
    WHO,
    Specimen,
    lines,
    quoted,
)
from tests.mails.strange_endings import devices, footers, signatures

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
