import type { WorkLists } from "../work-words.ts";

export const ITALIAN_WORK: WorkLists = {
  waiting:
    "inforn|in forno|nel forno|cuoc|cotture?|cuocere|boll|lessa|ripos|lasci|lievit|marin|ammoll|raffredd|frigo|frigorifero|congel|infus|sobboll|stuf|bras|vapore|rassod|addens|intiepid|aspett|scongel|macer",
  work: "tagli(?:are|a|ate|amo)\\b|trit(?:are|a|ate|iamo)\\b|affett(?:are|a|ate|iamo)\\b|sbucci|pel(?:are|a|ate|iamo)\\b|grattug(?:iare|ia|iate)\\b|impast|stend|form(?:are|a|ate|iamo)\\b|sbatt|mont(?:are|a|ate|iamo)\\b|frull|schiacci|farci|lav(?:are|a|ate|iamo)\\b|puli|sogfr|soffrigg|frigg|rosola|dora(?:re|te)\\b|salta(?:re|te)\\b|scotta(?:re|te)\\b|impana|tosta",
  tending: "mescol|gir(?:are|a|ate|ando)\\b|amalgam|unire|incorpor|mantec|appassi",
  constantly:
    "mescolando (?:continuamente|sempre|di continuo|costantemente)|continuamente|senza smettere|costantemente",
  meanwhile: "mentre(?: [^ ,.]+){1,5},|nel frattempo|intanto|contemporaneamente|mentre|durante la cottura",
  twice: "per (?:ogni )?(?:lato|parte)|(?:su|da|per) (?:entrambi i|ogni|ciascun) lat[oi]|da ambo i lati",
  after: "dopo(?: circa)?",
  or: "o(?! fino| più)|oppure",
  heat: "inforn|in forno|nel forno|cuoc|cotture?|cuocere|boll|lessa|sogfr|soffrigg|frigg|rosola|dora(?:re|te)\\b|salta(?:re|te)\\b|scotta(?:re|te)\\b|scald|riscald|sciogl|stuf|bras|vapore|gratin|tosta|sfuma|sobboll|griglia",
  chill:
    "raffredd|frigo|congel|lievit|marin|ammoll|macer|intiepid|tutta la notte|temperatura ambiente|scongel|rassod|form(?:are|ate|iamo|a) (?:le|i|gli|delle|dei|degli)\\b|impasta(?:re|te)\\b|stend",
  cool: "(?:lasc[^ ]+|far[^ ]*) (?:[^ ]+ ){0,3}(?:raffreddare|intiepidire)|raffreddare",
  atOnce: "subito|immediatamente|serv(?:ire|ite) (?:[^ ]+ )?(?:cald|tiepid)|ancora cald|ben cald|sfuma",
  preheat: "preriscalda(?!t[oai]\\b)|accend[^ ]+ il forno",
  and: "e",
  oven: "forno|inforn",
  cook: "cuoc|cuocere",
  inFat: "(?:in|nell?['’o]) ?(?:[^ ]+ ){0,3}(?:olio|burro|strutto)\\b",
  apiece: "ciascun|ognun|ogni pezzo|per pezzo|l['’]una\\b",
  inTurn:
    "uno? (?:alla|per) (?:volta|uno?)|una (?:alla|per) (?:volta|una)|pochi? alla volta|poche alla volta|in più riprese",
  nothing:
    "buon appetito|(?:servite e )?gusta|passaggio \\d+ ?:|fase \\d+ ?:|(?:consigli|consiglio|suggerimento|nota) ?:",
  aside: "per (?:la|il|lo|le|i|l')(?![^.:,]{0,20}(?:salsa|sugo))",
  onTop: "decor|guarn|per la (?:glassa|copertura|finitura)|sull[ae]? (?:torta|crostata|dolce)|sul dolce",
  ahead: "prima|in anticipo",
  couple: "un paio di",
};
