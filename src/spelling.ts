import type { TSchema } from "elysia";
import { snakeCase } from "./platform/snake-case.ts";

/** The camelCase names of fields by their snake_case spelling: `full_name` → `fullName`, `org_url` → `orgURL`. */
export type Spellings = Map<string, string>;

/** Fields whose keys are the client's own and stay as they are. */
const FREE_KEYS = new Set(["extras"]);

/** The spellings of all fields in some schemas, however deep. */
export function spellingsOf(schemas: TSchema[]): Spellings {
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
export function respelled(value: unknown, spellings: Spellings): unknown {
  if (Array.isArray(value)) return value.map((inner) => respelled(inner, spellings));
  if (typeof value !== "object" || value === null) return value;
  // Every object has these, so the library of shapes wouldn't see that they are unknown fields, which are ignored.
  const sent = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  const fields = sent.map(([name, inner]): [string, unknown] => {
    const meant = spellings.get(name);
    const key = meant && !Object.hasOwn(value, meant) ? meant : name;
    return [key, FREE_KEYS.has(key) ? inner : respelled(inner, spellings)];
  });
  return Object.fromEntries(fields);
}
