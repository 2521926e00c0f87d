import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";

const LINES = join(import.meta.dir, "lines");

type Expected = [
  line: string,
  quantity: number | [number, number] | null,
  unit: string | null,
  food: string,
  note: string,
];

for (const file of readdirSync(LINES)) {
  const language = file.replace(".json", "");
  const lines: Expected[] = JSON.parse(readFileSync(join(LINES, file), "utf8"));
  describe(`lines in ${language}`, () => {
    test.each(lines)("%s", (line, quantity, unit, food, note) => {
      expect(read(line, language)).toEqual({ quantity, unit, food, note });
    });
  });
}

function read(line: string, language: string) {
  const { amounts, food, note } = readLine(line, wordsFor(language));
  const { low = null, high = null, unit = null } = amounts[0] ?? {};
  const quantity = low === high || low === null || high === null ? low : [low, high];
  return { quantity, unit: unit && line.slice(unit.from, unit.to), food, note };
}
