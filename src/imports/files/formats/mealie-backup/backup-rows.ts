import { type Fields, toFields, toList, toText } from "../../../../archiving/lenient-values.ts";

/** Rows by table, as in a backup of Mealie. */
export type BackupRows = [table: string, rows: Fields[]][];

/** Columns have snake case; values stay as they are. */
function toRow(fields: Fields, more: Fields = {}): Fields {
  const plain = Object.entries(fields).filter(([, value]) => typeof value !== "object" || value === null);
  return { ...Object.fromEntries(plain.map(([key, value]) => [toColumn(key), value])), ...more };
}

function toColumn(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}

function listFields(value: unknown): Fields[] {
  return toList(value)
    .map(toFields)
    .filter((fields) => fields !== null);
}

/** A recipe as `GET /api/recipes/{slug}` returns it. */
export function toRecipeRows(recipe: Fields): BackupRows {
  const own = { recipe_id: recipe["id"] };
  const id = toText(recipe["id"]);
  const steps = listFields(recipe["recipeInstructions"]).map((step, position) => ({
    step,
    // Some versions return steps without IDs.
    row: toRow(step, { ...own, id: step["id"] ?? `${id}-${position}`, position }),
  }));
  const references = steps.flatMap(({ step, row }) =>
    listFields(step["ingredientReferences"]).map((reference) =>
      toRow(reference, { instruction_id: row["id"] }),
    ),
  );
  const nutrition = toFields(recipe["nutrition"]);
  const settings = toFields(recipe["settings"]);
  return [
    ["recipes", [toRow(recipe, { recipe_cuisine: recipe["recipeCuisine"] })]],
    ...toLinkRows(recipe),
    [
      "recipes_ingredients",
      listFields(recipe["recipeIngredient"]).map((line, at) => toLineRow(line, at, own)),
    ],
    ["recipe_instructions", steps.map(({ row }) => row)],
    ["recipe_ingredient_ref_link", references],
    ["notes", listFields(recipe["notes"]).map((note) => toRow(note, own))],
    ["recipe_assets", listFields(recipe["assets"]).map((asset) => toRow(asset, own))],
    ["recipe_nutrition", nutrition ? [toRow(nutrition, own)] : []],
    ["recipe_settings", settings ? [toRow(settings, own)] : []],
    ["recipe_comments", listFields(recipe["comments"]).map((comment) => toRow(comment, own))],
    ["api_extras", toExtraRows(recipe)],
  ];
}

/** Versions differ in whether a cookbook names its categories, or has a filter. */
export function toCookbookRows(cookbook: Fields): BackupRows {
  const links = COOKBOOK_LINKS.flatMap(({ field, link, column, table }): BackupRows => {
    const rows = listFields(cookbook[field]).map((one) => toRow(one));
    return [
      [table, rows],
      [link, rows.map(({ id }) => ({ cookbook_id: cookbook["id"], [column]: id }))],
    ];
  });
  return [["cookbooks", [toRow(cookbook)]], ...links];
}

const COOKBOOK_LINKS = [
  { field: "categories", link: "cookbooks_to_categories", column: "category_id", table: "categories" },
  { field: "tags", link: "cookbooks_to_tags", column: "tag_id", table: "tags" },
  { field: "tools", link: "cookbooks_to_tools", column: "tool_id", table: "tools" },
];

const LINKED = [
  { field: "recipeCategory", link: "recipes_to_categories", column: "category_id", table: "categories" },
  { field: "tags", link: "recipes_to_tags", column: "tag_id", table: "tags" },
  { field: "tools", link: "recipes_to_tools", column: "tool_id", table: "tools" },
];

function toLinkRows(recipe: Fields): BackupRows {
  return LINKED.flatMap(({ field, link, column, table }): BackupRows => {
    // Early versions return only names.
    const named = toList(recipe[field]).map((value) => toFields(value) ?? { name: value });
    const rows = named.map((one) => toRow(one, { id: one["id"] ?? `${table}-${toText(one["name"])}` }));
    return [
      [table, rows],
      [link, rows.map(({ id }) => ({ recipe_id: recipe["id"], [column]: id }))],
    ];
  });
}

/** A line of a recipe or a shopping list. Its food and unit are separate rows. */
function toLineRow(line: Fields, position: number, more: Fields): Fields {
  const [food, unit] = [toFields(line["food"]), toFields(line["unit"])];
  const recipe = toFields(line["referencedRecipe"]);
  return toRow(line, {
    position,
    food_id: food?.["id"] ?? line["foodId"] ?? null,
    unit_id: unit?.["id"] ?? line["unitId"] ?? null,
    referenced_recipe_id: recipe?.["id"] ?? line["referencedRecipeId"] ?? null,
    ...more,
  });
}

function toExtraRows(recipe: Fields): Fields[] {
  return Object.entries(toFields(recipe["extras"]) ?? {}).map(([key, value]) => ({
    recipee_id: recipe["id"],
    key_name: key,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}

/** Foods and units that lines of a recipe or a shopping list use. */
export function listUsed(lines: unknown): { foods: Fields[]; units: Fields[] } {
  const all = listFields(lines);
  const pick = (key: string) => all.map((line) => toFields(line[key])).filter((one) => one !== null);
  return { foods: pick("food"), units: pick("unit") };
}

export function toFoodRows(food: Fields): BackupRows {
  const label = toFields(food["label"]);
  const aliases = listFields(food["aliases"]).map((alias) => toRow(alias, { food_id: food["id"] }));
  return [
    [
      "ingredient_foods",
      [toRow(food, { label_id: food["labelId"] ?? label?.["id"] ?? null, on_hand: isAtHome(food) })],
    ],
    ["ingredient_foods_aliases", aliases],
    ["multi_purpose_labels", label ? [toRow(label)] : []],
  ];
}

/** Since households exist, a food names those that have it. */
function isAtHome(food: Fields): boolean {
  return food["onHand"] === true || toList(food["householdsWithIngredientFood"]).length > 0;
}

export function toUnitRows(unit: Fields): BackupRows {
  return [["ingredient_units", [toRow(unit)]]];
}

/** A list as `GET …/shopping/lists/{id}` returns it. */
export function toListRows(list: Fields): BackupRows {
  const items = listFields(list["listItems"]);
  const rows = items.map((item, at) =>
    toLineRow(item, Number(item["position"] ?? at), { shopping_list_id: list["id"] }),
  );
  return [
    ["shopping_lists", [toRow(list)]],
    ["shopping_list_items", rows],
  ];
}

export function toMealRows(meal: Fields): BackupRows {
  const recipe = toFields(meal["recipe"]);
  return [["group_meal_plans", [toRow(meal, { recipe_id: meal["recipeId"] ?? recipe?.["id"] ?? null })]]];
}

/** Without a password, which the API never returns. */
export function toUserRows(user: Fields): BackupRows {
  return [["users", [toRow(user, { password: null })]]];
}

/** An event's message has a different name in backups. */
export function toEventRows(event: Fields): BackupRows {
  const message = event["eventMessage"] ?? event["message"] ?? null;
  const image = toText(event["image"]) === "has image" ? event["image"] : null;
  return [["recipe_timeline_events", [toRow(event, { message, image })]]];
}
