import type { WorkLists } from "../work-words.ts";

export const ITALIAN_WORK: WorkLists = {
  waiting:
    "inforn|in forno|nel forno|cuoc|cotture?|cuocere|boll|lessa|ripos|lasci|lievit|marin|ammoll|raffredd|frigo|frigorifero|congel|infus|sobboll|stuf|bras|vapore|rassod|addens|intiepid|aspett|scongel|macer",
  work: "tagli(?:are|a|ate|amo)\\b|trit(?:are|a|ate|iamo)\\b|affett(?:are|a|ate|iamo)\\b|sbucci|pel(?:are|a|ate|iamo)\\b|grattug(?:iare|ia|iate)\\b|impast|stend|form(?:are|a|ate|iamo)\\b|sbatt|mont(?:are|a|ate|iamo)\\b|frull|schiacci|farci|lav(?:are|a|ate|iamo)\\b|puli|sogfr|soffrigg|frigg|rosola|dora(?:re|te)\\b|salta(?:re|te)\\b|scotta(?:re|te)\\b|impana|tosta",
  tending: "mescol|gir(?:are|a|ate|ando)\\b|amalgam|unire|incorpor|mantec|appassi",
  constantly:
    "mescolando (?:continuamente|sempre|di continuo|costantemente)|continuamente|senza smettere|costantemente",
  meanwhile: "nel frattempo|intanto|contemporaneamente|mentre",
  twice: "per (?:ogni )?(?:lato|parte)|(?:su|da|per) (?:entrambi i|ogni|ciascun) lat[oi]|da ambo i lati",
  after: "dopo(?: circa)?",
  or: "o(?! fino| più)|oppure",
};
