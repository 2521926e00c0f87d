import type { WorkLists } from "../work-words.ts";

export const SWEDISH_WORK: WorkLists = {
  waiting:
    "grädd|i (?:mitten av )?ugn|ugnen|(?:för|upp)?kok(?!t)|sjud|putt|vila|jäs|låt|svaln|kyl|kallna|kylskåp|mariner|dra\\b|blötlägg|i blöt|frys|ång|stå|tina|stelna|rosta i ugn|baka (?:av|i)|stek i ugn|helstek",
  work: "skär|hack(?!ad)|strimla\\b|tärna\\b|skiva\\b|skala\\b|riv\\b|knåda|kavla|rulla|forma|vispa|mixa|mosa|puré|fyll\\b|tvätta|skölj|rensa|stek|fräs|bryn|panera|bred|lägg upp",
  tending: "rör|blanda|vänd|förväll|vik ",
  constantly: "under (?:konstant|ständig) omrörning|hela tiden|ständigt",
  meanwhile:
    "medans?(?: [^ ,.]+){1,5},|under tiden|medans?|under (?:stekningen|kokningen|gräddningen)|samtidigt",
  twice: "på (?:varje|vardera|båda|var) (?:sida|sidor|sidan|sidorna)|per sida",
  after: "efter(?: ca\\.?)?",
  or: "eller(?! tills| till| mer| längre)",
  heat: "grädda|i (?:mitten av )?ugn|ugnen|(?:upp)?kok(?!t|ad)|sjud|putt|stek|fräs|bryn|hetta|värm|smält|rosta|grilla|ång|pochera|förväll|bräsera",
  chill:
    "svaln|kyl|kallna|jäs|mariner|blötlägg|i blöt|frys|över natten|rumstemper|tina|stelna|knåda|kavla|forma",
  cool: "låt (?:[^ ]+ ){0,3}(?:svalna|kallna)|svalna|kallna",
  atOnce:
    "genast|omedelbart|direkt|servera (?:[^ ]+ )?(?:varm|het)|medan (?:[^ ]+ )?(?:är )?(?:fortfarande )?varm|fortfarande varm",
  preheat: "förvärm(?!d)|sätt (?:på )?ugnen|värm ugnen|sätt på ugnen",
  and: "och",
  oven: "ugn(?:en)?\\b|grädda",
  cook: "tillaga|laga",
  inFat: "i (?:[^ ]+ ){0,3}(?:[^ ]*olja|smör|fett)\\b",
  apiece: "varje\\b(?! sida)|vardera\\b(?! sida)|per (?:styck|st)\\b",
  inTurn: "en (?:i taget|åt gången)|(?:ett|två|några) (?:i taget|åt gången)|i omgångar|omgångsvis",
  nothing: "smaklig måltid|njut\\b|steg \\d+ ?:|tips ?:|(?:servera och )?njut\\b",
  aside: "(?:till|gör) (?:dipp|dressing|sallad|salsa|topping)[a-z]*",
  onTop: "dekor|glasyr|topping|(?:på|över) (?:kakan|tårtan)",
  ahead: "före|innan|i förväg",
  couple: "ett par",
};
