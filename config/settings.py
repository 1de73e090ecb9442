"""Django settings. Every value that a host may change comes from the environment (see docs/hosts/settings.md)."""

from __future__ import annotations

from importlib.util import find_spec

from config.environment import ROOT, VAR, env
from config.files import LANGUAGE_CODE, LANGUAGES, LOCALE_PATHS, USE_I18N, USE_TZ  # noqa: F401 - settings too
from config.logs import logging_settings
from config.secret import secret_key

VAR.mkdir(parents=True, exist_ok=True)
DEBUG = env.bool("ESTAFETTE_DEBUG", default=False)
SECRET_KEY = secret_key(env.str("ESTAFETTE_SECRET_KEY", default=""), VAR)
ALLOWED_HOSTS = env.list("ESTAFETTE_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("ESTAFETTE_ORIGINS", default=[])
SITE_URL = env.str("ESTAFETTE_SITE_URL", default="http://127.0.0.1:8000")

INSTALLED_APPS = [
    "config.apps.DeskConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.humanize",
    "whitenoise.runserver_nostatic",
    "config.static.StaticFiles",
    "config.apps.SiteConfig",
    "axes",
    "django_htmx",
    "campaigns",
    "battles",
    "orders",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "campaigns.middleware.OwnLanguage",
    "campaigns.middleware.PageForOtherMethods",
    "axes.middleware.AxesMiddleware",
]

AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
AXES_FAILURE_LIMIT = env.int("ESTAFETTE_LOGIN_TRIES", default=8)
AXES_COOLOFF_TIME = 1
AXES_LOCKOUT_TEMPLATE = "registration/locked_out.html"
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]

DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{VAR / 'estafette.sqlite3'}")}
DATABASES["default"]["CONN_MAX_AGE"] = env.int("ESTAFETTE_DB_KEEP", default=60)
# A database that was restarted meets new connections, not errors.
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["CONN_MAX_AGE"] = 0
    DATABASES["default"].setdefault("OPTIONS", {}).update(
        transaction_mode="IMMEDIATE",
        timeout=30,
        init_command="PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    )
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

TIME_ZONE = env.str("ESTAFETTE_TIME_ZONE", default="Europe/Brussels")

STATIC_URL = "static/"
# The reports' fonts serve the pages too.
STATICFILES_DIRS = [ROOT / "static", ("fonts", ROOT / "battles" / "reports" / "fonts")]
STATIC_ROOT = VAR / "static"
STATIC_ROOT.mkdir(exist_ok=True)
# Files are served from where they lie, so nothing has to be collected on one machine.
WHITENOISE_USE_FINDERS = True
MEDIA_ROOT = VAR / "documents"
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"

# Mail. Players write to ORDERS_LOCAL_PART+<key>@MAIL_DOMAIN.
MAIL_DOMAIN = env.str("ESTAFETTE_MAIL_DOMAIN", default="orders.localhost")
ORDERS_LOCAL_PART = env.str("ESTAFETTE_ORDERS_LOCAL_PART", default="orders")
DEFAULT_FROM_EMAIL = f"{ORDERS_LOCAL_PART}@{MAIL_DOMAIN}"
MAIL_LISTEN = env.str("ESTAFETTE_MAIL_LISTEN", default="127.0.0.1:18025")
# Mail that comes in: how much of it, whose findings on senders count, and what strangers hear (docs/hosts/mail.md).
MAIL_IN_MAX_BYTES = env.int("ESTAFETTE_MAIL_IN_MAX_BYTES", default=26_000_000)
MAIL_TRUSTED_RELAYS = env.list("ESTAFETTE_MAIL_TRUSTED_RELAYS", default=[])
MAIL_CHECK_DKIM = env.bool("ESTAFETTE_MAIL_CHECK_DKIM", default=True)
MAIL_ANSWER_STRANGERS = env.bool("ESTAFETTE_MAIL_ANSWER_STRANGERS", default=True)
MAIL_ANSWERS_AN_HOUR = env.int("ESTAFETTE_MAIL_ANSWERS_AN_HOUR", default=30)
# A mailbox to poll (poll_mailbox), and the secret of a provider's webhook; both off until given.
MAILBOX_HOST = env.str("ESTAFETTE_MAILBOX_HOST", default="")
MAILBOX_PORT = env.int("ESTAFETTE_MAILBOX_PORT", default=993)
MAILBOX_USER = env.str("ESTAFETTE_MAILBOX_USER", default="")
MAILBOX_PASSWORD = env.str("ESTAFETTE_MAILBOX_PASSWORD", default="")
MAILBOX_SECURITY = env.str("ESTAFETTE_MAILBOX_SECURITY", default="tls")
MAILBOX_FOLDER = env.str("ESTAFETTE_MAILBOX_FOLDER", default="INBOX")
MAILBOX_DONE = env.str("ESTAFETTE_MAILBOX_DONE", default="")
MAILBOX_SECONDS = env.int("ESTAFETTE_MAILBOX_SECONDS", default=60)
MAIL_WEBHOOK_SECRET = env.str("ESTAFETTE_MAIL_WEBHOOK_SECRET", default="")
if MAIL_WEBHOOK_SECRET and find_spec("anymail"):
    INSTALLED_APPS.append("anymail")
    ANYMAIL = {"WEBHOOK_SECRET": MAIL_WEBHOOK_SECRET, **env.json("ESTAFETTE_ANYMAIL", default={})}
EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
EMAIL_HOST = env.str("ESTAFETTE_SMTP_HOST", default="127.0.0.1")
EMAIL_PORT = env.int("ESTAFETTE_SMTP_PORT", default=18026)
EMAIL_HOST_USER = env.str("ESTAFETTE_SMTP_USER", default="")
EMAIL_HOST_PASSWORD = env.str("ESTAFETTE_SMTP_PASSWORD", default="")
EMAIL_USE_TLS = env.bool("ESTAFETTE_SMTP_TLS", default=False)
EMAIL_TIMEOUT = 20

# Work in the background: an embedded queue in files by default, Redis by one setting.
QUEUE = VAR / "queue"
CELERY_BROKER_URL = env.str("ESTAFETTE_BROKER", default="filesystem://")
if CELERY_BROKER_URL == "filesystem://":
    for folder in ("messages", "control"):
        (QUEUE / folder).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_TRANSPORT = "config.file_queue:Transport"
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(QUEUE / "messages"),
        "data_folder_out": str(QUEUE / "messages"),
        "control_folder": str(QUEUE / "control"),
        "polling_interval": 0.1,
    }
else:
    CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 300}
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TIMEZONE = "UTC"
# Children of a worker can be ended over a piece of work that never ends (config/bounds.py); threads cannot.
CELERY_WORKER_POOL = env.str("ESTAFETTE_WORKER_POOL", default="prefork")
CELERY_WORKER_CONCURRENCY = env.int("ESTAFETTE_WORKER_THREADS", default=2)
READING_SECONDS = env.float("ESTAFETTE_READING_SECONDS", default=30.0)
WORK_SECONDS = env.float("ESTAFETTE_WORK_SECONDS", default=300.0)
WORKER_MEMORY_MB = env.int("ESTAFETTE_WORKER_MEMORY_MB", default=2048)
# What a dead child was at does not keep its place among what the worker has in hand.
CELERY_WORKER_LOST_WAIT = 1.0
WORKER_STOP_SECONDS = env.float("ESTAFETTE_WORKER_STOP_SECONDS", default=15.0)
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BEAT_SCHEDULE_FILENAME = str(VAR / "beat")
# Whether services wake the workers after a commit; without it everything waits for the next sweep.
WAKE_WORKERS = env.bool("ESTAFETTE_WAKE_WORKERS", default=True)
# A worker's claim on a turn or a mail that it has not renewed for so long is taken over by another.
CLAIM_SECONDS = env.float("ESTAFETTE_CLAIM_SECONDS", default=90.0)
MAIL_TRIES = env.int("ESTAFETTE_MAIL_TRIES", default=20)
MAIL_MAX_BYTES = env.int("ESTAFETTE_MAIL_MAX_BYTES", default=8 * 1024 * 1024)
SWEEP_SECONDS = env.float("ESTAFETTE_SWEEP_SECONDS", default=15.0)
CELERY_BEAT_SCHEDULE = {
    "sweep": {"task": "turns.sweep", "schedule": SWEEP_SECONDS, "options": {"expires": max(SWEEP_SECONDS, 5)}},
}

SECURE_CONTENT_TYPE_NOSNIFF = True
X_FRAME_OPTIONS = "DENY"
HTTPS = env.bool("ESTAFETTE_HTTPS", default=False)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31536000 if HTTPS else 0
# Whether every subdomain speaks HTTPS is for the host to know, so Django's reminders are not repeated.
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS and env.bool("ESTAFETTE_HSTS_SUBDOMAINS", default=False)
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
DATA_UPLOAD_MAX_MEMORY_SIZE = 4 * 1024 * 1024
FILE_UPLOAD_MAX_MEMORY_SIZE = 4 * 1024 * 1024

METRICS_TOKEN = env.str("ESTAFETTE_METRICS_TOKEN", default="")
LOGGING = logging_settings(env.str("ESTAFETTE_LOGS", default="plain"), env.str("ESTAFETTE_LOG_LEVEL", default="INFO"))
