import type { TimeLists } from "../time-words.ts";

export const ITALIAN_TIMES: TimeLists = {
  numbers: [
    [1, "un altro|un'altra|altro"],
    [12, "una dozzina di"],
    [25, "venticinque"],
    [35, "trentacinque"],
    [40, "quaranta"],
    [45, "quarantacinque"],
    [60, "sessanta"],
    [90, "novanta"],
  ],
  units: [
    [3600, "ora|ore|d'ora|oretta|orette"],
    [1800, "mezz'ora|mezzora|mezz'oretta|mezzoretta"],
    [60, "minuto|minuti|di minuti|minutini|'|′"],
    [1, "secondo|secondi|di secondi|sec"],
  ],
  alone: [[1800, "mezzora|mezzoretta"]],
  shares: [
    [0.25, "e un quarto"],
    [0.75, "e tre quarti"],
  ],
  beforeUnit: "buoni|buona|buone|altri|altre|primi|prime",
  upTo: "fino a|e fino a|o fino a|anche|o anche",
  between: "tra|fra",
  vague: "un paio di|un paio|una coppia|paio",
  notAfter:
    "ogni|ultim[oaei]|(?:in )?meno di|entro|dopo (?:i|le)|quest[ie]|tempo (?:totale|di preparazione)\\s?:?|pront[oaie] in|(?:intervalli|sessioni) di",
  notBefore: "in meno|di anticipo|per (?:kg|chilo|ogni (?:kg|chilo|[0-9]+ ?g))|rimanenti|restanti",
  ahead: "prima",
  waits:
    "(?:per)(?: circa| almeno)?\\s?$|lasci|ripos|raffredd|cuoc|cuocere|marin|ammoll|attend|aspett|bollire|congel|lievit|riposare|intiepid",
  total: "in totale|in tutto",
};
