"""The admin of mails. What came in and went out is read here and never edited."""

from __future__ import annotations

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from campaigns.admin.permission import CAMPAIGN_PATHS, CampaignScoped, ReadOnly
from campaigns.services.people.access import found
from orders.models import MailPolicy, OutgoingMail, RawMail

#: So much of a raw mail is shown on its page; the whole is a download away.
SHOWN_BYTES = 60_000

CAMPAIGN_PATHS.update(
    {
        RawMail: ("seat__campaign", "turn__game__campaign"),
        OutgoingMail: ("campaign", "seat__campaign", "turn__game__campaign"),
        MailPolicy: ("campaign",),
    }
)


@admin.register(RawMail)
class RawMailAdmin(ReadOnly, CampaignScoped):
    """Mails as they came in. Those of strangers belong to no campaign and are for superusers."""

    list_display = ("received_at", "way", "envelope_from", "seat", "turn", "state", "outcome", "size")
    list_filter = ("state", "way", "outcome", ("seat__campaign", admin.RelatedOnlyFieldListFilter), "received_at")
    list_select_related = ("seat", "turn__game")
    search_fields = ("envelope_from", "message_id", "digest")
    date_hierarchy = "received_at"
    exclude = ("raw",)
    readonly_fields = ("size", "source")

    @admin.display
    def size(self, mail: RawMail) -> str:
        """Length of the mail."""
        return f"{len(bytes(mail.raw)):,} bytes"

    @admin.display(description="source")
    def source(self, mail: RawMail) -> str:
        """The beginning of the mail as it came over the wire, and a link to the whole."""
        text = bytes(mail.raw)[:SHOWN_BYTES].decode("utf-8", errors="replace")
        link = reverse("admin:orders_rawmail_file", args=[mail.pk])
        return format_html('<a href="{}">Download</a><pre class="log">{}</pre>', link, text)

    def get_urls(self) -> list[URLPattern]:
        """The mail itself for download, beside the usual pages."""
        view = self.admin_site.admin_view(self.file_page)
        return [path("<int:pk>/file/", view, name="orders_rawmail_file"), *super().get_urls()]

    def file_page(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The bytes of the mail, never rendered by the browser."""
        mail: RawMail = found(self.get_queryset(request).filter(pk=pk))
        return HttpResponse(
            bytes(mail.raw),
            content_type="application/octet-stream",
            headers={"Content-Disposition": f'attachment; filename="mail-{mail.pk}.eml"'},
        )


@admin.register(OutgoingMail)
class OutgoingMailAdmin(ReadOnly, CampaignScoped):
    """The outbox, with what became of each mail."""

    list_display = ("created_at", "kind", "to", "subject", "state", "tries", "sent_at")
    list_filter = ("state", "kind", ("seat__campaign", admin.RelatedOnlyFieldListFilter), "created_at")
    search_fields = ("to", "subject", "key")
    date_hierarchy = "created_at"
    exclude = ("html",)


@admin.register(MailPolicy)
class MailPolicyAdmin(CampaignScoped):
    """How a campaign makes sure of who wrote a mail."""

    list_display = ("campaign", "proof")
    list_filter = ("proof",)
