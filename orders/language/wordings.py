"""Wordings: other words for the language's own words, and how names are shortened. Data only."""

from __future__ import annotations

from types import MappingProxyType

# Other spellings that mean the same beyond doubt.
SYNONYMS = MappingProxyType(
    {
        "BDE": "BRIGADE",
        "BDES": "BRIGADE",
        "BRIG": "BRIGADE",
        "BRGDE": "BRIGADE",
        "DIV": "DIVISION",
        "DIVN": "DIVISION",
        "CORP": "CORPS",
        "BTY": "BATTERY",
        "BATTERIES": "BATTERY",
        "GRP": "GROUP",
        "GEN": "GENERAL",
        "PRIO": "PRIORITY",
        "PRIORITIES": "PRIORITY",
        "ORDERS FOR TURN": "TURN",
        "ORDERS TURN": "TURN",
        "STANDING ORDER": "STANDING",
        "STANDING ORDERS": "STANDING",
        "MSG TO": "MESSAGE TO",
        "MESSAGE FOR": "MESSAGE TO",
        "MSG FOR": "MESSAGE TO",
        "ALL UNITS": "ALL",
        "FOR ALL": "ALL",
        "L": "LEFT",
        "LFT": "LEFT",
        "R": "RIGHT",
        "RT": "RIGHT",
        "RGT": "RIGHT",
        "COLUMNS": "COLUMN",
        "LINES": "LINE",
        "SQUARES": "SQUARE",
        "VERSUS CAVALRY": "VS CAVALRY",
        "AGAINST CAVALRY": "VS CAVALRY",
        "VS CAV": "VS CAVALRY",
        "V CAVALRY": "VS CAVALRY",
        "FIRE ON": "FIRE AT",
        "FIRE UPON": "FIRE AT",
        "SHOOT AT": "FIRE AT",
        "CHG": "CHARGE",
        "MV": "MOVE",
        "GO TO": "MOVE TO",
        "MOVE TOWARDS": "MOVE TO",
        "MOVE TOWARD": "MOVE TO",
        "MOVE FORWARD": "MOVE",
        "MOVE AHEAD": "MOVE",
        "FACE TO": "FACE",
        "FACE TOWARDS": "FACE",
        "FACE TOWARD": "FACE",
        "FORM INTO": "FORM",
        "HALT": "HOLD",
        "AT LEAST": ">=",
        "=>": ">=",
        "AT MOST": "<=",
        "=<": "<=",
        "SURRENDER": "CONCEDE",
    }
)

# Words that point to an order but do not say it: everyday speech, then German, French, Dutch, Spanish and Italian. They
# earn a suggestion, no more.
HINTS = MappingProxyType(
    {
        "MOVE": "ADVANCE, MARCH, GO, WALK, PROCEED; BEWEGEN, BEWEGE, MARSCHIEREN, MARSCHIERT, VORRUCKEN; AVANCER, "
        "AVANCEZ, MARCHER, MARCHEZ; BEWEEG, OPRUKKEN, MARCHEREN; MOVER, MUEVE, AVANZAR, MARCHAR; MUOVERE, "
        "MUOVI, AVANZARE, MARCIA",
        "MOVE TO": "ADVANCE TO, MARCH TO, PROCEED TO; ZIEHE NACH, BEWEGE NACH, MARSCHIERE NACH, "
        "VORRUCKEN NACH; ALLER A,"
        " ALLEZ A, AVANCER VERS, MARCHER VERS; GA NAAR, BEWEEG NAAR; MOVER A, IR A, AVANZAR A; MUOVI A, VAI "
        "A, AVANZARE A",
        "FORM": "DEPLOY IN, DEPLOY INTO, CHANGE TO, FORMATION; BILDE, BILDEN, FORMIEREN, FORMIERE; FORMER, FORMEZ; "
        "VORM; FORMAR; FORMARE",
        "FORM LINE": "DEPLOY",
        "LINE": "LINIE; LIGNE; LIJN, LINIE; LINEA; LINEA",
        "COLUMN": "KOLONNE; COLONNE, COLONNES; KOLOM; COLUMNA; COLONNA",
        "SQUARE": "KARREE, VIERECK; CARRE; CARRE; CUADRO; QUADRATO",
        "SKIRMISH": "OPEN ORDER; PLANKLER, SCHUTZENLINIE; TIRAILLEURS; TIRAILLEUR; GUERRILLA; CACCIATORI",
        "FACE": "TURN, TURN TO, ROTATE, WHEEL, PIVOT, LOOK; DREHE, FRONT NACH; TOURNER, TOURNEZ, FACE A; DRAAI; "
        "GIRAR; GIRARE, FRONTE A",
        "CHARGE": "ASSAULT, STORM, ATTACK; ATTACKE, ANGREIFEN, ATTACKIEREN; CHARGER, CHARGEZ; AANVALLEN, CHARGEER; "
        "CARGAR, CARGA; CARICA, CARICARE",
        "FIRE AT": "FIRE, SHOOT, BOMBARD; FEUER AUF, FEUERN AUF, SCHIESSEN AUF; TIRER SUR, "
        "TIREZ SUR, FEU SUR; VUUR OP, "
        "VUREN OP; DISPARAR A, FUEGO A; FUOCO SU, SPARARE A",
        "HOLD FIRE": "CEASE FIRE, "
        "STOP FIRING; FEUER EINSTELLEN; HALTE AU FEU; STAAK HET VUREN; ALTO EL FUEGO; CESSATE IL "
        "FUOCO",
        "HOLD": "STOP, STAY, STAND, WAIT, REMAIN; HALTEN, STELLUNG HALTEN; TENIR, TENEZ; STANDHOUDEN; MANTENER; TENERE",
        "STEP BACK": "BACK, BACKWARDS; ZURUCK; RECULER, RECULEZ; ACHTERUIT; ATRAS; INDIETRO",
        "ADVANCE": "PUSH FORWARD; VORRUCKEN, VORMARSCH; AVANCER, AVANCEZ; OPRUKKEN; AVANZAR; AVANZARE",
        "ATTACK": "CAPTURE, TAKE, SEIZE, STORM; ANGRIFF, ANGREIFEN; ATTAQUER, ATTAQUEZ; AANVAL, AANVALLEN; ATACAR; "
        "ATTACCARE",
        "DEFEND": "GUARD, PROTECT; VERTEIDIGEN; DEFENDRE, DEFENDEZ; VERDEDIGEN; DEFENDER; DIFENDERE",
        "SUPPORT": "UNTERSTUTZEN; SOUTENIR, SOUTENEZ; STEUN, STEUNEN; APOYAR; SOSTENERE",
        "SCREEN": "COVER; ABSCHIRMEN; COUVRIR; DEKKEN; CUBRIR; COPRIRE",
        "WITHDRAW": "FALL BACK, RETIRE, PULL BACK; RUCKZUG; SE REPLIER, REPLIEZ; TERUGTREKKEN; RETIRARSE; RITIRARSI",
        "RETREAT": "LEAVE; RUCKZUG; RETRAITE; TERUGTOCHT; RETIRADA; RITIRATA",
        "RALLY": "REST, REORGANISE; SAMMELN; RALLIER, RALLIEZ; HERZAMELEN; REAGRUPAR; RADUNARE",
        "INTENT": "ORDER, ORDERS, MISSION, TASK; ABSICHT, BEFEHL, AUFTRAG; INTENTION; BEDOELING; INTENCION; INTENTO",
        "STANDING": "ALWAYS WHEN, DEFAULT; STEHEND, DAUERBEFEHL; PERMANENT; STAANDE; PERMANENTE; PERMANENTE",
        "BRIGADE": "BRIGADEN, BRIGADES; BRIGADA; BRIGATA",
        "BATTERY": "GUNS, ARTILLERY; BATTERIE; BATTERIJ; BATERIA; BATTERIA",
        "GENERAL": "COMMANDER, CMDR, LEADER; GENERAAL; GENERALE",
        "PRIORITY": "FIRST; PRIORITAT; PRIORITE; PRIORITEIT; PRIORIDAD; PRIORITA",
        "LEFT": "LINKS; GAUCHE, A GAUCHE; LINKS; IZQUIERDA; SINISTRA",
        "RIGHT": "RECHTS; DROITE, A DROITE; RECHTS; DERECHA; DESTRA",
        "ALWAYS": "YES; IMMER, JA; TOUJOURS, OUI; ALTIJD; SIEMPRE, SI; SEMPRE",
        "NEVER": "NO; NIE, NEIN; JAMAIS, NON; NOOIT, NEE; NUNCA; MAI",
        "CONCEDE": "RESIGN; KAPITULIEREN; CAPITULER; CAPITULEREN; CAPITULAR; CAPITOLARE",
        "END": "ENDE; FIN; EINDE; FIN; FINE",
    }
)

# Words that mean something by themselves, in one language or another: none of them is a longer word cut short (`with`
# is no WITHDRAW, `man` no MANOEUVRE).
EVERYDAY = frozenset(
    {"again", "arm", "con", "dir", "eve", "man", "mes", "mess", "non", "pro", "red", "side", "sur", "tow", "unit"}
    | {"ver", "vers", "with"}
)

# What cannot be taken back is written out in full.
NEVER_SHORTENED = frozenset({"concede", "surrender", "retreat", "withdraw"})

# Parts of names that are written shorter, or in another language, and what they stand for.
ABBREVIATIONS = MappingProxyType(
    {
        "brigade": "bde bdes brig bgde",
        "division": "div divn",
        "regiment": "regt rgt reg",
        "battalion": "bn btn bataillon",
        "battery": "bty btty batterie batteries",
        "squadron": "sqn",
        "infantry": "inf",
        "cavalry": "cav",
        "artillery": "art arty",
        "grenadier": "gren",
        "highlander": "highrs hldrs",
        "light": "lt ltg",
        "heavy": "hvy hy",
        "reserve": "resv",
        "st": "saint",
        "ste": "sainte",
    }
)

# Words that many names share: by themselves they name nothing.
GENERIC = frozenset(
    word
    for line in (
        "brigade division corp army wing battalion regiment battery squadron company foot horse infantry cavalry",
        "artillery gun line ligne light leger legere heavy medium militia guard garde grenadier jager chasseur",
        "fusilier dragoon hussar lancer cuirassier landwehr reserve of the and de du des la le les von van der den",
        "st ste no 1 2 3 4 5 6 7 8 9 10 11 12 wood farm hill road brook stream village bridge north south east west",
        "het een die das im am zu",
    )
    for word in line.split()
)
