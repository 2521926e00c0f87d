import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const ROOT = join(import.meta.dir, "..");

/** A feature may import those to its left. */
const SERVER_FEATURES = [
  "organizers",
  "recipes",
  "groups",
  "accounts",
  "themes",
  "site",
  "about",
  "demo",
] as const;

/** A part of the web app may import those below it, which is those behind it here. */
const WEB_LAYERS = ["entry", "shell", "features", "ui", "api", "text", "state"] as const;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const imports = ["src", "web"].flatMap((folder) => importsBelow(folder));

test("imports are found at all", () => {
  expect(imports.length).toBeGreaterThan(200);
});

test("imports only go down", () => {
  const upward = imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} -> ${to}`);
  expect(upward).toEqual([]);
});

test("the web takes from the server only the contract, and values only from its rules and languages", () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      from.startsWith("web/") &&
      to.startsWith("src/") &&
      !/^src\/contract\/(rules|languages)\.ts$/.test(to) &&
      !(typeOnly && to.startsWith("src/contract/")),
  );
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test("the server takes nothing from the web", () => {
  expect(imports.filter(({ from, to }) => from.startsWith("src/") && to.startsWith("web/"))).toEqual([]);
});

test("there are no circles", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const state = new Map<string, "open" | "done">();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
      return;
    }
    state.set(file, "open");
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    state.set(file, "done");
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test("only config reads the environment, and only migrations and stores hold SQL of the domain", () => {
  const sources = filesBelow("src").map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
  const readers = sources.filter(({ text }) => text.includes("process.env")).map(({ file }) => file);
  expect(readers).toEqual(["src/main.ts"]);
  const withSql = sources.filter(({ text }) =>
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b [\w*"(]/.test(text),
  );
  const strangers = withSql
    .map(({ file }) => file)
    .filter((file) => !/-store\.ts$|^src\/platform\/|^src\/demo-mode\.ts$/.test(file));
  expect(strangers).toEqual([]);
});

test("nothing is called utils, helpers, common, misc or shared, and nothing is a barrel", () => {
  const names = ["src", "web", "tests"].flatMap((folder) => filesBelow(folder));
  expect(
    names.filter((name) => /\b(?:utils?|helpers?|common|misc|shared)\b|\/index\.tsx?$/.test(name)),
  ).toEqual([]);
});

function isAllowed({ from, to }: Import): boolean {
  if (from.startsWith("web/")) return to.startsWith("web/") ? webMay(from, to) : true;
  if (!to.startsWith("src/")) return true;
  return serverMay(from, to);
}

function serverMay(from: string, to: string): boolean {
  const [fromFeature, toFeature] = [folderOf(from), folderOf(to)];
  // The entry: the files right in src, which put everything together.
  if (!fromFeature) return true;
  if (!toFeature) return false;
  if (fromFeature === "contract") return toFeature === "contract";
  if (fromFeature === "platform") return toFeature === "platform" || to === "src/contract/sentences.ts";
  if (toFeature === "contract" || toFeature === "platform" || fromFeature === toFeature) return true;
  // The guard is open to all routes.
  if (from.endsWith("-routes.ts") && to === "src/accounts/guard.ts") return true;
  return position(toFeature) >= 0 && position(toFeature) < position(fromFeature);
}

function position(feature: string): number {
  return (SERVER_FEATURES as readonly string[]).indexOf(feature);
}

function webMay(from: string, to: string): boolean {
  const [above, below] = [layerOf(from), layerOf(to)];
  if (above === "features" && below === "features") return folderOf(from) === folderOf(to);
  return WEB_LAYERS.indexOf(above) <= WEB_LAYERS.indexOf(below);
}

function layerOf(file: string): (typeof WEB_LAYERS)[number] {
  const folder = folderOf(file);
  if (!folder) return "entry";
  return WEB_LAYERS.find((layer) => layer === folder) ?? "features";
}

/** `recipes` for `src/recipes/scraper/text.ts`, nothing for `src/main.ts`. */
function folderOf(file: string): string {
  const parts = file.split("/");
  return parts.length > 2 ? (parts[1] ?? "") : "";
}

function importsBelow(folder: string): Import[] {
  return filesBelow(folder).flatMap((from) => {
    const text = readFileSync(join(ROOT, from), "utf8");
    const statements = text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g,
    );
    return [...statements].map(([, type, path, lazy]) => ({
      from,
      to: normalize(join(dirname(from), path ?? lazy ?? "")).replaceAll("\\", "/"),
      typeOnly: Boolean(type),
    }));
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
}
