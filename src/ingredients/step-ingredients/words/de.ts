import type { StepWordLists } from "./step-word-lists.ts";

export const GERMAN: StepWordLists = {
  endings: "en|n|e|et|t|end",
  prepares: `schneid~|hack~|schäl~|pell~|wasch~|würfel~|raspel~|reib~|abreib~|putz~|entkern~|halbier~|viertel~|achtel~|abspül~|spül~|abtropf~|abbraus~|braus~|tupf~|trockentupf~|zupf~|abzupf~|einweich~|zerkleiner~
    press~|auspress~|hobel~|verles~|schleuder~|abzieh~|trenn~|auftau~|zerteil~|zerdrück~|mahl~|entstein~|entfern~|bereitstell~|beiseite|häut~|enthäut~|kleinschneid~|aufschneid~|zerbrösel~|bereitleg~|abwieg~|entgrät~|parier~|abgieß~|abwasch~|aufschlag~|filetier~|raffel~|feinhack~|quell~|stell~ bereit`,
  soaks: "einweich~|quell~|wässer~",
  preparesAlone:
    "verquirl~|schmelz~|zerlass~|sieb~|erwärm~|erhitz~|röst~|anröst~|schlag~|aufschlag~|steifschlag~|lass~ quellen",
  adds: `geb~|gib|gibt|zugeb~|hinzugeb~|zufüg~|hinzufüg~|füg~|dazugeb~|dazu|hinzu|unterrühr~|unterheb~|einrühr~|verrühr~|vermeng~|vermisch~|misch~|rühr~|streu~|bestreu~|beträufel~|träufel~|gieß~|ablösch~|aufgieß~|angieß~|würz~|abschmeck~
    leg~|verteil~|bestreich~|beleg~|garnier~|servier~|füll~|heb~|wend~|unterzieh~|pürier~|marinier~|wälz~|bedeck~|schicht~|bestäub~|setz~|schichte|einleg~|toppen|drück~|verknet~|verfeiner~|mischt|vermengt|anricht~|darübergeb~|beginn~|überzieh~`,
  uses: `brat~|anbrat~|koch~|aufkoch~|einkoch~|kocht|dünst~|andünst~|anschwitz~|anschwitzen|schwitz~|back~|überback~|schmor~|gar~|dämpf~|köchel~|grill~|karamellisier~|frittier~|knet~|mix~|stampf~|blanchier~|überbrüh~|rös~`,
  states: "bis|sobald|wenn|während|damit|sodass|so dass|nachdem|falls|ob|dass|bevor|sollte|sollten",
  rests:
    "übrig*|restlich*|rest|hälfte|verblieben*|verbleibend*|weitere[rsnm]?|noch etwas|etwas mehr|zweite hälfte|drittel|beiseite gelegt*|beiseite gestellt*|zurückbehalten*",
  others: "andere[rsnm]?",
  all: "beide[rsn]?|alle[rsn]?|zwei|drei",
  mixtures: "mischung|masse|teig|soße|sauce",
  things: "",
  joints: "aus|mit|von",
  forms: `saft|schale|abrieb|zeste|mark|würfel|scheibe|ring|streifen|stück|stücke|stückchen|röschen|spalte|blatt|blätter|blättchen|raspel|schnitz|viertel|hälfte|hälften|zehe|kern|flocke|pulver|stifte|filet|brust|keule|knolle|stange|zweig
    nadel|fleisch|ecke|späne|hobel|kugel|sorte|samen|stiel|kopf|schote|locke|faden|fäden|korn|körner|schnitzel|würfelchen|röllchen|schiffchen|halbring|abschnitt|spieß|rolle|grün|eiweiß|eigelb|extrakt|essenz|aroma`,
  divided: "geteilt|plus|etwas mehr|und etwas|sowie|zum bestäuben|zum ausrollen",
  targets: "zum|zur|zu den|zu der",
  discards: "",
  purposes: "für",
  likes: "wie|ähnlich|größe einer|größe eines",
  withouts: "ohne|kein|keine|keinen|nicht",
  ingredients: "zutaten",
  dry: "trocken*",
  wet: "feucht*|flüssig*",
  spices: "gewürze|gewürzen|gewürz",
  checks: "prüf~|kontrollier~|anpass~",
  excepts: "außer|bis auf|ausgenommen|mit ausnahme",
  tips: "tipps?|hinweise?|varianten?|serviervorschlag|info|anmerkung|notiz",
  fors: "für|zum|zur",
  verbs: [
    ["salt", "salzen|salze|salzt"],
    ["black-pepper", "pfeffern|pfeffere|pfeffert"],
    ["butter", "buttern|einbuttern|ausbuttern|gebuttert*|ausgebuttert*"],
    ["wheat-flour", "bemehl~|bemehlt*|mehlen|einmehlen|gemehlt*"],
    ["sugar", "zuckern|gezuckert*"],
    ["oil", "einölen|ölen|geölt*|eingeölt*"],
  ],
};
