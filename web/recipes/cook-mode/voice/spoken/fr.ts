import type { SpokenWords } from "../spoken-words.ts";

export const FRENCH: SpokenWords = {
  to: " à ",
  and: " et ",
  fractions: ["un demi/demi", "un tiers", "deux tiers", "un quart", "trois quarts", "un huitième"],
  units: [
    ["g", "gramme/grammes"],
    ["kg", "kilo/kilos"],
    ["ml", "millilitre/millilitres"],
    ["cl", "centilitre/centilitres"],
    ["dl", "décilitre/décilitres"],
    ["l", "litre/litres"],
    ["cm", "centimètre/centimètres"],
    ["c. à soupe|cuil. à soupe|cuil. à s.|c. à s.|c.à.s.|càs|cas|cs", "cuillère à soupe/cuillères à soupe"],
    ["c. à café|cuil. à café|cuil. à c.|c. à c.|c.à.c.|càc|cac|cc", "cuillère à café/cuillères à café"],
    ["min|mn", "minute/minutes"],
    ["h", "heure/heures"],
    ["°C", "degrés"],
  ],
};
