import { type Fields, toText } from "../../../../archiving/lenient-values.ts";
import { RATING_MOST } from "../../../../contract/home-rules.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { type Tables, toBoolean, toId, toNumber } from "./tables.ts";

/** Empty if the person isn't in the backup. */
export function findPersonName(tables: Tables, userId: unknown): string {
  const user = tables.find("users", userId);
  return plainLine(toText(user?.["full_name"])) || plainLine(toText(user?.["username"]));
}

/** The mean of the recipe's household. Before households, recipes had one rating for all. */
export function readRating(tables: Tables, recipe: Fields): number {
  const ratings = tables
    .where("users_to_recipes", "recipe_id", recipe["id"])
    .map((row) => ({ rating: toNumber(row["rating"]), home: findHousehold(tables, row["user_id"]) }))
    .filter(({ rating }) => rating > 0);
  const home = findHousehold(tables, recipe["user_id"]);
  const own = ratings.filter((one) => one.home === home);
  const shared = toNumber(recipe["rating"]);
  if (own.length === 0 && shared > 0) return limitRating(shared);
  const counted = own.length > 0 ? own : ratings;
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  return counted.length === 0 ? 0 : limitRating(sum / counted.length);
}

/** Whether anyone has it as a favorite. */
export function isFavorite(tables: Tables, recipeId: unknown): boolean {
  if (tables.where("users_to_favorites", "recipe_id", recipeId).length > 0) return true;
  const rows = tables.where("users_to_recipes", "recipe_id", recipeId);
  return rows.some((row) => toBoolean(row["is_favorite"]) === true);
}

function findHousehold(tables: Tables, userId: unknown): string {
  return toId(tables.find("users", userId)?.["household_id"]);
}

/** Without the digits of a mean such as 4.333…. */
function limitRating(rating: number): number {
  return Math.min(Math.max(Math.round(rating * 100) / 100, 0), RATING_MOST);
}
