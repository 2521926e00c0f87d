import type { Random } from "../../../src/demo/random.ts";
import { ODD_TEXTS } from "./odd-values.ts";

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  multipleOf?: number;
  additionalProperties?: JsonSchema | boolean;
  patternProperties?: Record<string, JsonSchema>;
}

/** Plausible values by field name; `url` has the addresses of allowed sites. */
export type Words = (name: string) => unknown[];

export function valueFor(schema: JsonSchema, name: string, words: Words, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf), name, words, random);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, name, words, random)));
  if (schema.type === "object") return objectFor(schema, words, random);
  if (schema.type === "array") return listFor(schema, name, words, random);
  const known = words(name).filter(
    (word) => typeof word === (schema.type === "integer" ? "number" : schema.type),
  );
  if (known.length > 0 && random.chance(90)) return random.pick(known);
  if (schema.type === "number" || schema.type === "integer") return numberFor(schema, random);
  if (schema.type === "boolean") return random.chance(50);
  if (schema.type === "null") return null;
  if (schema.pattern?.startsWith("^#"))
    return `#${random.between(0, 0xffffff).toString(16).padStart(6, "0")}`;
  return random.chance(25)
    ? random.pick(ODD_TEXTS)
    : `${random.pick(["Soup", "Bread", "Søndag", "粥"])} ${random.between(1, 99)}`;
}

function objectFor(schema: JsonSchema, words: Words, random: Random): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name) || random.chance(40))
    .map(([name, inner]) => [name, valueFor(inner, name, words, random)] as const);
  const [free] = Object.values(schema.patternProperties ?? {});
  const more = free && random.chance(50) ? [["a key", valueFor(free, "", words, random)] as const] : [];
  return Object.fromEntries([...entries, ...more]);
}

function listFor(schema: JsonSchema, name: string, words: Words, random: Random): unknown[] {
  const length = random.pick([schema.minItems ?? 0, 1, 2, 2, 3, 8]);
  return Array.from({ length: Math.max(length, schema.minItems ?? 0) }, () =>
    valueFor(schema.items ?? {}, name, words, random),
  );
}

function numberFor({ minimum = -1000, maximum = 1000, multipleOf }: JsonSchema, random: Random): number {
  const most = Math.min(maximum, minimum + 1000);
  const whole = random.between(Math.ceil(minimum), Math.floor(most));
  return random.pick([minimum, maximum, whole, multipleOf ? whole : Math.min(whole + 0.5, maximum)]);
}
