import { type Fields, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import { PICTURE_MOST_BYTES } from "../../../contract/rules.ts";
import type { DomainError } from "../../../platform/errors.ts";
import { ErrorPage, TooMuch } from "../../../platform/safe-fetch.ts";
import {
  listUsed,
  toCookbookRows,
  toEventRows,
  toFoodRows,
  toListRows,
  toMealRows,
  toRecipeRows,
  toUnitRows,
  toUserRows,
} from "../formats/mealie-backup/backup-rows.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import type { DraftWriter } from "./draft-writer.ts";
import type { MealieClient } from "./mealie-client.ts";
import { NotMealie } from "./mealie-problems.ts";
import { runConcurrently } from "./run-concurrently.ts";

/** Items that couldn't be fetched. */
export interface MissingPart {
  path: string;
  /** Empty for a list of items. */
  name: string;
  problem: DomainError;
}

interface Fetching {
  client: MealieClient;
  writer: DraftWriter;
  onProgress(done: number, total: number): void;
}

/** Kept low, since other people use that server, too. */
const AT_ONCE = 2;

/**
 * Writes everything in the layout of a Mealie backup.
 * @throws what the client and the writer throw, if continuing makes no sense
 */
export async function fetchMealie({ client, writer, onProgress }: Fetching): Promise<MissingPart[]> {
  const missing: MissingPart[] = [];
  const idsBySlug = new Map<string, unknown>();
  const known = new Set<string>();

  await fetchPeople();
  await fetchRows(["/api/foods"], addFood);
  await fetchRows(["/api/units"], addUnit);
  await fetchRecipes();
  // Version 1 has them, too, but not its first betas.
  await fetchRows(["/api/recipes/timeline/events"], addEvent);
  await fetchFavorites();
  await fetchRows(["/api/households/mealplans", "/api/groups/mealplans"], (meal) =>
    writer.addRows(toMealRows(meal)),
  );
  await fetchLists();
  await fetchRows(["/api/households/cookbooks", "/api/groups/cookbooks"], (cookbook) =>
    writer.addRows(toCookbookRows(cookbook)),
  );
  return missing;

  /** From the first of these lists that exists. */
  async function fetchRows(paths: [string, ...string[]], add: (row: Fields) => Promise<void>): Promise<void> {
    await orMissing(paths[0], "", async () => {
      for await (const row of client.listFirst(paths)) await add(row);
    });
  }

  async function fetchPeople(): Promise<void> {
    const path = "/api/groups/self";
    const group = await orMissing(path, "", async () => toFields(await client.find(path)));
    if (group) await writer.addRows([["groups", [{ id: group["id"], name: group["name"] }]]]);
    await fetchRows(["/api/admin/users", "/api/households/members", "/api/groups/members"], addPerson);
    await addPerson(client.self);
  }

  async function addPerson(person: Fields): Promise<void> {
    if (isNew(`person ${toText(person["id"])}`)) await writer.addRows(toUserRows(person));
  }

  async function addFood(food: Fields): Promise<void> {
    if (isNew(`food ${toText(food["id"])}`)) await writer.addRows(toFoodRows(food));
  }

  async function addUnit(unit: Fields): Promise<void> {
    if (isNew(`unit ${toText(unit["id"])}`)) await writer.addRows(toUnitRows(unit));
  }

  function isNew(key: string): boolean {
    if (known.has(key)) return false;
    known.add(key);
    return true;
  }

  async function addUsed(lines: unknown): Promise<void> {
    const { foods, units } = listUsed(lines);
    for (const food of foods) await addFood(food);
    for (const unit of units) await addUnit(unit);
  }

  async function fetchRecipes(): Promise<void> {
    const query = { orderBy: "name", orderDirection: "asc" };
    const list = await client.openList("/api/recipes", query);
    if (!list) throw new NotMealie(client.host);
    let done = 0;
    onProgress(done, list.total);
    await runConcurrently(list.rows, AT_ONCE, async (summary) => {
      await fetchRecipe(summary);
      onProgress(++done, Math.max(done, list.total));
    });
  }

  async function fetchRecipe(summary: Fields): Promise<void> {
    const slug = toText(summary["slug"]);
    const name = toText(summary["name"]);
    // Pages may repeat a recipe when others are added at the same time.
    if (slug === "" || !isNew(`recipe ${slug}`)) return;
    const path = `/api/recipes/${encodeURIComponent(slug)}`;
    const recipe = await orMissing(path, name, async () => toFields(await client.get(path)));
    if (!recipe) return;
    idsBySlug.set(slug, recipe["id"]);
    await addUsed(recipe["recipeIngredient"]);
    await writer.addRows(toRecipeRows(recipe));
    for (const file of listPictures(recipe)) await fetchPicture(toText(recipe["id"]), file, name);
  }

  async function fetchPicture(recipe: string, file: string, name: string): Promise<void> {
    const inPath = file.split("/").map(encodeURIComponent).join("/");
    const path = `/api/media/recipes/${encodeURIComponent(recipe)}/${inPath}`;
    const bytes = await orMissing(path, name, () => client.findBytes(path, PICTURE_MOST_BYTES));
    if (bytes) await writer.addFile(`data/recipes/${recipe}/${file}`, bytes);
  }

  /** Continues after failures, unless the server can't be reached. */
  async function orMissing<Found>(
    path: string,
    name: string,
    find: () => Promise<Found>,
  ): Promise<Found | null> {
    try {
      return await find();
    } catch (problem) {
      const isOnlyThis =
        problem instanceof ErrorPage || problem instanceof TooMuch || problem instanceof NotMealie;
      if (!isOnlyThis || (problem instanceof ErrorPage && problem.status === 401)) throw problem;
      missing.push({ path: client.host + path, name, problem });
      return null;
    }
  }

  async function addEvent(event: Fields): Promise<void> {
    await writer.addRows(toEventRows(event));
    const file = `images/timeline/${toText(event["id"])}/original.webp`;
    if (event["image"] === "has image")
      await fetchPicture(toText(event["recipeId"]), file, toText(event["subject"]));
  }

  /** Version 1 returns slugs with the account; later versions have a separate list. */
  async function fetchFavorites(): Promise<void> {
    const user = client.self["id"];
    const slugs = toList(client.self["favoriteRecipes"]).map(toText);
    const path = "/api/users/self/favorites";
    const answer = await orMissing(path, "", async () => toFields(await client.find(path)));
    const rated = toList(answer?.["ratings"]).map(toFields);
    const ids = [
      ...slugs.map((slug) => idsBySlug.get(slug)),
      ...rated.filter((row) => row?.["isFavorite"] !== false).map((row) => row?.["recipeId"]),
    ].filter(Boolean);
    const rows = ids.map((id) => ({ user_id: user, recipe_id: id, is_favorite: true }));
    await writer.addRows([["users_to_recipes", rows]]);
  }

  async function fetchLists(): Promise<void> {
    const paths = ["/api/households/shopping/lists", "/api/groups/shopping/lists"] as const;
    await orMissing(paths[0], "", async () => {
      for (const path of paths) {
        const lists = await client.openList(path);
        if (!lists) continue;
        for await (const list of lists.rows) await fetchList(path, list);
        return;
      }
    });
  }

  async function fetchList(lists: string, { id, name }: Fields): Promise<void> {
    const path = `${lists}/${encodeURIComponent(toText(id))}`;
    const list = await orMissing(path, toText(name), async () => toFields(await client.find(path)));
    if (!list) return;
    await addUsed(list["listItems"]);
    await writer.addRows(toListRows(list));
  }
}

/** Paths below the recipe's folder. */
function listPictures(recipe: Fields): string[] {
  const assets = toList(recipe["assets"]).map((asset) => toText(toFields(asset)?.["fileName"]));
  return [
    ...(recipe["image"] ? ["images/original.webp"] : []),
    ...assets.filter((name) => isPictureName(name) && !name.includes("/")).map((name) => `assets/${name}`),
  ];
}
