"""HTML mail as other programs than those of the first corpus write it, and as people paste it together."""

# ruff: noqa: E501 -- what programs write has long lines

from __future__ import annotations

from collections.abc import Iterator

from tests.mails.letters import (
    ADDRESS,
    ORDERS,
    PLAIN_CALL,
    SHORT,
    SUBJECT,
    WHO,
    Specimen,
    answered,
    escape,
    html_lines,
    lines,
    multipart,
    part,
    quoted,
)

QUOTED = html_lines(PLAIN_CALL)
FIRST, SECOND = SHORT
WORD = (
    '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head>'
    '<meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!-- p.MsoNormal {margin:0cm} --></style>'
    '<!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head>'
    '<body lang="EN-GB" link="#0563C1"><div class="WordSection1">'
)


def page(
    name: str, html: str, orders: tuple[str, ...] = SHORT, *, encoding: str = "8bit", subject: str = SUBJECT
) -> Specimen:
    """A mail of one HTML part."""
    content = part(html, "text/html; charset=utf-8", encoding=encoding)
    return answered(f"other-{name}", content, orders, subject=subject)


def both(name: str, text: str, html: str, orders: tuple[str, ...] = SHORT) -> Specimen:
    """The same in plain and in HTML, or what a program takes for the same."""
    content = multipart("alternative", f"=_{name}", part(text), part(html, "text/html; charset=utf-8"))
    return answered(f"other-{name}", content, orders)


def specimens() -> Iterator[Specimen]:
    """All mails of this module."""
    yield from programs()
    yield from outlooks()
    yield from layouts()
    yield from unequal()


def divs(*texts: str) -> str:
    return "".join(f"<div>{escape(text) or '<br>'}</div>" for text in texts)


def programs() -> Iterator[Specimen]:
    own = divs(*SHORT)
    gmail = (
        f'<div dir="ltr" class="gmail_attr">пт, 20 нояб. 2026 г. в 10:12, {WHO} &lt;<a href="mailto:{ADDRESS}">{ADDRESS}'
        f'</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid">{QUOTED}'
        "</blockquote>"
    )
    yield page(
        "gmail-html-ru", f'<div dir="ltr">{own}</div><br><div class="gmail_quote gmail_quote_container">{gmail}</div>'
    )
    yield page("gmail-html-bottom", f'<div dir="ltr"><div class="gmail_quote">{gmail}</div></div><div>{own}</div>')
    yield page(
        "gmail-html-inline",
        f'<div dir="ltr"><div class="gmail_quote"><blockquote class="gmail_quote">BRIGADE wathiez</blockquote>{own}'
        f'<blockquote class="gmail_quote">{QUOTED}</blockquote></div></div>',
    )
    yield page(
        "gmail-nested",
        f'<div dir="ltr">{own}</div><div class="gmail_quote"><div class="gmail_attr">On Fri X wrote:</div>'
        f'<blockquote class="gmail_quote">{QUOTED}<div class="gmail_quote"><blockquote class="gmail_quote">{QUOTED}'
        "</blockquote></div></blockquote></div>",
    )
    yield page(
        "gmail-signature-above-quotation",
        f'<div dir="ltr">{own}<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" '
        f'class="gmail_signature" data-smartmail="gmail_signature">General Foy<br>1/92: CHARGE</div></div>{gmail}',
    )
    yield page("gmail-ios", f'<div dir="auto">{FIRST}</div><div dir="auto">{SECOND}</div><div><br></div>{gmail}')
    yield page(
        "apple-iphone",
        f'<html><head><meta http-equiv="content-type"></head><body dir="auto">{FIRST}<div>{SECOND}<br id="lineBreakAtBegin'
        f'ningOfSignature"><div dir="ltr">iPhoneから送信</div><div dir="ltr"><br><blockquote type="cite">2026/11/20 10:12、'
        f'{WHO} &lt;{ADDRESS}&gt;のメール:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\ufeff{QUOTED}</div>'
        "</blockquote></div></body></html>",
    )
    yield page(
        "apple-list",
        f'<body style="word-wrap: break-word;"><ul class="MailOutline"><li>{FIRST}</li><li>{SECOND}</li></ul>'
        f'<div><br><blockquote type="cite"><div>On 20 Nov 2026, at 10:12, {WHO} wrote:</div><br class="Apple-interchange-'
        f'newline"><div>{QUOTED}</div></blockquote></div></body>',
    )
    yield page(
        "thunderbird-html-2",
        f'<p>{FIRST}<br>{SECOND}</p><div class="moz-cite-prefix">20.11.2026 12:12, {WHO} пишет:<br></div><blockquote '
        f'type="cite" cite="mid:x@y"><pre class="moz-quote-pre" wrap="">{chr(10).join(PLAIN_CALL)}</pre></blockquote>'
        '<div class="moz-signature">-- <br>Foy</div>',
    )
    yield page(
        "yahoo-html",
        f'<div class="ydp1yahoo-style-wrap"><div dir="ltr">{FIRST}</div><div dir="ltr">{SECOND}</div><div><br></div></div>'
        f'<div id="ydp2yahoo_quoted_123" class="ydp2yahoo_quoted"><div>On Friday, November 20, 2026, {WHO} wrote:</div>'
        f"<div>{QUOTED}</div></div>",
    )
    yield page(
        "yandex",
        f'<div>{FIRST}</div><div>{SECOND}</div><div> </div><div>20.11.2026, 10:12, "{WHO}" &lt;{ADDRESS}&gt;:</div>'
        f"<blockquote><div>{QUOTED}</div></blockquote>",
    )
    yield page(
        "mail-ru-html",
        f"<HTML><BODY>{own}<br><br>-- <br>Foy<blockquote style='border-left:1px solid #0857A6; margin:10px'>Пятница, 20 "
        f"ноября 2026, 10:12 +03:00 от {WHO}:<br><div>{QUOTED}</div></blockquote></BODY></HTML>",
    )
    yield page(
        "proton-html",
        f'<div style="font-family: Arial">{FIRST}<br>{SECOND}</div><div class="protonmail_signature_block"><div class="'
        'protonmail_signature_block-user protonmail_signature_block-empty"></div><div class="protonmail_signature_block-'
        'proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">'
        f'On Friday, 20 November 2026 at 10:12, {WHO} wrote:<br><blockquote class="protonmail_quote">{QUOTED}</blockquote></div>',
    )
    yield page(
        "fastmail-html",
        f'<div style="font-family:Arial">{FIRST}</div><div>{SECOND}</div><div id="sig123"><div class="signature">--</div>'
        f'<div class="signature">Foy</div></div><div>On Fri, 20 Nov 2026, at 10:12, {WHO} wrote:</div><blockquote type="cite" '
        f'id="qt">{QUOTED}</blockquote>',
    )
    yield page(
        "zoho-html",
        f'<div>{FIRST}<br>{SECOND}<br></div><div class="zmail_extra_hr" style="border-top: 1px solid"></div><div '
        f'class="zmail_extra" data-zbluepencil-ignore="true"><div><br>---- On Fri, 20 Nov 2026 10:12:33 +0100 <b>{WHO} &lt;'
        f'{ADDRESS}&gt;</b> wrote ---</div><blockquote id="blockquote_zmail">{QUOTED}</blockquote></div>',
    )
    yield page(
        "zimbra",
        f'<div style="font-family: arial">{own}<div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS'
        f'__"><b>From: </b>"{WHO}" &lt;{ADDRESS}&gt;<br><b>To: </b>foy@players.test<br><b>Sent: </b>Friday, 20 November, 2026 '
        f'10:12:33<br><b>Subject: </b>{SUBJECT}<br></div><div data-marker="__QUOTED_TEXT__">{QUOTED}</div></div>',
    )
    yield page(
        "hey-html",
        f"<div>{FIRST}<br>{SECOND}</div><br><div>On November 20, 2026, {WHO} &lt;{ADDRESS}&gt; wrote:</div><blockquote>{QUOTED}"
        "</blockquote>",
    )
    yield page(
        "spark-html",
        f'<div name="messageBodySection"><div dir="auto">{FIRST}<br>{SECOND}</div></div><div name="messageSignatureSection"><br>'
        f'<div>Foy</div></div><div name="messageReplySection">On 20 Nov 2026 at 10:12 +0100, {WHO}, wrote:<br><blockquote '
        f'type="cite" class="spark_quote">{QUOTED}</blockquote></div>',
    )
    yield page(
        "netease-table",
        f"<div>{FIRST}</div><div>{SECOND}</div><div class='ntes-mailmaster-quote'><div>---- 回复的原邮件 ----</div><table><tr>"
        f"<td>发件人</td><td>{WHO}&lt;{ADDRESS}&gt;</td></tr><tr><td>日期</td><td>2026年11月20日 17:12</td></tr><tr><td>主题</td>"
        f"<td>{SUBJECT}</td></tr></table><div>{QUOTED}</div></div>",
    )
    yield page(
        "qq-html",
        f'<div>{FIRST}</div><div>{SECOND}</div><div><includetail><div>&nbsp;</div><div style="font:Verdana">------------------&nbsp;'
        f'原始邮件&nbsp;------------------</div><div style="background:#efefef;"><div><b>发件人:</b>&nbsp;"{WHO}"&lt;{ADDRESS}&gt;;'
        f'</div><div><b>发送时间:</b>&nbsp;2026年11月20日(星期五) 下午5:12</div><div><b>收件人:</b>&nbsp;"Foy";</div><div><b>主题:</b>'
        f"&nbsp;{SUBJECT}</div></div>{QUOTED}</includetail></div>",
    )
    yield page(
        "samsung-html",
        f'<div dir="auto">{FIRST}</div><div dir="auto">{SECOND}</div><div><br></div><div id="composer_signature" dir="auto">'
        f'<div style="font-size:12px">Von meinem Galaxy gesendet</div></div><div><br></div><div><!-- originalMessage --><div>'
        f"-------- Ursprüngliche Nachricht --------</div><div>Von: {WHO} &lt;{ADDRESS}&gt; </div><div>Datum: 20.11.26  10:12  "
        f"(GMT+01:00) </div><div>An: foy@players.test </div><div>Betreff: {SUBJECT} </div><div><br></div></div>{QUOTED}",
    )
    yield page(
        "em-client-html",
        f'<div>{FIRST}</div><div>{SECOND}</div><div id="signature_old"><br></div><div>------ Original Message ------</div><div>From '
        f'&quot;{WHO}&quot; &lt;<a href="mailto:{ADDRESS}">{ADDRESS}</a>&gt;</div><div>To foy@players.test</div><div>Date 20/11/2026 '
        f'10:12:33</div><div>Subject {SUBJECT}</div><div><br></div><div id="x1"><blockquote cite="x" type="cite" class="cite2">'
        f"{QUOTED}</blockquote></div>",
    )
    yield page(
        "mailspring",
        f"<div>{FIRST}</div><div>{SECOND}</div><signature id='x'>Foy</signature><div class='gmail_quote nylas-quote nylas-quote-id-1'><br>On Nov 20 2026, at 10:12 am, {WHO} &lt;{ADDRESS}&gt; wrote:<br><blockquote>{QUOTED}</blockquote></div>",
    )


def outlooks() -> Iterator[Specimen]:
    labels = (
        f"<b>Lähettäjä:</b> {WHO} &lt;{ADDRESS}&gt; <br><b>Lähetetty:</b> perjantai 20. marraskuuta 2026 10.12<br><b>"
        f"Vastaanottaja:</b> Foy<br><b>Aihe:</b> {SUBJECT}"
    )
    own = "".join(f'<p class="MsoNormal"><span lang="FI">{line}<o:p></o:p></span></p>' for line in SHORT)
    border = '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">'
    quote = "".join(f'<p class="MsoNormal">{escape(line)}</p>' for line in PLAIN_CALL)
    yield page(
        "word-fi",
        f'{WORD}{own}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>{border}<p class="MsoNormal">{labels}</p></div>{quote}</div></body></html>',
    )
    yield page("word-no-heading", f"{WORD}{own}</div></body></html>")
    list_item = "".join(
        f'<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol">'
        f'<span style="mso-list:Ignore">·<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span><![endif]>{line}</p>'
        for line in SHORT
    )
    yield page("word-list", f"{WORD}{list_item}</div></body></html>", tuple(f"· {line}" for line in SHORT))
    yield page(
        "word-conditional",
        f"{WORD}<!--[if mso]><p>BRIGADE jamin</p><![endif]--><![if !mso]>{own}<![endif]></div></body></html>",
    )
    new = "".join(f'<div class="elementToProof" style="font-family: Aptos">{line}</div>' for line in SHORT)
    yield page(
        "outlook-new",
        f'<html><body dir="ltr">{new}<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div '
        f'id="divRplyFwdMsg" dir="ltr"><font face="Calibri">{labels}</font><div>&nbsp;</div></div><div>{QUOTED}</div></body></html>',
    )
    yield page(
        "outlook-ios-hidden",
        f'<body>{new}<div id="ms-outlook-mobile-signature">Hanki <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><div '
        f'id="mail-editor-reference-message-container"><hr><div id="divRplyFwdMsg">{labels}</div>{QUOTED}</div></body>',
    )
    yield page(
        "outlook-mobile-typed-in-signature",
        f'<body><div id="ms-outlook-mobile-signature"><div>{FIRST}</div><div>{SECOND}</div></div></body>',
    )
    yield page(
        "outlook-mac-blockquote",
        f'<body>{new}<blockquote style="border:none;border-left:solid #B5C4DF 4.5pt;padding:0cm 0cm 0cm 4.0pt">{border}'
        f'<p class="MsoNormal">{labels}</p></div>{quote}</blockquote></body>',
    )
    yield page(
        "outlook-caution-table",
        f"<table><tr><td>CAUTION: This email originated from outside of your organization.</td></tr></table>{new}",
    )
    yield page(
        "outlook-no-mark",
        f"<body>{new}<br><br>-----Alkuperäinen viesti-----<br>Lähettäjä: {WHO}<br>Lähetetty: 20.11.2026 10:12<br>Vastaanottaja: Foy<br>Aihe: x<br><br>{QUOTED}</body>",
    )


def layouts() -> Iterator[Specimen]:
    yield page(
        "nested-lists",
        "<ol><li>BRIGADE gauthier<ol><li>INTENT HOLD</li><li>1/92: MOVE 6</li></ol></li><li>BRIGADE jamin<ul><li>INTENT HOLD</li></ul></li></ol>",
        ("BRIGADE gauthier", "INTENT HOLD", "1/92: MOVE 6", "BRIGADE jamin", "INTENT HOLD"),
    )
    table = page(
        "table-two-cells",
        "<table><tr><th>Unit</th><th>Order</th></tr></table><table><tr><td>BRIGADE gauthier</td><td></td></tr><tr><td>1/92:</td><td>MOVE 6</td></tr></table>",
        ("Unit Order", "BRIGADE gauthier", "1/92: MOVE 6"),
    )
    yield table
    yield page("table-cell-of-lines", f"<table><tr><td><p>{FIRST}</p><p>{SECOND}</p></td></tr></table>")
    yield page("spans-only", f"<span>{FIRST}</span><br><span> {SECOND} </span>")
    yield page("broken-words", "<b>BRI</b>GADE <i>wath</i>iez<br>IN<span>TENT</span> SCREEN&nbsp;wo&shy;od")
    yield page("invisible", "BRIGADE&#8203; wathiez<br>INTENT&zwnj; SCREEN&#x200e; wood&#xfeff;")
    yield page("source-line-ends", "<div>BRIGADE\r\nwathiez</div><div>INTENT\r\n   SCREEN\r\nwood</div>")
    yield page(
        "tiny-and-hidden",
        f'<div style="display:none">BRIGADE jamin</div><div style="font-size:0;max-height:0;overflow:hidden">INTENT HOLD</div>{divs(*SHORT)}',
    )
    yield page("upper-case-tags", f"<HTML><BODY><P>{FIRST}<BR>{SECOND}</P></BODY></HTML>")
    yield page("code-block", f"<pre><code>{FIRST}\n  {SECOND}\n</code></pre>", SHORT)
    yield page("pre-wrap", f'<div style="white-space: pre-wrap">{FIRST}\n{SECOND}</div>')
    yield page("pre-line-span", f'<span style="white-space:pre-line">{FIRST}\n{SECOND}\n</span>')
    yield page("no-tags", lines(*SHORT), ("BRIGADE wathiez INTENT SCREEN wood",))
    yield page("definition-list", f"<dl><dt>{FIRST}</dt><dd>{SECOND}</dd></dl>")
    yield page("links", 'BRIGADE <a href="http://wathiez.example">wathiez</a><br>INTENT SCREEN wood')
    yield page("emoji-picture", 'BRIGADE wathiez <img src="cid:x" alt="😀"><br>INTENT SCREEN wood')
    yield page("unclosed-quotation", f"<div>{FIRST}</div><div>{SECOND}</div><blockquote type=cite>{QUOTED}")
    yield page("entity-soup", "BRIGADE&nbsp;wathiez&#13;&#10;<br/>INTENT&#32;SCREEN&ensp;wood&nbsp;&nbsp;")
    yield page("quoted-printable-page", f"<p>{FIRST}</p>\n<p>{SECOND}</p>", encoding="quoted-printable")
    yield page("base64-page", f"<p>{FIRST}</p>\n<p>{SECOND}</p>", encoding="base64")
    yield page(
        "buttons",
        f'{divs(*SHORT)}<hr><div style="font-size:9px">Diese E-Mail wurde von Avast auf Viren gepr&uuml;ft.<br><a href="https://www.avast.com">www.avast.com</a></div>',
    )
    yield page(
        "avast-table",
        f'{divs(*SHORT)}<div id="DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2"><table><tr><td><img></td><td>Libre de virus.<a href="https://www.avast.com/sig">www.avast.com</a></td></tr></table><a href="#DAB4"></a></div>',
    )


def unequal() -> Iterator[Specimen]:
    html = f"<html><body>{divs(*SHORT)}</body></html>"
    yield both("plain-of-blanks", " \r\n\r\n", html)
    yield both("plain-nbsp", "\xa0\r\n", html)
    yield both("plain-one-dash", "-\r\n", html)
    yield both("plain-says-html-de", "Ihr E-Mail-Programm unterstützt leider kein HTML.\r\n", html)
    yield both(
        "plain-says-view-online",
        "Your email client cannot read this email.\r\nTo view it online, please go here:\r\nhttp://mail.example/x\r\n",
        html,
    )
    yield both(
        "plain-stars", lines("*BRIGADE wathiez*", "_INTENT SCREEN wood_", ""), f"<b>{FIRST}</b><br><i>{SECOND}</i>"
    )
    yield both("plain-signature-only", "-- \r\nSent from my iPhone\r\n", html)
    yield both(
        "plain-only-quotation",
        lines("", "On 20 Nov 2026, X wrote:", quoted(PLAIN_CALL)),
        f"{divs(*SHORT)}<blockquote type=cite>{QUOTED}</blockquote>",
    )
    yield both("html-empty", lines(*SHORT, ""), "<html><body></body></html>")
    yield both("html-with-advertisement", lines(*SHORT, ""), f"{divs(*SHORT)}<p>Buy boots!</p>")
    yield both("html-first", lines(*ORDERS, ""), divs(*ORDERS), ORDERS)
