"""Answers of one plain part, and what programs say above what they quote."""

from __future__ import annotations

from tests.mails.letters import (
    ADDRESS,
    ORDERS,
    SUBJECT,
    WHO,
    Specimen,
    answered,
    part,
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
