import { describe, expect, test } from "bun:test";
import { loadWork } from "../../../web/ingredients/load-work.ts";

const TAGS = ["en", "de", "fr", "da", "sv", "pl", "pt", "zh-CN", "zh-TW", "es", "it", "nl"];
const readers = new Map(await Promise.all(TAGS.map(async (tag) => [tag, await loadWork(tag)] as const)));

/** "5 work + 20 wait", with "…" for work without a time. */
function describeWork(language: string, step: string): string {
  const read = readers.get(language);
  if (!read) throw new Error(`No words for ${language}`);
  const { parts, lacksTime, isMeanwhile } = read(step);
  const said = parts.map(({ minutes, handsFree }) => `${minutes} ${handsFree ? "wait" : "work"}`);
  return (isMeanwhile ? "meanwhile " : "") + [...said, ...(lacksTime ? ["…"] : [])].join(" + ");
}

const check = (language: string, step: string, work: string) =>
  expect(describeWork(language, step)).toBe(work);

describe("waiting and work", () => {
  test.each([
    ["en", "Simmer for 20 minutes.", "20 wait"],
    ["en", "Knead the dough for 10 minutes, cover and leave to rise for 1 hour.", "10 work + 60 wait"],
    ["en", "Fry the chopped onions for 5 minutes, then simmer for 15 minutes.", "5 work + 15 wait"],
    ["en", "Bake for 35 minutes, then cool in the tin for 10 minutes.", "45 wait"],
    ["en", "Cook in a very hot dry pan for 2 minutes.", "2 work"],
    ["en", "Cook for 30 minutes.", "30 wait"],
    ["en", "Simmer for 8 minutes, stirring constantly.", "8 work"],
    ["en", "Simmer for 8 minutes, stirring occasionally.", "8 wait"],
    ["de", "Im vorgeheizten Backofen bei 180 °C 40–45 Minuten backen.", "45 wait"],
    [
      "de",
      "Zwiebeln ca. 5 Min. anbraten. Mit Brühe ablöschen und 30 Min. schmoren lassen.",
      "5 work + 30 wait",
    ],
    ["de", "Kartoffeln 20 Minuten kochen und abgießen.", "20 wait"],
    ["de", "Den Teig 10 Minuten kneten und 1 Stunde gehen lassen.", "10 work + 60 wait"],
    ["de", "Unter ständigem Rühren 10 Minuten köcheln lassen.", "10 work"],
    ["fr", "Laisser mijoter 20 minutes à feu doux.", "20 wait"],
    ["fr", "Pétrir la pâte 10 minutes, puis laisser lever 1 heure.", "10 work + 60 wait"],
    ["es", "Hornear durante 30 minutos.", "30 wait"],
    ["es", "Amasar 10 minutos y dejar reposar 1 hora.", "10 work + 60 wait"],
    ["it", "Cuocere in forno per 40 minuti.", "40 wait"],
    ["it", "Soffriggere la cipolla per 5 minuti.", "5 work"],
    ["nl", "Laat 20 minuten sudderen.", "20 wait"],
    ["nl", "Bak de ui 5 minuten.", "5 work"],
    ["da", "Kog kartoflerne i 20 minutter.", "20 wait"],
    ["da", "Ælt dejen i 10 minutter, og lad den hæve i 1 time.", "10 work + 60 wait"],
    ["sv", "Låt sjuda i 15 minuter.", "15 wait"],
    ["sv", "Grädda mitt i ugnen i 25 minuter.", "25 wait"],
    ["pl", "Gotuj przez 20 minut.", "20 wait"],
    ["pl", "Smaż cebulę przez 5 minut.", "5 work"],
    ["pt", "Leve ao forno por 40 minutos.", "40 wait"],
    ["pt", "Amasse durante 10 minutos e deixe descansar 1 hora.", "10 work + 60 wait"],
    ["zh-CN", "小火炖40分钟。", "40 wait"],
    ["zh-TW", "靜置30分鐘。", "30 wait"],
    ["zh-CN", "炒3分钟。", "3 work"],
    ["en", "Boil the lentils for 25 minutes until tender but holding their shape.", "25 wait"],
    ["da", "Bag kagen i en form i 25 minutter.", "25 wait"],
  ])("in %s: %s", check);
});

describe("a range counts with its upper end, both sides twice, and seconds as a minute", () => {
  test.each([
    ["en", "Simmer for 10–12 minutes.", "12 wait"],
    ["en", "Fry for 3 minutes per side.", "6 work"],
    ["de", "Pro Seite braten: 4 Minuten auf jeder Seite.", "8 work"],
    ["de", "Die Schnitzel von jeder Seite ca. 2 Minuten anbraten.", "4 work"],
    ["zh-CN", "每面煎3分钟。", "6 work"],
    ["en", "Toast for 45 seconds.", "1 work"],
  ])("in %s: %s", check);
});

describe("of several times, only those that add up count", () => {
  test.each([
    ["en", "Bake for 20 minutes in the oven or 10 minutes in an air fryer.", "20 wait"],
    ["en", "Roast for 45 minutes. After 20 minutes, turn the potatoes.", "45 wait"],
    ["en", "Boil the pasta for 10 minutes. Meanwhile, fry the bacon for 4 minutes.", "4 work + 6 wait"],
    ["de", "Die Nudeln 10 Minuten kochen. Inzwischen den Speck 4 Minuten braten.", "4 work + 6 wait"],
    ["en", "Bake for 25 minutes or until golden, then rest for 5 minutes.", "30 wait"],
  ])("in %s: %s", check);
});

describe("work without a time is never made up", () => {
  test.each([
    ["en", "Chop the onions and simmer for 20 minutes.", "20 wait + …"],
    ["en", "Chop the onions and fry them for 5 minutes.", "5 work + …"],
    ["en", "Peel the potatoes.", "…"],
    ["en", "Soak the beans overnight.", "…"],
    ["en", "Bake for 40 minutes, then slice and serve.", "40 wait + …"],
    ["de", "Kartoffeln schälen und 20 Minuten kochen.", "20 wait + …"],
    ["de", "Den Teig kneten, 10 Minuten ruhen lassen.", "10 wait + …"],
    ["fr", "Émincer les oignons et les faire revenir 5 minutes.", "5 work + …"],
    ["nl", "Laat 20 minuten sudderen en snijd intussen de ui.", "20 wait + …"],
    ["zh-CN", "肉切块，腌制20分钟。", "20 wait + …"],
    [
      "en",
      "Put the cream, the sugar, the vanilla, and a pinch of salt into a pan and get everything hot, but not boiling. Rest for 5 minutes.",
      "5 wait + …",
    ],
    ["en", "Season and simmer for 5 minutes.", "5 wait"],
  ])("in %s: %s", check);
});

test.each([
  ["en", "Meanwhile, boil the rice for 12 minutes.", "meanwhile 12 wait"],
  ["de", "In der Zwischenzeit den Reis 15 Minuten garen.", "meanwhile 15 wait"],
  ["fr", "Pendant ce temps, cuire le riz 12 minutes.", "meanwhile 12 wait"],
  ["en", "Boil the rice for 12 minutes. Meanwhile, set the table.", "12 wait"],
])("a step that happens during the one before it, in %s: %s", check);
