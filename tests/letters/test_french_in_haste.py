"""French as students type it on a telephone, with hardly a mark."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            ALLIED,
            "5M reste là\nle bon qui est à quatre bras (2/28Ora) il reste au carrefour",
            ["5M: HOLD", "2/28Ora: HOLD"],
        ),
        (ALLIED, "5M reste là\ncelui qui est à la bergerie (7L) passe en G10", ["5M: HOLD", "7L: MOVE TO G10"]),
        (
            ALLIED,
            "le bat de saxe weimar qui est à quatre bras (2/28Ora) descend à la bergerie",
            ["2/28Ora: MOVE TO bergerie"],
        ),
        (
            ALLIED,
            "5M reste là\nle bon à quatre bras descend sur la bergerie",
            ["5M: HOLD", "2/28Ora: MOVE TO bergerie"],
        ),
        (
            ALLIED,
            "le 2/2Nas est trop à découvert avec toute leur art en face je le rentre dans le bois vers D8.",
            ["2/2Nas: MOVE TO D8"],
        ),
        (ALLIED, "la batterie stevenart est trop près je la remonte vers F9", ["stevenart: REDEPLOY TO F9"]),
        (ALLIED, "le 7M est à la traîne alors je l'envoie à quatre bras", ["7M: MOVE TO quatre-bras"]),
        (FRENCH, "bachelu est trop loin de campi il va le rejoindre", ["GENERAL Bachelu: MOVE TO campi"]),
        (FRENCH, "Hubert je le garde en réserve.", ["BRIGADE hubert: INTENT HOLD"]),
        (FRENCH, "La gauche je la garde pour plus tard.", []),
        (
            FRENCH,
            "campi\nil est mal tourné du coup je le remets face au nord",
            ["BRIGADE campi", "1/72, 2/72, 1/108, 2/108, 3/108: FACE N"],
        ),
        (ALLIED, "les batteries tirent quand elles veulent", ["STANDING bijleveld, stevenart fire at will: ALWAYS"]),
        (ALLIED, "tout le monde tire comme il veut", ["STANDING ALL fire at will: ALWAYS"]),
        (
            ALLIED,
            "brig bijlandt\n27J reste\net s'il se fait charger il recule, qu'il se sacrifie pas",
            ["BRIGADE bijlandt", "27J: HOLD", "STANDING 27J fall back: FALL BACK"],
        ),
        (ALLIED, "carré si la cav arrive, ils ont au moins 2 rgts à droite", ["STANDING ALL vs cavalry: SQUARE"]),
        (ALLIED, "voilà, dis moi si un truc va pas", []),
        (
            ALLIED,
            "stevenart tire sur 1/2L\nbijleveld tire sur 3/2L\nsi la cav leur tombe dessus les deux "
            "batteries attellent et se sauvent",
            [
                "stevenart: FIRE AT 1/2L",
                "bijleveld: FIRE AT 3/2L",
                "STANDING stevenart, bijleveld limber and flee: FLEE",
            ],
        ),
    ],
)
def test_is_read(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert asked(said, of) == []
