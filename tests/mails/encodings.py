"""Mails in every encoding: charsets rightly and wrongly named, transfer encodings, wrappings and signatures."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator

from tests.mails.letters import (
    ACCENTED,
    ORDERS,
    SUBJECT,
    Specimen,
    headers,
    html_lines,
    lines,
    mail,
    multipart,
    part,
    stripped,
)

TEXT = lines(*ACCENTED, "")


def raw(name: str, content: bytes, *, orders: tuple[str, ...] = ACCENTED, **more: str) -> Specimen:
    head = headers(
        subject=SUBJECT, message_id=f"<{name}@players.test>", more=tuple(f"{k}: {v}" for k, v in more.items())
    )
    return Specimen(name, head.encode() + b"\r\n" + content, stripped(orders))


def text_part(label: str, content: bytes, encoding: str = "8bit") -> bytes:
    kind = f"text/plain; charset={label}" if label else "text/plain"
    return f"Content-Type: {kind}\r\nContent-Transfer-Encoding: {encoding}\r\n\r\n".encode() + content


def specimens() -> Iterator[Specimen]:
    yield from charsets()
    yield from transfers()
    yield from wrappings()
    yield from signatures()


def charsets() -> Iterator[Specimen]:
    latin, central, utf8 = TEXT.encode("latin-1"), TEXT.encode("cp1250"), TEXT.encode()
    yield raw("charset-utf-8", text_part("utf-8", utf8))
    yield raw("charset-latin-1", text_part("iso-8859-1", latin))
    yield raw("charset-latin-9", text_part("ISO-8859-15", TEXT.encode("iso8859-15")))
    yield raw("charset-windows-1252", text_part('"windows-1252"', latin))
    yield raw("charset-windows-1250", text_part("windows-1250", central))
    yield raw("charset-macintosh", text_part("macintosh", TEXT.encode("mac-roman")))
    yield raw("charset-cp850", text_part("cp850", TEXT.encode("cp850")))
    yield raw("charset-utf-16-base64", text_part("utf-16", base64.encodebytes(TEXT.encode("utf-16")), "base64"))
    yield raw("charset-utf-7", text_part("utf-7", TEXT.encode("utf-7"), "7bit"))
    yield raw("charset-utf-8-named-latin-1", text_part("iso-8859-1", utf8))
    yield raw("charset-utf-8-named-ascii", text_part("us-ascii", utf8))
    yield raw("charset-latin-1-named-utf-8", text_part("utf-8", latin))
    yield raw("charset-latin-1-named-ascii", text_part("us-ascii", latin))
    yield raw("charset-latin-1-unnamed", text_part("", latin))
    yield raw("charset-utf-8-unnamed", b"Content-Transfer-Encoding: 8bit\r\n\r\n" + utf8)
    yield raw("charset-unknown-utf-8", text_part("x-unknown-8bit", utf8))
    yield raw("charset-unknown-latin-1", text_part("foo-8859-99", latin))
    yield raw("charset-rfc-2231", text_part("utf-8", utf8).replace(b"charset=", b"charset*=us-ascii'en'"))
    yield raw("charset-iso-2022-jp", text_part("iso-2022-jp", lines(*ORDERS, "").encode()), orders=ORDERS)
    yield raw("charset-gb2312", text_part("gb2312", lines(*ORDERS, "").encode()), orders=ORDERS)
    yield raw("charset-quoted-oddly", text_part("'utf8';", utf8))
    yield raw("charset-with-mark", text_part("utf-8", b"\xef\xbb\xbf" + utf8))
    dashes = ("BRIGADE gauthier", "  1/92: FORM LINE; MOVE\xa06", "  INTENT ATTACK “sart”")
    smart = lines(*dashes, "").encode("cp1252")
    yield raw(
        "charset-smart-quotes",
        text_part("iso-8859-1", smart),
        orders=tuple(line.replace("\xa0", " ") for line in dashes),
    )
    yield raw("charset-mixed", text_part("utf-8", utf8 + b"\r\n-- \r\nG\xe9rard\r\n"))


def transfers() -> Iterator[Specimen]:
    coded = base64.encodebytes(TEXT.encode()).replace(b"\n", b"\r\n")
    yield raw("base64", text_part("utf-8", coded, "base64"))
    yield raw("base64-one-line", text_part("utf-8", base64.b64encode(TEXT.encode()), "BASE64"))
    yield raw("base64-no-padding", text_part("utf-8", base64.b64encode(TEXT.encode() + b"  ").rstrip(b"="), "base64"))
    yield raw("base64-with-blanks", text_part("utf-8", coded.replace(b"\r\n", b" \r\n\r\n"), "base64"))
    yield raw("base64-and-a-footer", text_part("utf-8", coded + b"\r\n\r\nScanned by the gateway.\r\n", "base64"))
    yield raw("base64-claimed-only", text_part("utf-8", TEXT.encode(), "base64"))
    long = lines(*ORDERS, *ACCENTED, "").encode()
    hidden = base64.encodebytes(long).replace(b"\n", b"\r\n")
    yield raw(
        "base64-not-named", b"Content-Type: text/plain; charset=utf-8\r\n\r\n" + hidden, orders=(*ORDERS, *ACCENTED)
    )
    quoted = part(TEXT, encoding="quoted-printable")
    yield raw("quoted-printable", quoted)
    yield raw("quoted-printable-lower-case", quoted.replace(b"=C3=A9", b"=c3=a9"))
    soft = b"BRIGADE jam=\r\nin\r\n  1/4e L=C3=A9ger: MO=\r\nVE 8\r\n  2/4e L=C3=A9=\r\nger: MOVE 8\r\n"
    yield raw("quoted-printable-soft-ends", text_part("utf-8", soft, "quoted-printable"))
    yield raw("quoted-printable-not-named", b"Content-Type: text/plain; charset=utf-8\r\n\r\n" + soft)
    broken = b"BRIGADE jamin\r\n  1/4e L=C3=A9ger: MOVE 8 =\r\n\r\n  2/4e L=C3=A9ger: MOVE 8=ZZ"
    yield raw("quoted-printable-broken", text_part("utf-8", broken.replace(b"=ZZ", b""), "quoted-printable"))
    yield raw("encoding-unknown", text_part("utf-8", TEXT.encode(), "x-rot13"))
    yield raw("encoding-8bit-claimed-7bit", text_part("utf-8", TEXT.encode(), "7bit"))
    yield raw("encoding-binary", text_part("utf-8", TEXT.encode(), "binary"))
    yield raw("uuencode-part", text_part("utf-8", uuencoded("-", TEXT.encode()), "x-uuencode"))
    cover = b"The orders are below.\r\n\r\n" + uuencoded("orders.txt", TEXT.encode()) + b"\r\n"
    yield raw("uuencode-within", text_part("us-ascii", cover, "7bit"))


def uuencoded(name: str, content: bytes) -> bytes:
    rows = [binascii.b2a_uu(content[at : at + 45]).rstrip(b"\n") for at in range(0, len(content), 45)]
    return b"\r\n".join([f"begin 644 {name}".encode(), *rows, b"`", b"end"])


def wrappings() -> Iterator[Specimen]:
    flowed = (
        "PRIORITY gauthier, \r\njamin, \r\nwathiez\r\nBRIGADE gauthier\r\n  1/92: FORM LINE; \r\nMOVE "
        "6\r\n\r\n-- \r\nFoy\r\n"
    )
    orders = ("PRIORITY gauthier, jamin, wathiez", "BRIGADE gauthier", "1/92: FORM LINE; MOVE 6")
    yield raw("flowed", part(flowed, "text/plain; charset=utf-8; format=flowed"), orders=orders)
    delsp = "PRIORITY gauthier,  \r\njamin\r\nBRIGADE gauthier\r\n  1/92: MO \r\nVE 6\r\n"
    orders = ("PRIORITY gauthier, jamin", "BRIGADE gauthier", "1/92: MOVE 6")
    yield raw("flowed-delsp", part(delsp, "text/plain; charset=utf-8; format=flowed; delsp=yes"), orders=orders)
    careless = lines(*(f"{line} " for line in ORDERS), "")
    yield raw("flowed-in-name-only", part(careless, "text/plain; charset=utf-8; format=flowed"), orders=ORDERS)
    stuffed = lines(" BRIGADE gauthier", " >not a quotation", "")
    specimen = raw("flowed-stuffed", part(stuffed, "text/plain; format=flowed"), orders=("BRIGADE gauthier",))
    yield specimen
    long = "PRIORITY gauthier, jamin, wathiez, 9th Infantry Division artillery, Gauthier's Brigade"
    plain = lines(
        long.rpartition(" artillery")[0], "artillery, Gauthier's Brigade", "BRIGADE jamin", "  INTENT HOLD", ""
    )
    html = f"<div>{html_lines((long, 'BRIGADE jamin', '  INTENT HOLD'))}</div>"
    content = multipart("alternative", "0000wrap", part(plain), part(html, "text/html; charset=utf-8"))
    yield raw("wrapped-plain-mended-by-html", content, orders=(long, "BRIGADE jamin", "INTENT HOLD"))
    run_together = " ".join(line.strip() for line in ORDERS)
    html = "".join(f"<p>{line.strip()}</p>" for line in ORDERS)
    content = multipart("alternative", "0000flat", part(run_together), part(html, "text/html; charset=utf-8"))
    yield raw("plain-without-lines", content, orders=ORDERS)
    yield raw("line-ends-lf", part(lines(*ORDERS, "").replace("\r\n", "\n")), orders=ORDERS)
    specimen = raw("line-ends-lf-only", part(lines(*ORDERS, "")), orders=ORDERS)
    specimen.raw = specimen.raw.replace(b"\r\n", b"\n")
    yield specimen
    specimen = raw("line-ends-cr-only", part(lines(*ORDERS, "")), orders=ORDERS)
    specimen.raw = specimen.raw.replace(b"\r\n", b"\r")
    yield specimen
    specimen = raw("line-ends-cr-cr-lf", part(lines(*ORDERS, "")), orders=ORDERS)
    specimen.raw = specimen.raw.replace(b"\r\n", b"\r\r\n")
    yield specimen
    enriched = "<bold>BRIGADE gauthier</bold>\r\n<color><param>red</param>1/92: MOVE 6</color>\r\n"
    enriched = enriched.replace("<param>red</param>", "")
    yield raw(
        "text-enriched", part(enriched, "text/enriched; charset=utf-8"), orders=("BRIGADE gauthier", "1/92: MOVE 6")
    )
    yield raw(
        "tabs-and-nuls",
        part(lines("BRIGADE gauthier\t", "\t1/92:\tMOVE 6\x00", "")),
        orders=("BRIGADE gauthier", "1/92:\tMOVE 6"),
    )


def signatures() -> Iterator[Specimen]:
    armoured = lines(
        "-----BEGIN PGP SIGNED MESSAGE-----",
        "Hash: SHA512",
        "",
        *ORDERS,
        "- -- ",
        "Foy",
        "-----BEGIN PGP SIGNATURE-----",
        "",
        "iQEzBAEBCgAdFiEEx2m1h3n0q8r5",
        "=aB3d",
        "-----END PGP SIGNATURE-----",
        "",
    )
    yield raw("pgp-clear-signed", part(armoured), orders=ORDERS)
    signature = (
        b'Content-Type: application/pgp-signature; name="signature.asc"\r\n\r\n-----BEGIN PGP '
        b"SIGNATURE-----\r\n\r\niQEz\r\n"
    )
    signed = multipart(
        'signed; micalg=pgp-sha512; protocol="application/pgp-signature"', "sig1", part(lines(*ORDERS, "")), signature
    )
    yield raw("pgp-mime-signed", signed, orders=ORDERS)
    p7s = (
        b'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Transfer-Encoding: '
        b"base64\r\n\r\nMIAGCSqGSIb3DQEHAqCA\r\n"
    )
    inner = multipart(
        "alternative",
        "in1",
        part(lines(*ORDERS, "")),
        part(f"<div>{html_lines(ORDERS)}</div>", "text/html; charset=utf-8"),
    )
    signed = multipart('signed; protocol="application/pkcs7-signature"; micalg=sha-256', "sig2", inner, p7s)
    yield raw("smime-signed", signed, orders=ORDERS)
    head = (
        b'Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"\r\n'
        b"Content-Transfer-Encoding: base64\r\n\r\n"
    )
    content = part(lines(*ORDERS, ""))
    yield raw("smime-opaque", head + base64.encodebytes(opaque(content)).replace(b"\n", b"\r\n"), orders=ORDERS)
    yield raw(
        "smime-opaque-pieces",
        head + base64.encodebytes(opaque_in_pieces(content)).replace(b"\n", b"\r\n"),
        orders=ORDERS,
    )
    enveloped = der(0x30, der(0x06, bytes.fromhex("2a864886f70d010703")) + der(0xA0, der(0x30, b"\x02\x01\x00")))
    specimen = raw("smime-encrypted", head.replace(b"signed", b"enveloped") + base64.encodebytes(enveloped))
    yield refused(specimen, "encrypted")
    version = part("Version: 1\r\n", "application/pgp-encrypted")
    locked = multipart(
        'encrypted; protocol="application/pgp-encrypted"',
        "enc",
        version,
        part("-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----\r\n", "application/octet-stream"),
    )
    yield refused(raw("pgp-mime-encrypted", locked), "encrypted")
    inline = lines("-----BEGIN PGP MESSAGE-----", "", "hQEMA0d2", "=zz", "-----END PGP MESSAGE-----", "")
    yield refused(raw("pgp-inline-encrypted", part(inline)), "encrypted")


def refused(specimen: Specimen, outcome: str) -> Specimen:
    specimen.orders, specimen.state, specimen.outcome = (), "refused", outcome
    return specimen


def der(tag: int, content: bytes) -> bytes:
    length = len(content)
    if length < 128:
        return bytes([tag, length]) + content
    size = length.to_bytes((length.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(size)]) + size + content


def opaque(content: bytes) -> bytes:
    data = der(0x30, der(0x06, bytes.fromhex("2a864886f70d010701")) + der(0xA0, der(0x04, content)))
    signed = der(0x30, b"\x02\x01\x01" + der(0x31, b"") + data + der(0x31, b""))
    return der(0x30, der(0x06, bytes.fromhex("2a864886f70d010702")) + der(0xA0, signed))


def opaque_in_pieces(content: bytes) -> bytes:
    """The same with lengths left open, as streaming programs write it."""
    pieces = b"".join(der(0x04, content[at : at + 100]) for at in range(0, len(content), 100))
    octets = b"\x24\x80" + pieces + b"\x00\x00"
    data = b"\x30\x80" + der(0x06, bytes.fromhex("2a864886f70d010701")) + b"\xa0\x80" + octets + b"\x00\x00\x00\x00"
    signed = b"\x30\x80\x02\x01\x01" + der(0x31, b"") + data + b"\x31\x00\x00\x00"
    return b"\x30\x80" + der(0x06, bytes.fromhex("2a864886f70d010702")) + b"\xa0\x80" + signed + b"\x00\x00\x00\x00"


__all__ = ["mail", "specimens"]
