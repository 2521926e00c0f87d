import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { readClaims } from "../state/token-claims.ts";
import { listOffline } from "./list-offline.ts";
import { searchOffline } from "./search-offline.ts";
import type { OfflineStore } from "./offline-store.ts";
import { KEPT } from "./worker-scope.ts";

const CUSTOM_PAGES = "site-settings/custom-pages";

export interface Asked {
  /** Below `api/`. */
  path: string;
  query: URLSearchParams;
  token: string | null;
  /** `YYYY-MM-DD` on this device. */
  today: string;
}

/** What the server would have answered; null if it isn't stored, or not for this person. */
export async function answerOffline(shelf: OfflineStore, asked: Asked): Promise<Response | null> {
  const keptFor = await shelf.fact("keptFor");
  const person = getPerson(asked.token);
  if (!keptFor || (keptFor.isClosed && keptFor.person !== person)) return null;
  const { path, query } = asked;
  if (path === "recipes/summary") {
    const { recipes, total } = listOffline(await shelf.summaries(), query);
    return json(JSON.stringify(recipes), { "Total-Count": String(total) });
  }
  if (path === "recipes/search") return search(shelf, query, person);
  if (path === "meal-plans/today") return dinner(shelf, { person, today: asked.today });
  if (path.startsWith(CUSTOM_PAGES + "/"))
    return customPage(shelf, decodePart(path.slice(CUSTOM_PAGES.length + 1)));
  const slug = /^recipes\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return recipe(shelf, decodePart(slug));
  const pictured = /^recipes\/([^/]+)\/pictures$/.exec(path)?.[1];
  if (pictured !== undefined) return furtherPictures(shelf, decodePart(pictured));
  const text = await answerFor(shelf, path, person);
  return text === null ? null : json(text);
}

async function search(
  shelf: OfflineStore,
  query: URLSearchParams,
  person: string | null,
): Promise<Response | null> {
  const [favorites, cooked] = await Promise.all(
    ["favorites", "cooked"].map(async (path) => {
      const text = person === null ? null : await answerFor(shelf, path, person);
      return text === null ? null : JSON.parse(text);
    }),
  );
  const found = searchOffline(await shelf.summaries(), query, { favorites, cooked });
  return found && json(JSON.stringify(found));
}

export function getPerson(token: string | null): string | null {
  const { sub } = readClaims(token);
  return sub === undefined ? null : String(sub);
}

async function answerFor(shelf: OfflineStore, path: string, person: string | null): Promise<string | null> {
  const answer = await shelf.answer(path);
  return answer && (answer.person === null || answer.person === person) ? answer.text : null;
}

async function recipe(shelf: OfflineStore, slug: string): Promise<Response | null> {
  const found = await shelf.recipe(slug);
  if (!found) return null;
  const count = found.further?.length ?? 0;
  return json(found.text, { ETag: found.etag, ...(count > 0 && { "Further-Pictures": String(count) }) });
}

async function furtherPictures(shelf: OfflineStore, slug: string): Promise<Response | null> {
  const found = await shelf.recipe(slug);
  return found ? json(JSON.stringify(found.further ?? [])) : null;
}

/** The day may differ from when the plan was stored. */
async function dinner(
  shelf: OfflineStore,
  { person, today }: { person: string | null; today: string },
): Promise<Response | null> {
  const text = await answerFor(shelf, "meal-plans/this-week", person);
  if (text === null) return null;
  const plan: MealPlan | null = JSON.parse(text);
  const meal = plan?.meals.find(({ date, slug }) => date === today && slug !== null);
  return json(JSON.stringify(meal?.slug ?? null));
}

async function customPage(shelf: OfflineStore, idOrSlug: string): Promise<Response | null> {
  const answer = await shelf.answer(CUSTOM_PAGES);
  const pages: CustomPage[] = JSON.parse(answer?.text ?? "[]");
  const page = pages.find(({ id, slug }) => idOrSlug === slug || idOrSlug === String(id));
  if (!page) return null;
  const rows = await shelf.summaries();
  const categories = page.categories.map((category) => {
    const { recipes } = listOffline(rows, new URLSearchParams({ category: category.slug, order: "name" }));
    return { ...category, recipes };
  });
  return json(JSON.stringify({ ...page, categories }));
}

function json(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { headers: { "Content-Type": "application/json", [KEPT]: "yes", ...headers } });
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
