import type { TSchema } from "elysia";
import { NUTRITION_KEYS } from "../contract/recipes.ts";
import { snakeCase } from "../platform/snake-case.ts";

/** By snake_case spelling: `full_name` → `fullName`. */
export type Spellings = Map<string, string>;

/** Fields that hold the client's own keys, with the known keys among them. */
const OPEN_FIELDS = new Map<string, Spellings>([
  ["extras", new Map()],
  ["nutrition", new Map(NUTRITION_KEYS.map((name) => [snakeCase(name), name]))],
  ["recipeInstructions", new Map()],
]);

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

/** If both spellings are present, camelCase wins. */
export function respell(value: unknown, spellings: Spellings): unknown {
  if (Array.isArray(value)) return value.map((inner) => respell(inner, spellings));
  if (typeof value !== "object" || value === null) return value;
  // TypeBox wouldn't see inherited names as unknown fields, and a sent `toString` would break Elysia's conversions.
  const sent = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  const fields = sent.map(([name, inner]): [string, unknown] => {
    const key = nameFor(name, value, spellings);
    const open = OPEN_FIELDS.get(key);
    return [key, open ? respellOpen(inner, open) : respell(inner, spellings)];
  });
  return Object.fromEntries(fields);
}

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
