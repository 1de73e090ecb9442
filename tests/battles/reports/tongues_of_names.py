"""Names of battles, sides, troops and places for battles made for tests: plain and long ones, in many scripts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """Words of one tongue of which a battle's names are made."""

    title: str
    sides: tuple[str, str]
    people: tuple[str, ...]
    unit: str
    brigade: str
    division: str
    places: tuple[str, ...]


PLAIN = Names(
    "The Crossroads",
    ("Reds", "Blues"),
    ("Hill", "Picton", "Kempt", "Pack", "Byng", "Cole", "Anson"),
    "{number}th Foot",
    "{person}'s Brigade",
    "{number}th Division",
    ("Thorn Wood", "Mill Brook", "Post road", "Long Barn", "Beacon Hill"),
)
LONG = Names(
    "The Second Day of the Great Battle before Sankt Margarethen an der Unteren Schwarzach",
    ("The Grand Army of the Western Provinces", "The Combined Contingents of the Confederation"),
    ("Prince Friedrich von Hohenlohe-Waldenburg-Bartenstein", "de La Rochefoucauld-Liancourt d'Estissac"),
    "{number}e régiment d'infanterie légère «Prince Louis-Ferdinand de Hohenzollern-Hechingen»",
    "Brigade of {person}",
    "{number}th Combined Light Infantry and Grenadier Division of the Reserve",
    (
        "Wood of the Carthusian Fathers of Saint Bartholomew",
        "Brook of the Seven Mills of Niederwiesenbach",
        "Old imperial post road from Kirchheimbolanden",
        "Chapel of Our Lady of Perpetual Succour",
        "Height of the Three Gallows above Oberwiesenbach",
    ),
)
GREEK = Names(
    "Η μάχη των Δερβενακίων",
    ("Έλληνες", "Οθωμανοί"),
    ("Κολοκοτρώνης", "Νικηταράς", "Υψηλάντης", "Μαυρομιχάλης"),
    "{number}ο Τάγμα Ευζώνων",
    "Ταξιαρχία {person}",
    "{number}η Μεραρχία",
    ("Δάσος του Αγίου Σώστη", "Ρέμα", "Δρόμος της Κορίνθου", "Νεμέα", "Ύψωμα του Προφήτη"),
)
CYRILLIC = Names(
    "Сражение при Бородино",
    ("Русские", "Французы"),
    ("Багратион", "Раевский", "Коновницын", "Дохтуров", "Барклай-де-Толли"),
    "{number}-й егерский полк",
    "Бригада {person}",
    "{number}-я пехотная дивизия",
    ("Утицкий лес", "Семёновский ручей", "Новая Смоленская дорога", "Шевардино", "Курганная высота"),
)
POLISH = Names(
    "Bitwa pod Łęczną nad Świńką",
    ("Wojsko Księstwa", "Źródlany Korpus"),
    ("Dąbrowski", "Poniatowski", "Zajączek", "Kniaziewicz", "Różniecki"),
    "{number}. Pułk Piechoty Łomżyńskiej",
    "Brygada {person}",
    "{number}. Dywizja Jazdy",
    ("Żabi Las", "Świńka", "gościniec lubelski", "Łęczna", "Wzgórze Świętej Anny"),
)
TURKISH = Names(
    "Kızıltepe Muharebesi",
    ("Osmanlı", "İngilizler"),
    ("Köprülüoğlu", "Çağatay", "Şahin Ağa", "İbrahim Paşa", "Gülşah"),
    "{number}. Yeniçeri Ortası",
    "{person} Tugayı",
    "{number}. Fırka",
    ("Çınarlı Koru", "Değirmen Çayı", "İzmir Şosesi", "Üçağaç Köyü", "Kızıltepe"),
)
