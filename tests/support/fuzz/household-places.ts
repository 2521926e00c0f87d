import type { Caller } from "../caller.ts";

/** Existing things by call and parameter: `recipes slug`. */
export type Places = Map<string, string[]>;

const PLACES_MOST = 60;

const LISTS = [
  ["recipes slug", "recipes/summary", "slug", "keeper"],
  ["recipe slug", "recipes/summary", "slug", "keeper"],
  ["sign-up token", "users/sign-ups", "token", "keeper"],
  ["categories slug", "categories", "slug", "keeper"],
  ["tags slug", "tags", "slug", "keeper"],
  ["users id", "users", "id", "keeper"],
  ["groups id", "groups", "id", "keeper"],
  ["group names", "groups", "name", "keeper"],
  ["sign-ups token", "users/sign-ups", "token", "keeper"],
  ["shared token", "share-links", "token", "keeper"],
  ["share-links id", "share-links", "id", "keeper"],
  ["meal-plans uid", "meal-plans/all", "uid", "keeper"],
  ["meal-plans uid", "meal-plans/all", "uid", "user"],
  ["custom-pages id", "site-settings/custom-pages", "id", "keeper"],
  ["themes name", "themes", "name", "keeper"],
  ["backups name", "backups/available", "name", "keeper"],
  ["recipe-bin id", "recipe-bin", "id", "keeper"],
  ["imports id", "imports", "id", "user"],
  ["archive-imports id", "archive-imports", "id", "keeper"],
  ["sessions id", "auth/sessions", "id", "user"],
  ["api-tokens id", "auth/api-tokens", "id", "user"],
] as const;

export async function learnPlaces(who: { keeper: Caller; user: Caller }): Promise<Places> {
  const places: Places = new Map();
  const add = (key: string, found: string[]) =>
    places.set(key, [...(places.get(key) ?? []), ...found].slice(-PLACES_MOST));
  for (const [key, path, field, role] of LISTS) add(key, await fieldsIn(who[role], path, field));
  for (const slug of places.get("recipes slug")?.slice(0, 8) ?? [])
    add("versions id", await fieldsIn(who.keeper, `recipes/${slug}/versions`, "id"));
  const programs: { type: string; files: { name: string }[] }[] = (await who.keeper.get("migrations")).body;
  add(
    "migrations type",
    programs.map(({ type }) => type),
  );
  add(
    "migrations file",
    programs.flatMap(({ files }) => files.map(({ name }) => name)),
  );
  return places;
}

/** The list may be inside an object. */
async function fieldsIn(someone: Caller, path: string, field: string): Promise<string[]> {
  const { body } = await someone.get(path);
  const rows: unknown[] = Array.isArray(body) ? body : (Object.values(body ?? {}).find(Array.isArray) ?? []);
  return rows
    .map((row) => (typeof row === "object" && row !== null ? Reflect.get(row, field) : undefined))
    .filter((value) => value !== undefined && value !== null)
    .map(String);
}

export function partsFor(path: string, parameter: string, places: Places): string[] {
  const before = (pattern: string) => new RegExp(pattern).exec(path)?.[1] ?? "";
  const nearest = before(`([\\w-]+)/\\{${parameter}\\}`);
  const further = before(`([\\w-]+)/\\{\\w+\\}/\\{${parameter}\\}`);
  return places.get(`${nearest} ${parameter}`) ?? places.get(`${further} ${parameter}`) ?? [];
}
