import type { SpokenWords } from "../spoken-words.ts";

export const SPANISH: SpokenWords = {
  to: " a ",
  and: " y ",
  fractions: ["media", "un tercio", "dos tercios", "un cuarto", "tres cuartos", "un octavo"],
  units: [
    ["g|gr", "gramo/gramos"],
    ["kg", "kilo/kilos"],
    ["ml", "mililitro/mililitros"],
    ["dl", "decilitro/decilitros"],
    ["l", "litro/litros"],
    ["cm", "centímetro/centímetros"],
    ["cda|cdas", "cucharada/cucharadas"],
    ["cdta|cdtas|cdita|cditas", "cucharadita/cucharaditas"],
    ["min", "minuto/minutos"],
    ["h", "hora/horas"],
    ["°C|ºC", "grados"],
  ],
};
