import { type Fields, parseDay, toNames, toText } from "../../../../archiving/lenient-values.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { stripMarkup } from "../../../migrations/strip-markup.ts";
import { readCookbook, type MealieCookbook } from "./cookbooks.ts";
import { readLineParts } from "./ingredient-lines.ts";
import { sortByPosition, type Tables, toBoolean, toId } from "./tables.ts";
import { writeLine } from "./write-line.ts";

/** Everything in a backup that isn't a recipe. `group` is the name of the group that owns it. */
export interface MealieHousehold {
  /** Names, in the backup's order. */
  groups: string[];
  foods: MealieFood[];
  units: MealieUnit[];
  /** From the first day. */
  mealPlans: MealieMeal[];
  shoppingLists: MealieShoppingList[];
  users: MealieUser[];
  cookbooks: MealieCookbook[];
  /** How many rows there are of what Tagine has no place for. */
  counts: { labels: number; mealPlanRules: number };
}

export interface MealieFood {
  group: string;
  name: string;
  pluralName: string;
  /** The aisle or kind. */
  label: string;
  aliases: string[];
  onHand: boolean;
}

interface MealieUnit {
  name: string;
  pluralName: string;
  abbreviation: string;
}

export interface MealieMeal {
  group: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `breakfast`, `lunch`, `dinner`, `side`, or another of later versions */
  entryType: string;
  title: string;
  text: string;
  /** Null for a meal without a recipe. */
  recipeName: string | null;
}

export interface MealieShoppingList {
  group: string;
  name: string;
  items: { text: string; isChecked: boolean }[];
}

export interface MealieUser {
  group: string;
  /** Null if the backup was fetched from a server that doesn't tell. */
  email: string | null;
  fullName: string;
  username: string;
  isAdmin: boolean;
  /** Null for people of another sign-in, such as LDAP, and for hashes other than bcrypt. */
  passwordHash: string | null;
  /** Names of recipes. */
  favorites: string[];
}

const BCRYPT = /^\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}$/;

export function readHousehold(tables: Tables): MealieHousehold {
  return {
    groups: [...tables.rows("groups")].map(({ name }) => readLine(name)),
    foods: [...tables.rows("ingredient_foods")].map((row) => readFood(tables, row)).filter(isNamed),
    units: [...tables.rows("ingredient_units")].map(readUnit).filter(isNamed),
    mealPlans: [...tables.rows("group_meal_plans")]
      .flatMap((row) => readMeal(tables, row) ?? [])
      .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date))),
    shoppingLists: [...tables.rows("shopping_lists")].map((row) => readList(tables, row)),
    users: [...tables.rows("users")].map((row) => readUser(tables, row)),
    cookbooks: sortByPosition([...tables.rows("cookbooks")])
      .map((row) => readCookbook(tables, row, findGroup(tables, row)))
      .filter(isNamed),
    counts: {
      labels: [...tables.rows("multi_purpose_labels")].length,
      mealPlanRules: [...tables.rows("group_meal_plan_rules")].length,
    },
  };
}

function readFood(tables: Tables, row: Fields): MealieFood {
  const households = tables.where("households_to_ingredient_foods", "food_id", row["id"]);
  return {
    group: findGroup(tables, row),
    name: readLine(row["name"]),
    pluralName: readLine(row["plural_name"]),
    label: readLine(tables.find("multi_purpose_labels", row["label_id"])?.["name"]),
    aliases: toNames(tables.where("ingredient_foods_aliases", "food_id", row["id"])),
    onHand: toBoolean(row["on_hand"]) === true || households.length > 0,
  };
}

function readUnit(row: Fields): MealieUnit {
  return {
    name: readLine(row["name"]),
    pluralName: readLine(row["plural_name"]),
    abbreviation: readLine(row["abbreviation"]),
  };
}

function readMeal(tables: Tables, row: Fields): MealieMeal | null {
  const date = parseDay(row["date"]);
  if (date === null) return null;
  return {
    group: findGroup(tables, row),
    date,
    entryType: readLine(row["entry_type"]),
    title: readLine(row["title"]),
    text: stripMarkup(toText(row["text"])),
    recipeName: readLine(tables.find("recipes", row["recipe_id"])?.["name"]) || null,
  };
}

function readList(tables: Tables, row: Fields): MealieShoppingList {
  const items = sortByPosition(tables.where("shopping_list_items", "shopping_list_id", row["id"]));
  const read = items.map((item) => ({
    text: writeLine({ ...readLineParts(tables, item), isAmountOff: false }),
    isChecked: toBoolean(item["checked"]) === true,
  }));
  return {
    group: findGroup(tables, row),
    name: readLine(row["name"]),
    items: read.filter(({ text }) => text !== ""),
  };
}

function readUser(tables: Tables, row: Fields): MealieUser {
  const hash = toText(row["password"]);
  const method = toText(row["auth_method"]).toLowerCase();
  const isOwn = method === "" || method === "mealie";
  return {
    group: findGroup(tables, row),
    email: row["email"] === undefined ? null : readLine(row["email"]),
    fullName: readLine(row["full_name"]),
    username: readLine(row["username"]),
    isAdmin: toBoolean(row["admin"]) === true,
    passwordHash: isOwn && BCRYPT.test(hash) ? hash : null,
    favorites: listFavorites(tables, row["id"]),
  };
}

function listFavorites(tables: Tables, userId: unknown): string[] {
  const rated = tables.where("users_to_recipes", "user_id", userId);
  const rows = [
    ...tables.where("users_to_favorites", "user_id", userId),
    ...rated.filter((row) => toBoolean(row["is_favorite"]) === true),
  ];
  const ids = new Set(rows.map((row) => toId(row["recipe_id"])));
  return toNames([...ids].map((id) => readLine(tables.find("recipes", id)?.["name"])));
}

/** Rows of a household have the group of its own row. */
function findGroup(tables: Tables, row: Fields): string {
  const household = tables.find("households", row["household_id"]);
  const user = tables.find("users", row["user_id"]);
  const id = row["group_id"] ?? household?.["group_id"] ?? user?.["group_id"];
  return readLine(tables.find("groups", id)?.["name"]);
}

function readLine(value: unknown): string {
  return plainLine(toText(value));
}

function isNamed({ name }: { name: string }): boolean {
  return name !== "";
}
