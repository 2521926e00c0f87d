import type { TSchema } from "elysia";
import { NUTRITION_KEYS } from "../contract/recipes.ts";
import { snakeCase } from "../platform/snake-case.ts";

/** The camelCase names of fields by their snake_case spelling: `full_name` → `fullName`, `org_url` → `orgURL`. */
export type Spellings = Map<string, string>;

/** Fields that take keys of the client's own, and the spellings of those keys there that the contract names. */
const OPEN_FIELDS = new Map<string, Spellings>([
  ["extras", new Map()],
  ["nutrition", new Map(NUTRITION_KEYS.map((name) => [snakeCase(name), name]))],
  ["recipeInstructions", new Map()],
]);

/** The spellings of all fields in some schemas, however deep. */
export function collectSpellings(schemas: TSchema[]): Spellings {
  const spellings: Spellings = new Map();
  const collect = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    if ("properties" in schema) {
      for (const name of Object.keys(schema.properties as object)) {
        const snake = snakeCase(name);
        if (snake !== name) spellings.set(snake, name);
      }
    }
    for (const inner of Object.values(schema)) collect(inner);
  };
  schemas.forEach(collect);
  return spellings;
}

/** A body with the names of the contract, whichever spelling was sent; where both were, camelCase counts. */
export function respell(value: unknown, spellings: Spellings): unknown {
  if (Array.isArray(value)) return value.map((inner) => respell(inner, spellings));
  if (typeof value !== "object" || value === null) return value;
  // Every object has these, so the library of shapes wouldn't see that they are unknown fields, which are ignored.
  // Elysia would also turn some values into text, which `toString` must not get in the way of.
  const sent = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  const fields = sent.map(([name, inner]): [string, unknown] => {
    const key = nameFor(name, value, spellings);
    const open = OPEN_FIELDS.get(key);
    return [key, open ? respellOpen(inner, open) : respell(inner, spellings)];
  });
  return Object.fromEntries(fields);
}

/** The client's own keys stay as they are, even those that every object has. */
function respellOpen(value: unknown, spellings: Spellings): unknown {
  if (spellings.size === 0 || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const fields = Object.entries(value).map(([name, inner]) => [nameFor(name, value, spellings), inner]);
  return Object.fromEntries(fields);
}

function nameFor(name: string, value: object, spellings: Spellings): string {
  const meant = spellings.get(name);
  return meant && !Object.hasOwn(value, meant) ? meant : name;
}
