import type { StepWordLists } from "./step-word-lists.ts";

export const DANISH: StepWordLists = {
  endings: "|e|es|s",
  prepares: `skræl~|skræll~|skær~|snit~|snitt~|hak~|hakk~|riv~|rens~|pil~|pill~|skyl~|skyll~|vask~|skrub~|skrubb~|pluk~|plukk~|halver~|del~|pres~|press~|knus~|dryp~|udblød~|blødgør~|flæk~|flækk~|fjern~|klip~|klipp~|skrab~|dup~|tø~ op|finhak~|udsten~|udkern~
    nip~|bræk~|svøb|læg i blød|sæt i blød|iblødsæt~|tør~|knæk~|ordne|klargør~`,
  soaks: "udblød~|læg .{0,40} i blød|sæt .{0,40} i blød",
  preparesAlone: "smelt~|pisk~|sigt~|rist~|varm~|opvarm~|lun~",
  adds: `tilsæt~|tilsætt~|kom|komm~|hæld~|bland~|rør~|vend~|læg~|lægg~|fordel~|drys~|dryss~|server~|servér|smag til|smages til|krydr~|put~|putt~|pensl~|smør på|smør med|fyld~|top~|topp~|anret~|anrett~|pynt~|ælt~|blend~|purér|sluk med|vend i|tilfør~|strø~|smuldr~`,
  uses: `steg~|kog~|bag~|svits~|sauter~|sautér|brun~|grill~|simr~|damp~|mariner~|marinér|lad .{0,20}(?:simre|koge|stege)|gratiner~|braiser~`,
  states:
    "indtil|når|hvis|mens|så snart|efter at|(?<=, ?)til|til (?:de|den|det|alt|alle|*en|*et|*ne) (?:er|bliver|har)|(?<=, ?)så|for at|inden|før",
  rests: "resten|rest|resterende|øvrige|halvdelen|anden halvdel|lidt mere|mere|ekstra|sidste|tredjedel",
  others: "andre",
  all: "begge|alle|to|tre",
  mixtures: "blanding*|masse*|dej*|sovs*|sauce*",
  things: "",
  joints: "af|med",
  forms: `saft|skal|zest|tern|skive|strimmel|strimler|stykke|ring|både|båd|buket|blad|fed|kerne|filet|bryst|lår|pulver|flage|stilk|knold|kvist|kød|stang|hoved|halvdel|terning|rod|top|fro|frø|stav|stave|bidder|hvide|blomme|sorte|slags|ekstrakt|essens`,
  divided: "delt|lidt ekstra|plus|samt|og lidt|til udrulning|til pensling",
  targets: "til",
  discards: "fjern|kassér",
  purposes: "",
  likes: "ligner|som|på størrelse med",
  withouts: "uden|ikke",
  ingredients: "ingredienserne|ingredienser",
  dry: "tørre",
  wet: "våde|flydende",
  spices: "krydderier|krydderierne|krydderi",
  checks: "juster~|justér",
  excepts: "undtagen|bortset fra|på nær",
  tips: "tips?|bemærk|note|variation",
  fors: "til",
  verbs: [
    ["wheat-flour", "melet (?:bord*|overflade*|underlag*|*bord*|*plade*)|meldrys*|meldryss*"],
    ["sugar", "sukr~"],
  ],
};
