import type { SpokenWords } from "../spoken-words.ts";

export const DANISH: SpokenWords = {
  to: " til ",
  and: " og ",
  fractions: ["en halv", "en tredjedel", "to tredjedele", "en kvart", "tre kvart", "en ottendedel"],
  units: [
    ["g", "gram"],
    ["kg", "kilo"],
    ["ml", "milliliter"],
    ["cl", "centiliter"],
    ["dl", "deciliter"],
    ["l", "liter"],
    ["cm", "centimeter"],
    ["tsk", "teske/teskeer"],
    ["spsk", "spiseske/spiseskeer"],
    ["knsp", "knivspids/knivspidser"],
    ["stk", "styk"],
    ["bdt", "bundt/bundter"],
    ["pk", "pakke/pakker"],
    ["ds", "dåse/dåser"],
    ["min", "minut/minutter"],
    ["°C", "grader"],
  ],
};
