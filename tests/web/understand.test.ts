import { describe, expect, test } from "bun:test";
import type { Language } from "../../src/contract/languages.ts";
import { toSearchCall, understandTyped } from "../../web/recipes/search/understand.ts";

const organizers = {
  categories: [
    { name: "Soup", slug: "soup" },
    { name: "Slow cooker", slug: "slow-cooker" },
  ],
  tags: [
    { name: "Vegetarian", slug: "vegetarian" },
    { name: "Crème brûlée", slug: "creme-brulee" },
  ],
};

const understand = (typed: string, language: Language = "en-US", plain: string[] = []) => {
  const { text, chips } = understandTyped(typed, { language, ...organizers }, plain);
  return [text, ...chips.map((chip) => (chip.kind === "time" ? chip.minutes : chip.slug))];
};

test.each<[string, ...(string | number)[]]>([
  ["chicken under 30 min", "chicken", 30],
  ["chicken under 30 minutes", "chicken", 30],
  ["under 30", "", 30],
  ["chicken 45-minute", "chicken", 45],
  ["quick pasta", "pasta", 30],
  ["stew in less than 1.5 hours", "stew", 90],
  ["vegetarian soup", "", "vegetarian", "soup"],
  ["SOUP with leek", "with leek", "soup"],
  ["slow cooker beans", "beans", "slow-cooker"],
  ["slow beans", "slow beans"],
  ["creme brulee", "", "creme-brulee"],
  ["quick vegetarian dinner", "dinner", 30, "vegetarian"],
  ["quick chicken under 20 min", "chicken", 30, 20],
  ["7 up", "7 up"],
  ["quickly", "quickly"],
  ["5 minced cloves", "5 minced cloves"],
  ["", ""],
])("%p means %p", (typed, ...expected) => {
  expect(understand(typed).toSorted()).toEqual(expected.toSorted());
});

describe.each<[Language, string, string]>([
  ["da-DK", "kylling på under 30 minutter", "hurtig kylling"],
  ["de-DE", "kylling bis 30 Minuten", "schnelles kylling"],
  ["fr-FR", "kylling en moins de 30 min", "kylling rapide"],
  ["pl-PL", "kylling do 30 minut", "szybki kylling"],
  ["pt-PT", "kylling até 30 minutos", "kylling rápido"],
  ["sv-SE", "kylling under 30 minuter", "snabb kylling"],
  ["zh-CN", "kylling 30分钟内", "快手 kylling"],
  ["zh-TW", "kylling 30分鐘以內", "快手 kylling"],
])("in %s", (language, under, quick) => {
  test.each([under, quick, "kylling under 30 min", "quick kylling"])(
    "%p takes at most 30 minutes",
    (typed) => {
      expect(understand(typed, language)).toEqual(["kylling", 30]);
    },
  );
});

test("removed chips are plain text again", () => {
  expect(understand("quick soup", "en-US", ["quick"])).toEqual(["quick", "soup"]);
  expect(understand("quick soup", "en-US", ["quick", "Soup"])).toEqual(["quick soup"]);
  expect(understand("chicken under 30 min", "en-US", ["under 30 min"])).toEqual(["chicken under 30 min"]);
});

test.each([
  ["q=quick soup", "categories=soup&categoriesMatch=all&maxMinutes=30"],
  ["q=chicken under 30 min&maxMinutes=15", "q=chicken&maxMinutes=15"],
  ["q=quick rice&plain=quick", "q=quick rice"],
  ["q=rice&sort=time&minRating=4", "q=rice&sort=time&minRating=4"],
  ["q=soup&categories=dinner&categoriesMode=exclude", "q=soup&categories=dinner&categoriesMode=exclude"],
])("%s asks the server for %s", (address, call) => {
  const asked = toSearchCall(new URLSearchParams(address), { language: "en-US", ...organizers });
  const sorted = (query: URLSearchParams) => [...query].toSorted().join();
  expect(sorted(asked)).toBe(sorted(new URLSearchParams(call)));
});
