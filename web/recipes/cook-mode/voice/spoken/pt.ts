import type { SpokenWords } from "../spoken-words.ts";

export const PORTUGUESE: SpokenWords = {
  to: " a ",
  and: " e ",
  fractions: ["meia", "um terço", "dois terços", "um quarto", "três quartos", "um oitavo"],
  units: [
    ["g", "grama/gramas"],
    ["kg", "quilo/quilos"],
    ["ml", "mililitro/mililitros"],
    ["cl", "centilitro/centilitros"],
    ["dl", "decilitro/decilitros"],
    ["l", "litro/litros"],
    ["cm", "centímetro/centímetros"],
    [
      "c. de sopa|c. sopa|colh. de sopa|colh. sopa|col. de sopa|col. sopa|c.s.",
      "colher de sopa/colheres de sopa",
    ],
    [
      "c. de sobremesa|c. sobremesa|colh. de sobremesa|colh. sobremesa",
      "colher de sobremesa/colheres de sobremesa",
    ],
    ["c. de chá|c. chá|colh. de chá|colh. chá|col. de chá|col. chá", "colher de chá/colheres de chá"],
    ["chav", "chávena/chávenas"],
    ["min", "minuto/minutos"],
    ["h", "hora/horas"],
    ["°C|ºC", "graus"],
  ],
};
