import { expect, test } from "bun:test";
import { archiveFiles } from "../../../../src/imports/archives/recipe-format.ts";
import { readHousehold } from "../../../../src/imports/files/formats/mealie-backup/household.ts";
import { readTables } from "../../../../src/imports/files/formats/mealie-backup/tables.ts";

const HASH = `$2b$12$${"abcdefghijklmnopqrstuv".padEnd(53, "w")}`;

async function read(database: object) {
  const files = archiveFiles(["database.json"], async () => Buffer.from(JSON.stringify(database)));
  return readHousehold(await readTables("database.json", files));
}

test("foods and units are read with plurals, labels, and other names", async () => {
  const { foods, units } = await read({
    multi_purpose_labels: [{ id: "l1", name: "Dry goods" }],
    ingredient_foods: [
      { id: "f1", name: "red lentil", plural_name: "red lentils", label_id: "l1", on_hand: true },
      { id: "f2", name: "salt", plural_name: null },
      { id: "f3", name: " " },
    ],
    ingredient_foods_aliases: [{ food_id: "f1", name: "masoor" }],
    households_to_ingredient_foods: [{ food_id: "f2", household_id: "h1" }],
    ingredient_units: [{ id: "u1", name: "gram", plural_name: "grams", abbreviation: "g" }],
  });
  expect(foods).toEqual([
    {
      group: "",
      name: "red lentil",
      pluralName: "red lentils",
      label: "Dry goods",
      aliases: ["masoor"],
      onHand: true,
    },
    { group: "", name: "salt", pluralName: "", label: "", aliases: [], onHand: true },
  ]);
  expect(units).toEqual([{ name: "gram", pluralName: "grams", abbreviation: "g" }]);
});

test("meals are read from the first day, with recipes by name", async () => {
  const { mealPlans } = await read({
    groups: [{ id: "g1", name: "Home" }],
    recipes: [{ id: "r1", name: "Lentil soup" }],
    group_meal_plans: [
      {
        date: "2024-01-04",
        entry_type: "lunch",
        title: "Out",
        text: "with <b>Anna</b>",
        group_id: "g1",
        recipe_id: null,
      },
      { date: "2024-01-03", entry_type: "dinner", title: "", text: "", group_id: "g1", recipe_id: "r1" },
      { date: null, entry_type: "dinner" },
    ],
  });
  expect(mealPlans).toEqual([
    {
      group: "Home",
      date: "2024-01-03",
      entryType: "dinner",
      title: "",
      text: "",
      recipeName: "Lentil soup",
    },
    {
      group: "Home",
      date: "2024-01-04",
      entryType: "lunch",
      title: "Out",
      text: "with Anna",
      recipeName: null,
    },
  ]);
});

test("shopping lists have their entries as lines, in order", async () => {
  const item = (position: number, more: object) => ({ shopping_list_id: "s1", position, ...more });
  const { shoppingLists } = await read({
    groups: [{ id: "g1", name: "Home" }],
    households: [{ id: "h1", group_id: "g1" }],
    ingredient_foods: [{ id: "f1", name: "onion", plural_name: "onions" }],
    shopping_lists: [
      { id: "s1", name: "Weekly", household_id: "h1" },
      { id: "s2", name: "Empty", group_id: "g1" },
    ],
    shopping_list_items: [
      item(1, { note: "milk", quantity: 1, checked: true }),
      item(0, { food_id: "f1", quantity: 2, checked: false }),
      item(2, { note: "", quantity: 1 }),
    ],
  });
  expect(shoppingLists).toEqual([
    {
      group: "Home",
      name: "Weekly",
      items: [
        { text: "2 onions", isChecked: false },
        { text: "milk", isChecked: true },
      ],
    },
    { group: "Home", name: "Empty", items: [] },
  ]);
});

test("people keep their favorites, and only bcrypt hashes", async () => {
  const person = (id: string, more: object) => ({ id, email: `${id}@example.com`, group_id: "g1", ...more });
  const { users } = await read({
    groups: [{ id: "g1", name: "Home" }],
    recipes: [
      { id: "r1", name: "Lentil soup" },
      { id: "r2", name: "Flat bread" },
    ],
    users: [
      person("anna", {
        full_name: "Anna",
        username: "anna",
        admin: true,
        password: HASH,
        auth_method: "MEALIE",
      }),
      person("ben", { full_name: "Ben", username: "ben", admin: 0, password: HASH, auth_method: "LDAP" }),
      person("cy", { password: "LDAP" }),
    ],
    users_to_favorites: [{ user_id: "anna", recipe_id: "r1" }],
    users_to_recipes: [
      { user_id: "anna", recipe_id: "r1", is_favorite: true },
      { user_id: "anna", recipe_id: "r2", is_favorite: true },
      { user_id: "ben", recipe_id: "r2", is_favorite: false },
    ],
  });
  expect(
    users.map(({ email, isAdmin, passwordHash, favorites }) => [email, isAdmin, passwordHash, favorites]),
  ).toEqual([
    ["anna@example.com", true, HASH, ["Lentil soup", "Flat bread"]],
    ["ben@example.com", false, null, []],
    ["cy@example.com", false, null, []],
  ]);
  expect(users[0]).toMatchObject({ group: "Home", fullName: "Anna", username: "anna" });
});

test("cookbooks of old and new versions name their categories and tags", async () => {
  const { cookbooks } = await read({
    categories: [{ id: "c-1", name: "Soups" }],
    tags: [
      { id: "t-1", name: "Vegan" },
      { id: "t-2", name: "Quick" },
    ],
    cookbooks: [
      {
        id: "b2",
        position: 2,
        name: "New",
        query_filter_string: 'recipe_category.id IN ["c-1"] AND tags.id CONTAINS ALL ["t-1", "t-2"]',
      },
      { id: "b1", position: 1, name: "Old", description: "Winter", public: true },
    ],
    cookbooks_to_categories: [{ cookbook_id: "b1", category_id: "c-1" }],
  });
  expect(cookbooks).toEqual([
    {
      group: "",
      name: "Old",
      description: "Winter",
      isPublic: true,
      categories: ["Soups"],
      tags: [],
      tools: [],
      filter: "",
      isOfCategories: true,
    },
    {
      group: "",
      name: "New",
      description: "",
      isPublic: false,
      categories: ["Soups"],
      tags: ["Vegan", "Quick"],
      tools: [],
      filter: 'recipe_category.id IN ["Soups"] AND tags.id CONTAINS ALL ["Vegan", "Quick"]',
      isOfCategories: false,
    },
  ]);
});

test("an empty backup adds nothing", async () => {
  expect(await read({ alembic_version: [] })).toEqual({
    groups: [],
    foods: [],
    units: [],
    mealPlans: [],
    shoppingLists: [],
    users: [],
    cookbooks: [],
    counts: { labels: 0, mealPlanRules: 0 },
  });
});
