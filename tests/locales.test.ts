import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import firstTexts from "../locales/en-US.json";
import laterTexts from "../locales/later/en-US.json";
import serverTexts from "../locales/server/en-US.json";
import { LANGUAGES } from "../src/contract/languages.ts";

const FOLDER = join(import.meta.dir, "../locales");
type Texts = Record<string, Record<string, string>>;
const english = { ...firstTexts, ...laterTexts, server: serverTexts };
const readJson = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
const inFile = (file: string): Texts => readJson(file);
const textsOf = (language: string): Texts => ({
  ...inFile(`${language}.json`),
  ...inFile(`later/${language}.json`),
  server: readJson(`server/${language}.json`),
});

/** `section.key` of every text; plural forms count as one. */
function keysOf(texts: Texts): string[] {
  const keys = Object.entries(texts).flatMap(([area, inner]) =>
    Object.keys(inner).map((key) => `${area}.${bare(key)}`),
  );
  return [...new Set(keys)].toSorted();
}

const bare = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, "");
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").toSorted();

test("every language has exactly one file for the first page, for later and for the server", () => {
  const languages = LANGUAGES.map((language) => `${language}.json`).toSorted();
  expect(readdirSync(FOLDER).toSorted()).toEqual([...languages, "foods", "later", "server"].toSorted());
  for (const folder of ["later", "server"])
    expect(readdirSync(join(FOLDER, folder)).toSorted()).toEqual(languages);
});

test("every section is in the same file in all languages", () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(inFile(`${language}.json`))).toEqual(Object.keys(firstTexts));
    expect(Object.keys(inFile(`later/${language}.json`))).toEqual(Object.keys(laterTexts));
  }
});

test("everything loaded with home finds its texts in the first file", () => {
  const used = new Set<string>();
  const visit = (file: string): void => {
    if (used.has(file) || !/\.tsx?$/.test(file)) return;
    used.add(file);
    const source = readFileSync(file, "utf8");
    const named = [...source.matchAll(/["`]([a-z-]+)\.[a-z][a-z-]*(?:["`]|\$)/g)].map(
      (match) => match[1] ?? "",
    );
    expect([file, named.filter((area) => area === "server" || area in laterTexts)]).toEqual([file, []]);
    const imports = source.matchAll(/^(?:import|export)\b[^"'`;]*?from "(\.[^"]+)";$/gm);
    // Anything loaded later by neither of these lacks the later texts too.
    const loaded = source
      .replace(/\b(?:later|withTexts)\(\s*import\(/g, "")
      .matchAll(/\bimport\("(\.[^"]+)"\)/g);
    for (const [, path = ""] of [...imports, ...loaded]) visit(join(dirname(file), path));
  };
  visit(join(FOLDER, "../web/main.tsx"));
  expect(used.size).toBeGreaterThan(40);
});

describe.each([...LANGUAGES])("%s", (language) => {
  const texts = textsOf(language);

  test("has exactly the same keys as English", () => {
    expect(keysOf(texts)).toEqual(keysOf(english));
  });

  test("has no empty texts and the same placeholders", () => {
    const expected = new Map(
      Object.entries(english as Texts).flatMap(([area, inner]) =>
        Object.entries(inner).map(([key, text]): [string, string[]] => [`${area}.${bare(key)}`, gaps(text)]),
      ),
    );
    for (const [area, inner] of Object.entries(texts)) {
      for (const [key, text] of Object.entries(inner)) {
        expect([key, text.trim().length > 0]).toEqual([key, true]);
        expect([key, gaps(text)]).toEqual([key, expected.get(`${area}.${bare(key)}`) ?? []]);
      }
    }
  });

  test("never starts a line with punctuation", () => {
    const loose = Object.values(textsOf(language))
      .flatMap((area) => Object.values(area))
      .filter((text) => / [:;!?…]$| : | »(?=[ .,)]|$)/.test(text));
    expect(loose).toEqual([]);
  });

  test("has every plural its language needs", () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const plurals = Object.entries(english as Texts).flatMap(([area, inner]) =>
      Object.keys(inner)
        .filter((key) => key.endsWith("_other"))
        .map((key) => [area, bare(key)] as const),
    );
    expect(plurals.length).toBeGreaterThan(0);
    for (const [area, key] of plurals) {
      const forms = Object.keys(texts[area] ?? {}).filter((name) => bare(name) === key && name !== key);
      expect([key, forms.map((name) => name.slice(key.length + 1)).toSorted()]).toEqual([key, needed]);
    }
  });
});

/** Buttons with a longer accessible name, which has to contain the visible text for voice control. */
const SAID = [
  ["shop", "shop-for"],
  ["edit", "edit-plan"],
  ["copy", "copy-plan"],
  ["copy-short", "copy-plan"],
  ["delete", "delete-plan"],
] as const;

test.each([...LANGUAGES])("%s names a plan's buttons by their visible text", (language) => {
  const { plan } = inFile(`later/${language}.json`) as { plan: Record<string, string> };
  const unsaid = SAID.filter(
    ([visible, spoken]) => !plan[spoken]?.toLowerCase().includes(plan[visible]?.toLowerCase() ?? " "),
  );
  expect(unsaid).toEqual([]);
});

const TRANSLATED = LANGUAGES.filter((language) => language !== "en-US");

describe.each(TRANSLATED)("%s", (language) => {
  test("is fully translated: no sentence is the same as in English", () => {
    const all = Object.entries(textsOf(language)).flatMap(([area, inner]) =>
      Object.entries(inner).map(([key, text]) => ({
        key: `${area}.${key}`,
        text,
        same: (english as Texts)[area]?.[key] === text,
      })),
    );
    const untranslated = all.filter(
      ({ same, text }) => same && /\p{L}{2,} \p{L}{2,}/u.test(text.replace(/\{\{\w+\}\}/g, "")),
    );
    expect(untranslated.map(({ key }) => key)).toEqual([]);
  });
});

test("no text is unused", () => {
  const folder = join(FOLDER, "../web");
  // Exported books have texts, too.
  const inBooks = [
    ...readFileSync(join(FOLDER, "../src/exports/html-book/book-texts.ts"), "utf8").matchAll(/"([a-z-]+)"/g),
  ]
    .map(([, key]) => `"cookbook.${key}"`)
    .join("\n");
  const inApp = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const source = inApp + inBooks;
  // Templates like `frame.${mode}` name several texts.
  const families = [...source.matchAll(/t\(`([\w.-]*)\$\{/g)].map((match) => match[1] ?? "");
  const unused = keysOf(english).filter(
    (key) => !source.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

test("no component has hard-coded text", () => {
  const files = readdirSync(join(FOLDER, "../web"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const spoken = files.flatMap((file) => {
    const source = readFileSync(join(FOLDER, "../web", file), "utf8");
    const text = [...source.matchAll(/>\s*([^<>{}]*\p{L}{2,}[^<>{}]*)\s*<\//gu)].map(
      (match) => match[1]?.trim() ?? "",
    );
    const labels = [
      ...source.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]*\p{L}{2,}[^"]*)"/gu),
    ].map((match) => match[1] ?? "");
    return [...text, ...labels]
      .filter((words) => words !== "Tagine" && words !== "https://")
      .map((words) => `${file}: ${words}`);
  });
  expect(spoken).toEqual([]);
});
