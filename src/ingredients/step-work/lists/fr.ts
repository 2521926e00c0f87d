import type { WorkLists } from "../work-words.ts";

export const FRENCH_WORK: WorkLists = {
  waiting:
    "enfourn|au four|cuire(?! à la poêle)|cuisez|cuisson|cuis\\b|mijot|bouill(?!on)|ébullition|repos|lev(?:er|ée)\\b|marin|tremp|infus|refroid|réfrigér|frigo|au frais|congel|laiss|étuver|vapeur|braiser|gonfl|prendre|sécher|dégorg|décongel|poch(?:er|ez)|rôti(?:r|ssez)|patient|attend",
  work: "coup(?:er|ez|e les|e la|e le)\\b|émin[cç](?:er|ez)|hach(?:er|ez)|épluch(?:er|ez)|pel(?:er|ez)\\b|râp(?:er|ez)|taill(?:er|ez)|détaill(?:er|ez)|pétri|étal(?:er|ez)|façonn|form(?:er|ez)\\b|fouett(?:er|ez)|batt(?:re|ez)|mont(?:er|ez) les blancs|mix(?:er|ez)|écras(?:er|ez)|farci(?:r|ssez)|lav(?:er|ez)|dénoyaut|épépin|garni(?:r|ssez)|dress(?:er|ez)|rev[eé]n(?:ir|ez)|dor(?:er|ez)|saisi(?:r|ssez)|sauter|poêl(?:er|ez)|frire|blanchi(?:r|ssez)|pan(?:er|ez)\\b",
  tending: "mélang|remu|tourn(?:er|ez)|retourn|incorpor|suer|fondre|tomber",
  constantly: "sans cesse|sans arrêt|constamment|continuellement|en remuant(?! de temps)",
  meanwhile: "pendant ce temps|entre-temps|entretemps|en parallèle|en même temps|pendant que",
  twice:
    "(?:de|par|sur|pour) (?:chaque|les deux) (?:côté|face)s?|par (?:côté|face)|(?:de|sur) chaque (?:côté|face)",
  after: "après|au bout de",
  or: "ou(?! jusqu| plus| bien plus)",
};
