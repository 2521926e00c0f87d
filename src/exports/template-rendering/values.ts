/** In characters plus list items beyond the recipe's own. */
const MAX_WEIGHT = 1_000_000;

let mostWeight = MAX_WEIGHT;

const callable = new WeakSet<object>();

export function allowCall<Made extends object>(value: Made): Made {
  callable.add(value);
  return value;
}

export const isCallable = (value: unknown): boolean => typeof value === "function" && callable.has(value);

// oxlint-disable-next-line unicorn/no-instanceof-builtins
export const isSafeText = (value: unknown): value is { length: number } => value instanceof String;

const DATA = Object.create(null, { toString: { value: () => "[object Object]" } });

export function plainData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== "object" || value === null) return value;
  return plainRecord(Object.entries(value).map(([key, item]) => [key, plainData(item)]));
}

export function plainRecord(entries: (readonly [string, unknown])[]): object {
  const properties = Object.create(null);
  for (const [key, value] of entries) properties[key] = { value, enumerable: true };
  return Object.create(DATA, properties);
}

/** @param name converted once: an object could become another name the second time */
export function readProperty(value: unknown, name: unknown): unknown {
  if (value === null || value === undefined || typeof value === "function") return undefined;
  const key = String(requireSmall(name));
  if (typeof value === "string" || isSafeText(value)) return readCharacter(String(requireSmall(value)), key);
  if (typeof value !== "object") return undefined;
  if (Array.isArray(value) && key === "length") return value.length;
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (!property?.enumerable) return undefined;
  const item: unknown = property.value;
  return typeof item === "function" && !isCallable(item) ? undefined : item;
}

function readCharacter(text: string, key: string): unknown {
  if (key === "length") return text.length;
  return /^\d{1,9}$/.test(key) ? text[Number(key)] : undefined;
}

export function readPath(value: unknown, path: unknown): unknown {
  let found = value;
  for (const part of String(requireSmall(path)).split(".")) found = readProperty(found, part);
  return found;
}

/**
 * Added texts take memory only once they are read, and lists can nest: without this, one step could fill the memory.
 * @throws RangeError
 */
export function requireSmall<Value>(value: Value): Value {
  if (typeof value === "number" || value === undefined || value === null) return value;
  if (weigh(value, mostWeight) > mostWeight)
    throw new RangeError("It makes a text or a list that is too long");
  return value;
}

/** A template may print all of a recipe twice. */
export function allowWeight(recipe: unknown): void {
  mostWeight = MAX_WEIGHT + 2 * JSON.stringify(recipe).length;
}

function weigh(value: unknown, most: number): number {
  const pending: unknown[] = [value];
  let weight = 0;
  while (pending.length > 0 && weight <= most) {
    const item = pending.pop();
    weight += weighShallow(item);
    if (isContainer(item)) for (const child of Object.values(item)) pending.push(child);
  }
  return weight;
}

/** The library treats anything with a length as a list. */
function weighShallow(value: unknown): number {
  if (typeof value === "string") return 1 + value.length;
  if (typeof value !== "object" || value === null) return 1;
  const length: unknown = Object.getOwnPropertyDescriptor(value, "length")?.value;
  if (typeof length === "object" || typeof length === "function") return length === null ? 1 : Infinity;
  return 1 + Math.max(0, Number(length) || 0);
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null && !isSafeText(value);
}
