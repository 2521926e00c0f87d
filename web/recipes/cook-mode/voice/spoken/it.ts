import type { SpokenWords } from "../spoken-words.ts";

export const ITALIAN: SpokenWords = {
  to: " a ",
  and: " e ",
  fractions: ["mezzo", "un terzo", "due terzi", "un quarto", "tre quarti", "un ottavo"],
  units: [
    ["g|gr", "grammo/grammi"],
    ["kg", "chilo/chili"],
    ["ml", "millilitro/millilitri"],
    ["cl", "centilitro/centilitri"],
    ["dl", "decilitro/decilitri"],
    ["l", "litro/litri"],
    ["cm", "centimetro/centimetri"],
    ["min", "minuto/minuti"],
    ["h", "ora/ore"],
    ["°C", "gradi"],
  ],
};
