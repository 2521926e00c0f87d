import type { TimeLists } from "../time-words.ts";

export const SWEDISH_TIMES: TimeLists = {
  numbers: [
    [15, "femton"],
    [25, "tjugofem"],
    [30, "trettio"],
    [35, "trettiofem"],
    [40, "fyrtio"],
    [45, "fyrtiofem"],
    [50, "femtio"],
    [60, "sextio"],
    [90, "nittio"],
  ],
  units: [
    [3600, "timme|timmar|timmars|timmes|timmars tid|timmes tid|timma|tim|tim.|timmarna"],
    [1800, "halvtimme|halvtimma|halvtimmes|halv timme"],
    [900, "kvart|kvarter"],
    [60, "minut|minuter|minuters|minuts|minuters tid|minuterna"],
    [1, "sekund|sekunder|sekunders|sek|sek.|sekunderna"],
  ],
  beforeUnit: "extra|hela|goda|god|dryg|knapp|liten|till|ytterligare",
  upTo: "upp till|och upp till|eller upp till|gärna",
  between: "mellan",
  notAfter:
    "var|vart|varje|varannan|sista|inom|(?:på )?under|(?:på )?mindre än|de|dessa|(?:total|tillagnings|total tillagnings)\\s?tid:?|klara?t? på|med",
  notBefore: "kortare|mindre|kvar|i förväg|tidigare|sedan|mellanrum|per (?:kg|kilo)|gamla?|för tidigt",
  ahead: "före|innan",
  waits: "i(?: ca\\.?| cirka| minst| ungefär)?\\s?$|låt|vila|svalna|jäs|kok|stek|sjud|stå|marinera|frys|dra ",
  total: "totalt|sammanlagt|allt som allt",
};
