import type { TimeLists } from "../time-words.ts";

export const DANISH_TIMES: TimeLists = {
  numbers: [
    [15, "femten"],
    [25, "femogtyve"],
    [30, "tredive"],
    [35, "femogtredive"],
    [40, "fyrre"],
    [45, "femogfyrre"],
    [50, "halvtreds"],
    [60, "tres"],
    [90, "halvfems"],
  ],
  units: [
    [3600, "time|timer|times|timers|times tid|timers tid|timerne|t|t."],
    [900, "kvarter|kvarters|kvarters tid"],
    [60, "minut|minutter|minutters|minuts|minutters tid|minutts|minutt|minutterne"],
    [1, "sekund|sekunder|sekunders|sek|sek.|sekunderne"],
  ],
  beforeUnit: "ekstra|hel|stor|gode|god|lille|små|hele|lange|mere|yderligere",
  upTo: "op til|og op til|eller op til|gerne",
  between: "mellem",
  notAfter:
    "hver|hvert|hveranden|sidste|siste|inden for|(?:på )?under|(?:på )?mindre end|de|disse|(?:samlet|arbejds|tilberednings|total)\\s?tid:?|(?:klar|færdig) på|med",
  notBefore:
    "kortere|mindre|tilbage|for tidligt|i forvejen|forinden|mellemrum|siden|(?<=[0-9½¼¾] ?t\\.?)(?! ?[0-9])|pr\\.? (?:kg|kilo|[0-9]+ ?g)|gamle?",
  ahead: "før|inden",
  waits:
    "i(?: ca\\.?| cirka| mindst| omkring)?\\s?$|lad|hvil|afkøl|køl|hæv|kog|steg|bag|trække|stå|mariner|frys",
  total: "i alt|ialt|samlet|totalt",
};
