"""All pages of the site."""

from django.contrib import admin
from django.contrib.auth import views as auth
from django.urls import include, path

# The desk registers its pages here and not at every start: commands for files need none.
admin.autodiscover()

urlpatterns = [
    path("admin/", admin.site.urls),
    path("login/", auth.LoginView.as_view(), name="login"),
    path("logout/", auth.LogoutView.as_view(), name="logout"),
    path("", include("orders.urls")),
    path("", include("battles.urls")),
    path("", include("campaigns.urls")),
]
