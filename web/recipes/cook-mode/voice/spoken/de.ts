import type { SpokenWords } from "../spoken-words.ts";

export const GERMAN: SpokenWords = {
  to: " bis ",
  and: " ",
  fractions: ["ein halb/einhalb", "ein drittel", "zwei drittel", "ein viertel", "drei viertel", "ein achtel"],
  units: [
    ["g", "Gramm"],
    ["kg", "Kilo"],
    ["ml", "Milliliter"],
    ["cl", "Zentiliter"],
    ["dl", "Deziliter"],
    ["l", "Liter"],
    ["cm", "Zentimeter"],
    ["TL", "Teelöffel"],
    ["EL", "Esslöffel"],
    ["Pck.|Päckch.", "Päckchen"],
    ["Pkg.|Pckg.", "Packung/Packungen"],
    ["Msp.", "Messerspitze/Messerspitzen"],
    ["Pr.", "Prise/Prisen"],
    ["Stk.|St.", "Stück"],
    ["Min", "Minute/Minuten"],
    ["h|Std.", "Stunde/Stunden"],
    ["°C", "Grad"],
  ],
};
