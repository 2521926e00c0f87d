import { EXIT } from "./exit-codes.ts";
import { detectLanguage } from "../ingredients/words/detect-language.ts";
import { wordsFor } from "../ingredients/words/languages.ts";
import { readLine } from "../ingredients/lines/read-line.ts";
import { answerLines, type JsonInput } from "./answer-lines.ts";

/** Reads `{"id","line","language"}` lines and prints `{"id","quantity","unit","food","note"}` lines. */
export async function readIngredientBatch(): Promise<number> {
  await answerLines('{"id", "line", "language"}', readInput);
  return EXIT.ok;
}

function readInput({ line, language }: JsonInput): object {
  if (typeof line !== "string") return { error: "“line” must be text." };
  const tag = typeof language === "string" ? language : detectLanguage([line]);
  const { text, amounts, food, note } = readLine(line, wordsFor(tag));
  const { low = null, high = null, unit = null } = amounts[0] ?? {};
  return {
    quantity: low === high ? low : [low, high],
    unit: unit && text.slice(unit.from, unit.to),
    food,
    note,
  };
}
