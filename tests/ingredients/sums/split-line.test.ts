import { expect, test } from "bun:test";
import { splitLine } from "../../../src/ingredients/sums/split-line.ts";
import { readerFor } from "./sum-lines.ts";

test.each<readonly [line: string, language: string, parts: string[]]>([
  ["Salt and freshly ground black pepper, to taste", "en", ["Salt", "freshly ground black pepper"]],
  ["Kosher salt, freshly ground black pepper", "en", ["Kosher salt", "freshly ground black pepper"]],
  ["Salt to taste and black pepper to taste", "en", ["Salt to taste", "black pepper to taste"]],
  ["Rice, naan and yogurt, to serve", "en", ["Rice", "naan", "yogurt"]],
  [
    "Pita bread, pickled peppers and baby Greek basil, to serve",
    "en",
    ["Pita bread", "pickled peppers", "baby Greek basil"],
  ],
  ["Reis, Naan und Joghurt zum Servieren", "de", ["Reis", "Naan", "Joghurt zum Servieren"]],
  ["riz, naan et yaourt, pour servir", "fr", ["riz", "naan", "yaourt"]],
  ["Ris, naan och yoghurt till servering", "sv", ["Ris", "naan", "yoghurt till servering"]],
  ["1 cup milk, 1 egg", "en", ["1 cup milk", "1 egg"]],
  ["2 eggs plus 1 egg yolk", "en", ["2 eggs", "1 egg yolk"]],
  ["Salz, Pfeffer", "de", ["Salz", "Pfeffer"]],
  ["sel et poivre", "fr", ["sel", "poivre"]],
  ["sale e pepe q.b.", "it", ["sale", "pepe"]],
  ["sal e pimenta a gosto", "pt", ["sal", "pimenta"]],
  ["sól i pieprz", "pl", ["sól", "pieprz"]],
  ["snufje zout en peper", "nl", ["zout", "peper"]],
  ["salt och peppar", "sv", ["salt", "peppar"]],
  ["生抽 2勺、老抽 1勺", "zh-CN", ["生抽 2勺", "老抽 1勺"]],
  ["生抽1勺、老抽半勺", "zh-CN", ["生抽1勺", "老抽半勺"]],
])("%s has several foods", (line, language, parts) =>
  expect(splitLine(line, readerFor(language))).toEqual(parts),
);

test.each<readonly [line: string, language: string]>([
  ["Parsley, chopped", "en"],
  ["5 g de levain ou 0,5 g de levure fraîche", "fr"],
  ["5 g Sauerteig oder 0,5 g frische Hefe", "de"],
  ["1,5 eetlepels olie of 0,5 dl melk", "nl"],
  ["cheese, cheddar", "en"],
  ["flour, plain, to dust", "en"],
  ["basil, to serve", "en"],
  ["herbs, such as basil and parsley", "en"],
  ["salt, to taste", "en"],
  ["1 tsp each salt and pepper", "en"],
  ["1 cup milk or 1 cup water", "en"],
  ["500 g flour, plus 50 g for dusting", "en"],
  ["mac and cheese", "en"],
  ["chicken, skin on", "en"],
  ["Parsley and its stems, chopped", "en"],
  ["oil for frying and greasing", "en"],
  ["zest of 1 lemon and juice of 2", "en"],
  ["For the sauce:", "en"],
])("%s stays one line", (line, language) => expect(splitLine(line, readerFor(language))).toEqual([line]));
