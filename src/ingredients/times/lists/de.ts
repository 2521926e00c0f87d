import type { TimeLists } from "../time-words.ts";

export const GERMAN_TIMES: TimeLists = {
  numbers: [
    [1, "'ne|ne"],
    [13, "dreizehn"],
    [14, "vierzehn"],
    [15, "fünfzehn"],
    [20, "zwanzig"],
    [25, "fünfundzwanzig"],
    [30, "dreißig|dreissig"],
    [35, "fünfunddreißig|fünfunddreissig"],
    [40, "vierzig"],
    [45, "fünfundvierzig"],
    [50, "fünfzig"],
    [60, "sechzig"],
    [90, "neunzig"],
  ],
  units: [
    [3600, "stunde|stunden|std|std.|stdn|stdn.|stündchen"],
    [1800, "halbe stunde|halben stunde|halbes stündchen"],
    [2700, "dreiviertelstunde|dreiviertelstunden|dreiviertel stunde|dreiviertel stunden"],
    [900, "viertelstunde|viertelstunden|viertel stunde|viertelstündchen"],
    [60, "minute|minuten|minütchen"],
    [30, "halbe minute|halben minute"],
    [1, "sekunde|sekunden|sek|sek."],
  ],
  beforeUnit:
    "weitere|weiteren|weiterer|zusätzliche|zusätzlichen|gute|guten|knappe|knappen|volle|vollen|ganze|ganzen|lange|kurze",
  upTo: "bis zu|und bis zu|oder bis zu|bis maximal|bis höchstens|bis hin zu|besser noch",
  between: "zwischen",
  notAfter:
    "alle|aller|jede[nr]?|letzten?|letzter|binnen|innerhalb(?: von)?|unter|(?:in )?weniger als|die|den|der|diesen?|dieser|um|vor|minus|(?:gesamt|zubereitungs|arbeits)zeit:?|fertig in|abst[aä]nde?n? von|intervallen? von|schritten von",
  notBefore:
    "kürzer|weniger|vorher|zuvor|vorab|früher|eher|im voraus|alt|alte[nrs]?|zu früh|(?:pro|je) (?:kg|kilo|kilogramm|pfund|[0-9]+ ?(?:g|gramm|kg))",
  ahead: "vor(?! sich| allem|[^.,;]{0,40} (?:ruhen|rasten|ziehen|abkühlen|auskühlen))|bevor",
  waits: "für(?: ca\\.?| etwa| mindestens)?\\s?$",
  total: "insgesamt|gesamt|total",
};
