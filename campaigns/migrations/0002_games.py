"""Games with their turns, sheets and notices: the tables lie there already, under these names."""

import campaigns.models.game
import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    # The applications above have moved their tables here.
    dependencies = [
        ("campaigns", "0001_initial"),
        ("battles", "0004_tables_move"),
        ("orders", "0004_table_moves"),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name='Game',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('kind', models.CharField(choices=[('battle', 'Battle'), ('campaign', 'Campaign')], default='battle', max_length=10)),
                        ('title', models.CharField(max_length=120)),
                        ('slug', models.SlugField(max_length=60, unique=True)),
                        ('ruleset', models.CharField(max_length=40)),
                        ('status', models.CharField(choices=[('setting-up', 'Setting Up'), ('running', 'Running'), ('finished', 'Finished')], default='setting-up', max_length=12)),
                        ('release', models.CharField(choices=[('automatic', 'reports go out as soon as the turn is resolved'), ('umpire', 'reports wait until the umpire releases them')], default='automatic', max_length=10)),
                        ('shown', models.CharField(choices=[('nobody', 'nobody'), ('spectators', 'spectators without a side, each turn as it is released'), ('afterwards', 'spectators without a side, once the battle is over'), ('everybody', 'everybody who has the address, once the battle is over')], default='afterwards', help_text="Who may see the released turns with both sides' troops, besides the umpires.", max_length=10, verbose_name='Replay with everything')),
                        ('document', models.JSONField()),
                        ('proof_title', models.TextField(blank=True, editable=False)),
                        ('starts_at', models.CharField(blank=True, help_text='Game date and time of turn 1, ISO: 1815-06-16T14:00', max_length=40)),
                        ('game_turns_per_round', models.PositiveSmallIntegerField(default=1)),
                        ('alarms', models.JSONField(blank=True, default=campaigns.models.game.default_alarms, help_text='Kinds of event that end a round of several game turns early.')),
                        ('last_turn', models.PositiveIntegerField(blank=True, help_text='The game turn after which it ends.', null=True)),
                        ('branch', models.PositiveIntegerField(default=1, help_text='The branch of history that is being played on.')),
                        ('campaign', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='games', to='campaigns.campaign')),
                        ('pauses', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='paused_by', to='campaigns.game')),
                    ],
                    options={
                        'ordering': ['campaign', 'title'],
                    },
                ),
                migrations.CreateModel(
                    name='Schedule',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('kind', models.CharField(choices=[('weekdays', 'at a fixed hour on certain weekdays'), ('after', 'so many hours after the turn opened'), ('manual', 'when the umpire says so')], default='after', max_length=10)),
                        ('weekdays', models.JSONField(blank=True, default=list, help_text='0 is Monday.')),
                        ('at', models.TimeField(blank=True, null=True)),
                        ('hours', models.PositiveIntegerField(default=72)),
                        ('notice_hours', models.PositiveIntegerField(default=12, help_text='A turn stays open at least so long.')),
                        ('close_when_all_in', models.BooleanField(default=True)),
                        ('grace_minutes', models.PositiveIntegerField(default=0)),
                        ('missed', models.CharField(choices=[('standing', 'his standing orders and intents go on'), ('character', 'his commanders act by their own character'), ('wait', 'the turn waits for the umpire')], default='standing', max_length=10)),
                        ('reminder_hours', models.JSONField(blank=True, default=list, help_text='Hours before the deadline.')),
                        ('umpire_notice_minutes', models.PositiveIntegerField(default=60, help_text='So long before the deadline the umpire is told how matters stand; 0: never.')),
                        ('quiet_from', models.TimeField(blank=True, null=True)),
                        ('quiet_until', models.TimeField(blank=True, null=True)),
                        ('holidays', models.JSONField(blank=True, default=list, help_text='Dates on which no turn closes.')),
                        ('held', models.BooleanField(default=False)),
                        ('held_at', models.DateTimeField(blank=True, null=True)),
                        ('game', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='schedule', to='campaigns.game')),
                    ],
                ),
                migrations.CreateModel(
                    name='Turn',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('branch', models.PositiveIntegerField(default=1)),
                        ('number', models.PositiveIntegerField()),
                        ('through', models.PositiveIntegerField(blank=True, null=True)),
                        ('state', models.CharField(choices=[('open', 'Open'), ('closed', 'Closed'), ('resolving', 'Resolving'), ('drafted', 'Drafted'), ('released', 'Released'), ('superseded', 'Superseded')], default='open', max_length=12)),
                        ('opened_at', models.DateTimeField()),
                        ('closes_at', models.DateTimeField(blank=True, null=True)),
                        ('closed_at', models.DateTimeField(blank=True, null=True)),
                        ('closed_because', models.CharField(blank=True, choices=[('all-in', 'all orders are in'), ('deadline', 'the deadline has passed'), ('umpire', 'closed by the umpire'), ('run-again', 'run again'), ('corrected', 'corrected')], max_length=10)),
                        ('attempts', models.PositiveSmallIntegerField(default=0, help_text='How often a worker has begun to resolve it.')),
                        ('claimed_by', models.CharField(blank=True, max_length=100)),
                        ('claimed_at', models.DateTimeField(blank=True, null=True)),
                        ('resolved_at', models.DateTimeField(blank=True, null=True)),
                        ('released_at', models.DateTimeField(blank=True, null=True)),
                        ('seed', models.CharField(max_length=64)),
                        ('commitment', models.CharField(max_length=64)),
                        ('before', models.JSONField()),
                        ('after', models.JSONField(blank=True, null=True)),
                        ('events', models.JSONField(blank=True, default=list)),
                        ('knowledge', models.JSONField(blank=True, default=dict)),
                        ('opening', models.JSONField(blank=True, default=dict)),
                        ('ordered', models.JSONField(blank=True, default=dict)),
                        ('orders', models.JSONField(blank=True, default=dict)),
                        ('told', models.JSONField(blank=True, default=dict)),
                        ('alarm', models.PositiveIntegerField(blank=True, help_text='The number of the entry of the log that ended a round of several turns early.', null=True)),
                        ('problem', models.TextField(blank=True, help_text='Why the turn could not be resolved, for the umpire.')),
                        ('game', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='turns', to='campaigns.game')),
                        ('parent', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='next_turns', to='campaigns.turn')),
                    ],
                    options={
                        'ordering': ['game', 'branch', 'number'],
                    },
                ),
                migrations.CreateModel(
                    name='Sheet',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('version', models.PositiveIntegerField()),
                        ('received_at', models.DateTimeField()),
                        ('text', models.TextField(blank=True)),
                        ('normal_form', models.TextField(blank=True)),
                        ('value', models.JSONField(blank=True, null=True)),
                        ('receipt', models.JSONField(default=dict)),
                        ('withdrawn', models.BooleanField(default=False)),
                        ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='sheets', to='campaigns.seat')),
                        ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='sheets', to='campaigns.turn')),
                    ],
                    options={
                        'ordering': ['turn', 'seat', 'version'],
                    },
                ),
                migrations.CreateModel(
                    name='Ruling',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('at', models.DateTimeField()),
                        ('who', models.CharField(max_length=150)),
                        ('path', models.CharField(max_length=200)),
                        ('before', models.JSONField(blank=True, null=True)),
                        ('after', models.JSONField(blank=True, null=True)),
                        ('reason', models.TextField()),
                        ('shown_to', models.JSONField(blank=True, default=list, help_text='Sides that are told; empty: umpires only.')),
                        ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='rulings', to='campaigns.turn')),
                    ],
                    options={
                        'ordering': ['at', 'id'],
                    },
                ),
                migrations.CreateModel(
                    name='Notice',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('key', models.CharField(max_length=200, unique=True)),
                        ('kind', models.CharField(choices=[('call', 'Call'), ('report', 'Report'), ('errata', 'Errata'), ('reminder', 'Reminder'), ('extension', 'Extension'), ('message', 'Message'), ('umpire', 'Umpire')], max_length=12)),
                        ('detail', models.JSONField(blank=True, default=dict)),
                        ('at', models.DateTimeField()),
                        ('told_at', models.DateTimeField(blank=True, null=True)),
                        ('attempts', models.PositiveSmallIntegerField(default=0)),
                        ('problem', models.TextField(blank=True)),
                        ('game', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='notices', to='campaigns.game')),
                        ('seat', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='notices', to='campaigns.seat')),
                        ('turn', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='notices', to='campaigns.turn')),
                    ],
                    options={
                        'ordering': ['at', 'id'],
                    },
                ),
                migrations.AddField(
                    model_name='game',
                    name='arose_from',
                    field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='gave_rise_to', to='campaigns.turn'),
                ),
                migrations.CreateModel(
                    name='Extension',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('until', models.DateTimeField()),
                        ('who', models.CharField(max_length=150)),
                        ('reason', models.TextField(blank=True)),
                        ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='extensions', to='campaigns.seat')),
                        ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='extensions', to='campaigns.turn')),
                    ],
                ),
                migrations.CreateModel(
                    name='Dispatch',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('digest', models.CharField(help_text='SHA-256 of the report as sent.', max_length=64)),
                        ('made_at', models.DateTimeField()),
                        ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='dispatches', to='campaigns.seat')),
                        ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='dispatches', to='campaigns.turn')),
                    ],
                ),
                migrations.CreateModel(
                    name='TurnException',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('kind', models.CharField(choices=[('no-orders', 'no orders'), ('set-aside', 'set aside'), ('report', 'a report went out without its story')], max_length=12)),
                        ('observer', models.CharField(blank=True, max_length=60)),
                        ('standing_of', models.PositiveIntegerField(blank=True, null=True)),
                        ('line', models.PositiveIntegerField(blank=True, null=True)),
                        ('orders', models.TextField(blank=True)),
                        ('problem', models.TextField(blank=True)),
                        ('settled', models.BooleanField(default=False)),
                        ('seat', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='exceptions', to='campaigns.seat')),
                        ('turn', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='exceptions', to='campaigns.turn')),
                    ],
                    options={
                        'ordering': ['turn', 'id'],
                    },
                ),
                migrations.CreateModel(
                    name='GameSeat',
                    fields=[
                        ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                        ('formations', models.JSONField(blank=True, default=list)),
                        ('game', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='game_seats', to='campaigns.game')),
                        ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='game_seats', to='campaigns.seat')),
                    ],
                    options={
                        'ordering': ['game', 'seat'],
                        'constraints': [models.UniqueConstraint(fields=('game', 'seat'), name='seat_once_a_game')],
                    },
                ),
                migrations.AddIndex(
                    model_name='turn',
                    index=models.Index(fields=['state', 'closes_at'], name='turn_due'),
                ),
                migrations.AddConstraint(
                    model_name='turn',
                    constraint=models.UniqueConstraint(fields=('game', 'branch', 'number'), name='turn_once_a_branch'),
                ),
                migrations.AddConstraint(
                    model_name='sheet',
                    constraint=models.UniqueConstraint(fields=('turn', 'seat', 'version'), name='sheet_version_once'),
                ),
                migrations.AddIndex(
                    model_name='notice',
                    index=models.Index(fields=['told_at', 'at'], name='notice_due'),
                ),
                migrations.AddConstraint(
                    model_name='extension',
                    constraint=models.UniqueConstraint(fields=('turn', 'seat'), name='one_extension_a_turn_and_seat'),
                ),
                migrations.AddConstraint(
                    model_name='dispatch',
                    constraint=models.UniqueConstraint(fields=('turn', 'seat'), name='one_dispatch_a_turn_and_seat'),
                ),
            ]
        ),
    ]
