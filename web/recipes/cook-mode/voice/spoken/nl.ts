import type { SpokenWords } from "../spoken-words.ts";

export const DUTCH: SpokenWords = {
  to: " tot ",
  and: " en ",
  fractions: ["een halve", "een derde", "twee derde", "een kwart", "driekwart", "een achtste"],
  units: [
    ["g", "gram"],
    ["kg", "kilo"],
    ["ml", "milliliter"],
    ["dl", "deciliter"],
    ["l", "liter"],
    ["cm", "centimeter"],
    ["tl", "theelepel/theelepels"],
    ["el", "eetlepel/eetlepels"],
    ["min", "minuut/minuten"],
    ["°C", "graden"],
  ],
};
