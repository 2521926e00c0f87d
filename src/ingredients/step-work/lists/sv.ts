import type { WorkLists } from "../work-words.ts";

export const SWEDISH_WORK: WorkLists = {
  waiting:
    "grädd|i (?:mitten av )?ugn|ugnen|(?:för|upp)?kok(?!t)|sjud|putt|vila|jäs|låt|svaln|kyl|kallna|kylskåp|mariner|dra\\b|blötlägg|i blöt|frys|ång|stå|tina|stelna|rosta i ugn|baka (?:av|i)|stek i ugn|helstek",
  work: "skär|hack(?!ad)|strimla\\b|tärna\\b|skiva\\b|skala\\b|riv\\b|knåda|kavla|rulla|forma|vispa|mixa|mosa|puré|fyll\\b|tvätta|skölj|rensa|stek|fräs|bryn|panera|bred|lägg upp",
  tending: "rör|blanda|vänd|förväll|vik ",
  constantly: "under (?:konstant|ständig) omrörning|hela tiden|ständigt",
  meanwhile: "under tiden|medan|samtidigt",
  twice: "på (?:varje|vardera|båda|var) (?:sida|sidor|sidan|sidorna)|per sida",
  after: "efter(?: ca\\.?)?",
  or: "eller(?! tills| till| mer| längre)",
};
