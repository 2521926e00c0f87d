import type { ColumnField } from "../../../../contract/column-fields.ts";
import { type Fields, toFields } from "../../../../archiving/lenient-values.ts";
import { findColumnField } from "./column-words.ts";
import { guessColumns } from "./columns.ts";

const MAX_DEPTH = 6;
/** An object with more is a list by id. */
const MAX_KEYS = 200;
/** After so many objects in a row without a recipe, there is none. */
const MAX_OTHERS = 20_000;
/** A sample of a file may end within its first recipe, or begin with something else. */
const MAX_SAMPLE_OTHERS = 12;

/** Most objects of a file have the same keys, so each is looked up once. */
interface Keys {
  findField(key: string): ColumnField | null;
  isRecipe(fields: Fields): boolean;
  /** How many more objects to look at. */
  left: number;
}

/** Objects with the fields of recipes at any depth: in lists, by id, or by name. Empty if there are none. */
export function findRecipeObjects(value: unknown): Fields[] {
  return collectRecipes(value, createKeys(), 0);
}

function createKeys(): Keys {
  return { findField: remember(findColumnField), isRecipe: rememberKeys(), left: MAX_OTHERS };
}

function rememberKeys(): Keys["isRecipe"] {
  const isRecipe = remember((keys: string) => {
    const found = new Set(guessColumns(keys.split("\n"), []).map(({ field }) => field));
    return found.has("name") && found.has("ingredients");
  });
  return (fields) => isRecipe(Object.keys(fields).join("\n"));
}

function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.has(key) ? (known.get(key) as Value) : find(key);
    known.set(key, found);
    return found;
  };
}

function collectRecipes(value: unknown, keys: Keys, depth: number): Fields[] {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  if (--keys.left < 0) return [];
  const own = toFields(value);
  if (own && Object.keys(own).length <= MAX_KEYS) {
    const spread = spreadFields(own, keys);
    if (keys.isRecipe(spread)) return [spread];
  }
  const inner = own ? nameByKeys(own, keys) : (value as unknown[]);
  const objects = inner.flatMap((item) => {
    const fields = toFields(item);
    return fields ? [spreadFields(fields, keys)] : [];
  });
  const recipes = objects.filter(keys.isRecipe);
  if (recipes.length > 0) keys.left = MAX_OTHERS;
  // Those of a list that lack something are recipes, too.
  if (recipes.length > 0) return own && recipes.length * 2 <= objects.length ? recipes : objects;
  const lists = Object.entries(value)
    .map(([key, one]) => ({ key, found: collectRecipes(one, keys, depth + 1) }))
    .filter(({ found }) => found.length > 0);
  const areCategories = own !== null && lists.length > 1;
  return lists.flatMap(({ key, found }) =>
    areCategories ? found.map((one) => ({ category: key, ...one })) : found,
  );
}

/** Objects at the beginning of a JSON text: those with a recipe's fields, or else the first of all. */
export function* listSampleObjects(text: string): Generator<Fields> {
  const keys = createKeys();
  let first: Fields | null = null;
  let others = 0;
  let hasRecipe = false;
  for (let start = text.indexOf("{"); start !== -1 && others < MAX_SAMPLE_OTHERS;) {
    const end = findEnd(text, start);
    const value = end === null ? null : toFields(parseOrNull(text.slice(start, end)));
    const found = value ? findRecipes(value, nameBefore(text, start), keys) : [];
    yield* found;
    if (found.length === 0) others++;
    hasRecipe ||= found.length > 0;
    if (value) first ??= spreadFields(value, keys);
    // What is inside of a whole object was found with it.
    start = text.indexOf("{", value && end !== null ? end : start + 1);
  }
  if (!hasRecipe && first) yield first;
}

function findRecipes(value: Fields, name: string | null, keys: Keys): Fields[] {
  const recipes = collectRecipes(value, keys, 0);
  if (recipes.length > 0 || name === null) return recipes;
  const named = { name, ...value };
  return keys.isRecipe(named) ? [named] : [];
}

/** The key of the object that starts here. */
function nameBefore(text: string, start: number): string | null {
  return /"((?:[^"\\]|\\.){1,200})"\s*:\s*$/.exec(text.slice(Math.max(0, start - 250), start))?.[1] ?? null;
}

/** After its last brace. Null if the text ends before it. */
function findEnd(text: string, start: number): number | null {
  let [depth, isInside] = [0, false];
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInside && character === "\\") at++;
    else if (character === '"') isInside = !isInside;
    else if (!isInside && (character === "{" || character === "[")) depth++;
    else if (!isInside && (character === "}" || character === "]") && --depth === 0) return at + 1;
  }
  return null;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `{ "Lentil soup": { "ingredients": … } }` */
function nameByKeys(fields: Fields, { findField }: Keys): unknown[] {
  return Object.entries(fields).map(([key, value]) => {
    const inner = toFields(value);
    if (!inner) return value;
    const hasName = Object.keys(inner).some((name) => findField(name) === "name");
    if (hasName) return inner;
    // Otherwise it's a list of recipes by their own keys.
    if (!Object.keys(inner).some((name) => findField(name) === "ingredients")) return inner;
    const { label, ...others } = inner;
    return typeof label === "string" ? { name: label, ...others } : { name: key, ...inner };
  });
}

/** `{ "times": { "prep": … } }` becomes `{ "prep": … }`, and `"source": { "name", "url" }` two fields. */
function spreadFields(fields: Fields, { findField, isRecipe }: Keys): Fields {
  const spread: Fields = {};
  for (const [key, written] of Object.entries(fields)) {
    const value = unwrap(written);
    const inner = toFields(value);
    if (!inner || isRecipe(inner)) {
      spread[key] = value;
      continue;
    }
    const field = findField(key);
    if (field === "source" || field === "author") {
      spread[key] = inner["name"] ?? inner["title"] ?? inner["url"];
      if (inner["url"] && spread[key] !== inner["url"]) spread[`${key} url`] = inner["url"];
    } else if (field !== null) spread[key] = value;
    else
      for (const [name, one] of Object.entries(inner)) {
        const known = findField(name);
        const isOwn = known !== null && known !== "name" && !(name in fields);
        spread[isOwn ? name : `${key} ${name}`] = unwrap(one);
      }
  }
  return spread;
}

/** MongoDB writes `{ "$oid": "…" }` and `{ "$date": "…" }`. */
function unwrap(value: unknown): unknown {
  const [only, ...others] = Object.entries(toFields(value) ?? {});
  return only?.[0].startsWith("$") && others.length === 0 ? only[1] : value;
}
