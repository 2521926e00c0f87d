import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { importsOf } from "./support/imports.ts";

const ROOT = join(import.meta.dir, "..");

/** A server feature may import those before it. */
const SERVER_FEATURES = [
  "archiving",
  "ingredients",
  "organizers",
  "recipes",
  "share-links",
  "meal-plans",
  "shopping-lists",
  "cooking",
  "groups",
  "accounts",
  "displays",
  "themes",
  "site",
  "exports",
  "imports",
  "backups",
  "about",
  "demo",
];

/** The same for the web. Its imports don't use the recipe page, which links to them. */
const WEB_FEATURES = [
  "organizers",
  "exports",
  "imports",
  "cooking",
  "share-links",
  "ingredients",
  "shopping-lists",
  "recipes",
  "meal-plans",
  "groups",
  "offline",
  "displays",
  "accounts",
  "themes",
  "site",
  "setup",
  "backups",
  "about",
];

/** A part of the web app may import those after it. */
const WEB_LAYERS = ["entry", "shell", "features", "ui", "api", "text", "state"] as const;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const imports = ["src", "web"].flatMap((folder) => importsBelow(folder));

describe("imports are found", () => {
  const written: [source: string, path: string, typeOnly: boolean][] = [
    ['import { a, type B } from "./x.ts";', "./x.ts", false],
    ['import {\n  a,\n  b as c,\n} from "./x.ts";', "./x.ts", false],
    ['import a, * as b from "./x.ts";', "./x.ts", false],
    ['import "./x.css";', "./x.css", false],
    ['import data from "./x.json" with { type: "json" };', "./x.json", false],
    ['import type { A } from "./x.ts";', "./x.ts", true],
    ['export { a } from "./x.ts";', "./x.ts", false],
    ['export * from "./x.ts";', "./x.ts", false],
    ['export * as a from "./x.ts";', "./x.ts", false],
    ['export type { A } from "./x.ts";', "./x.ts", true],
    ['export const a = lazy(() => import("./x.ts"));', "./x.ts", false],
    ['const a = await import(\n  "./x.ts"\n);', "./x.ts", false],
    ["const a = await import(`./x.ts`);", "./x.ts", false],
    ['type A = typeof import("./x.ts");', "./x.ts", true],
  ];
  test.each(written)("in %p", (source, path, typeOnly) => {
    expect(importsOf(source)).toEqual([{ path, typeOnly }]);
  });

  test("one by one, whatever precedes them", () => {
    const source = 'export type A = string;\nexport const a = "from";\nimport { b } from "./b.ts";\n';
    expect(importsOf(source)).toEqual([{ path: "./b.ts", typeOnly: false }]);
  });

  test("in the whole program", () => {
    const files = new Set(imports.map(({ from }) => from));
    expect([...files].filter((file) => file.startsWith("src/")).length).toBeGreaterThan(40);
    expect([...files].filter((file) => file.startsWith("web/")).length).toBeGreaterThan(40);
  });
});

test("a file only imports what's below it", () => {
  expect(imports.filter((one) => !isAllowed(one)).map(arrow)).toEqual([]);
});

test("templates only run in their own thread: nothing else imports the compiler", () => {
  const into = imports.filter(
    ({ to, typeOnly }) => to.startsWith("src/exports/template-rendering/") && !typeOnly,
  );
  const wrong = into.filter(
    ({ from }) =>
      from !== "src/exports/template-worker.ts" && !from.startsWith("src/exports/template-rendering/"),
  );
  expect(into.length).toBeGreaterThan(0);
  expect(wrong.map(arrow)).toEqual([]);
});

test("only the entry imports routes", () => {
  const wrong = imports.filter(({ from, to }) => to.endsWith("-routes.ts") && folderOf(from) !== "");
  expect(wrong.map(arrow)).toEqual([]);
});

test("the web only imports ingredients, types of the contract, and its values from files without imports", () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith("web/") &&
      to.startsWith("src/") &&
      !to.startsWith("src/ingredients/") &&
      !/^src\/contract\/(rules|home-rules|ingredient-rules|archive-kinds|file-import-states|file-format-titles|cooking-time|imported-organizers|days|links|backup-tag|languages|language-names|scripts|typed-letters|ingredient-sections|join-lists|shopping-rules|shopping-changes|remove-entries|book-order|column-fields|divided-texts)\.ts$/.test(
        to,
      ) &&
      !(typeOnly && to.startsWith("src/contract/")),
  );
  expect(wrong.map(arrow)).toEqual([]);
});

test("the server imports nothing from the web", () => {
  const wrong = imports.filter(({ from, to }) => from.startsWith("src/") && to.startsWith("web/"));
  expect(wrong.map(arrow)).toEqual([]);
});

test("there are no circular imports between files", () => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  expect(findCircles(next)).toEqual([]);
});

test("there are no circular imports between folders", () => {
  const circles = [...siblingEdges()].flatMap(([folder, edges]) =>
    findCircles(edges).map((circle) => `${folder}/: ${circle}`),
  );
  expect(circles).toEqual([]);
});

test("circles between folders are found", () => {
  const edges = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["a"])],
    ["d", new Set(["a"])],
  ]);
  expect(findCircles(edges)).toEqual(["a -> b -> c -> a"]);
});

test("the environment is only read where the program starts", () => {
  const readers = sources("src").filter(({ text }) =>
    /\b(?:process|Bun)\.env\b|import\.meta\.env\b/.test(text),
  );
  expect(readers.map(({ file }) => file)).toEqual(["src/main.ts"]);
});

test("domain SQL is only in stores", () => {
  const withSql = sources("src").filter(({ text }) =>
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b [\w*"(]/.test(text),
  );
  const strangers = withSql
    .map(({ file }) => file)
    .filter((file) => !/-store\.ts$|^src\/platform\/|^src\/demo-mode\.ts$/.test(file));
  expect(strangers).toEqual([]);
});

test("screens show drawn pictures, never emoji, which look different on each device", () => {
  const withEmoji = sources("web").filter(({ text }) => /\p{Emoji_Presentation}|\uFE0F/u.test(text));
  expect(withEmoji.map(({ file }) => file)).toEqual([]);
});

test("no file is named utils, helpers, common, misc or shared", () => {
  const names = ["src", "web", "tests"].flatMap((folder) => filesBelow(folder));
  expect(names.filter((name) => /\b(?:utils?|helpers?|common|misc|shared)\b/.test(name))).toEqual([]);
});

test("no file only re-exports others", () => {
  const files = ["src", "web", "tests"].flatMap(sources);
  const barrels = files.filter(
    ({ file, text }) => /\/index\.tsx?$/.test(file) || /^\s*export\s+\*/m.test(text),
  );
  expect(barrels.map(({ file }) => file)).toEqual([]);
});

/** For each folder, which of its files and subfolders import which others in it, including types. */
function siblingEdges(): Map<string, Map<string, Set<string>>> {
  const folders = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    const [one, other] = [from.split("/"), to.split("/")];
    const depth = one.findIndex((part, at) => part !== other[at]);
    const [source, target] = [one[depth], other[depth]];
    if (!source || !target) continue;
    const folder = one.slice(0, depth).join("/");
    const edges = folders.get(folder) ?? new Map<string, Set<string>>();
    folders.set(folder, edges.set(source, (edges.get(source) ?? new Set()).add(target)));
  }
  return folders;
}

function findCircles(next: Map<string, Set<string>>): string[] {
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (name: string, path: string[]): void => {
    if (state.get(name) === "done") return;
    if (state.get(name) === "open") {
      circles.push([...path.slice(path.indexOf(name)), name].join(" -> "));
      return;
    }
    state.set(name, "open");
    for (const to of next.get(name) ?? []) visit(to, [...path, name]);
    state.set(name, "done");
  };
  for (const name of next.keys()) visit(name, []);
  return circles;
}

function isAllowed({ from, to }: Import): boolean {
  if (from.startsWith("web/")) return to.startsWith("web/") ? isAllowedInWeb(from, to) : true;
  if (!to.startsWith("src/")) return true;
  return isAllowedOnServer(from, to);
}

function isAllowedOnServer(from: string, to: string): boolean {
  const [fromFeature, toFeature] = [folderOf(from), folderOf(to)];
  // The entry: the files directly in src.
  if (!fromFeature || fromFeature === "commands") return true;
  if (fromFeature === "http" && /^src\/(?:assets|config)\.ts$/.test(to)) return true;
  if (!toFeature || toFeature === "commands") return false;
  if (fromFeature === "contract") return toFeature === "contract";
  if (fromFeature === "platform") return toFeature === "platform" || to === "src/contract/sentences.ts";
  if (toFeature === "contract" || toFeature === "platform" || fromFeature === toFeature) return true;
  if (fromFeature === "http") return false;
  if (toFeature === "http") return true;
  return isBefore(SERVER_FEATURES, toFeature, fromFeature);
}

function isBefore(features: string[], one: string, other: string): boolean {
  return features.includes(one) && features.indexOf(one) < features.indexOf(other);
}

function isAllowedInWeb(from: string, to: string): boolean {
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above === "features" && below === "features") {
    const [one, other] = [folderOf(from), folderOf(to)];
    return one === other || isBefore(WEB_FEATURES, other, one);
  }
  return WEB_LAYERS.indexOf(above) <= WEB_LAYERS.indexOf(below);
}

function layerOf(file: string): (typeof WEB_LAYERS)[number] {
  const folder = folderOf(file);
  if (!folder) return "entry";
  return WEB_LAYERS.find((layer) => layer === folder) ?? "features";
}

/** `recipes` for `src/recipes/text/text.ts`, nothing for `src/main.ts`. */
function folderOf(file: string): string {
  const parts = file.split("/");
  return parts.length > 2 ? (parts[1] ?? "") : "";
}

function importsBelow(folder: string): Import[] {
  return sources(folder).flatMap(({ file: from, text }) =>
    importsOf(text)
      .filter(({ path }) => path.startsWith("."))
      .map(({ path, typeOnly }) => ({ from, to: fromRoot(join(dirname(from), path)), typeOnly })),
  );
}

function fromRoot(path: string): string {
  return normalize(path).replaceAll("\\", "/");
}

function arrow({ from, to }: Import): string {
  return `${from} -> ${to}`;
}

function sources(folder: string): { file: string; text: string }[] {
  return filesBelow(folder).map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
}
