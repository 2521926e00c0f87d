import type { WorkLists } from "../work-words.ts";

export const FRENCH_WORK: WorkLists = {
  waiting:
    "enfourn|au four|cuire(?! à la poêle)|cuisez|cuisson|cuis\\b|mijot|bouill(?!on)|ébullition|repos|lev(?:er|ée)\\b|marin|tremp|infus|refroid|réfrigér|frigo|au frais|congel|laiss|étuver|vapeur|braiser|gonfl|prendre|sécher|dégorg|décongel|poch(?:er|ez)|rôti(?:r|ssez)|patient|attend",
  work: "coup(?:er|ez|e les|e la|e le)\\b|émin[cç](?:er|ez)|hach(?:er|ez)|épluch(?:er|ez)|pel(?:er|ez)\\b|râp(?:er|ez)|taill(?:er|ez)|détaill(?:er|ez)|pétri|étal(?:er|ez)|façonn|form(?:er|ez)\\b|fouett(?:er|ez)|batt(?:re|ez)|mont(?:er|ez) les blancs|mix(?:er|ez)|écras(?:er|ez)|farci(?:r|ssez)|lav(?:er|ez)|dénoyaut|épépin|garni(?:r|ssez)|dress(?:er|ez)|rev[eé]n(?:ir|ez)|dor(?:er|ez)|saisi(?:r|ssez)|sauter|poêl(?:er|ez)|frire|blanchi(?:r|ssez)|pan(?:er|ez)\\b",
  tending: "mélang|remu|tourn(?:er|ez)|retourn|incorpor|suer|fondre|tomber",
  constantly: "sans cesse|sans arrêt|constamment|continuellement|en remuant(?! de temps)",
  meanwhile:
    "(?:pendant|tandis) (?:que|qu')(?: ?[^ ,.]+){1,5},|pendant ce temps|entre-temps|entretemps|en parallèle|en même temps|pendant qu|pendant (?:la|le|leur) (?:cuisson|repos|temps)|durant la cuisson|tandis qu",
  twice:
    "(?:de|par|sur|pour) (?:chaque|les deux) (?:côté|face)s?|par (?:côté|face)|(?:de|sur) chaque (?:côté|face)",
  after: "après|au bout de",
  or: "ou(?! jusqu| plus| bien plus)",
  heat: "enfourn|au four|au centre du four|cui(?:re|sez|t|s|sson)\\b|mijot|bouill(?:ir|ez|onn)|ébullition|rev[eé]n(?:ir|ez)|dor(?:er|ez)\\b|saisi(?:r|ssez)|sauter|poêl(?:er|ez)|frire|blanchi(?:r|ssez)|chauff|réchauff|fondre|fondu|suer|grill(?:er|ez)|rôti(?:r|ssez)|brais|poch(?:er|ez)|étuv|vapeur|déglac|rédui(?:re|sez)|carameli|gratin(?:er|ez)",
  chill:
    "refroid|réfrigér|frigo|au frais|congel|marin(?:er|ez|ade)|tremp|lever\\b|lev(?:ez)\\b|une nuit|tiédir|dégorg|décongel|température ambiante|servi[rz] (?:[^ ]+ )?(?:frais|froid)|façonn|form(?:er|ez) (?:des|les)|pétri|abaiss|étal(?:er|ez) la pâte",
  cool: "laiss[^ ]* (?:[^ ]+ ){0,3}(?:refroidir|tiédir)|refroidir",
  atOnce:
    "immédiatement|aussitôt|sans attendre|tout de suite|serv(?:ir|ez)(?:-l[^ ]+)? (?:[^ ]+ )?(?:chaud|tiède)|encore chaud|déglac|bien chaud",
  preheat: "préchauff(?:er|ez|ons|age)|faites chauffer le four|allum(?:er|ez) le four",
  and: "et",
  oven: "fours?\\b|enfourn|th(?:ermostat|\\.) ?\\d",
  cook: "cui(?:re|sez|sson)\\b",
  inFat: "dans (?:[^ ]+ ){0,3}(?:l['’])?(?:huile|beurre|graisse|friture)\\b",
  apiece: "chacune?\\b|par (?:pièce|crêpe|portion)|chaque\\b(?! (?:côté|face))",
  inTurn:
    "une? (?:par|à) une?|les unes? après les|l['’]une? après|en plusieurs fois|par petites quantités|par fournées",
  nothing:
    "bon appétit|régalez|dégustez[^a-z]*$|étape \\d+ ?:|astuces? ?:|(?:servez et )?dégustez|bonne dégustation",
  aside:
    "pour (?:la|le|les|l')(?![^.:,]{0,20}(?:sauce|jus))|préparez (?:la|le|les|l')(?![^.:,]{0,20}(?:sauce|jus))",
  onTop:
    "décor|pour (?:la |le |les |l')(?:décoration|nappage|glaçage|finition)|(?:sur|dessus) (?:le|la|les) (?:gâteau|tarte|cupcake)",
  ahead: "avant|à l['’]avance",
};
