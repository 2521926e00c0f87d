import type { SpokenWords } from "../spoken-words.ts";

export const SWEDISH: SpokenWords = {
  to: " till ",
  and: " och ",
  fractions: ["en halv", "en tredjedel", "två tredjedelar", "en kvarts", "tre kvarts", "en åttondel"],
  units: [
    ["g", "gram"],
    ["kg", "kilo"],
    ["ml", "milliliter"],
    ["cl", "centiliter"],
    ["dl", "deciliter"],
    ["l", "liter"],
    ["cm", "centimeter"],
    ["krm", "kryddmått"],
    ["tsk", "tesked/teskedar"],
    ["msk", "matsked/matskedar"],
    ["st", "styck/stycken"],
    ["min", "minut/minuter"],
    ["tim", "timme/timmar"],
    ["förp", "förpackning/förpackningar"],
    ["°C", "grader"],
  ],
};
