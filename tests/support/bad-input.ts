import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import type { Caller } from "./caller.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän";
const LONG_NAME = `${"A pot of beans with everything that was left ".repeat(10)}${LONG_WORD}`;
const RIGHT_TO_LEFT = "شوربة العدس بالليمون والكمون مع الخبز المحمص (٢ أرغفة) and mint";
const TAGS = 80;
const CATEGORIES = 60;

/** Adds endless names, right-to-left names, a name of one dot, and too many tags and categories. */
export async function addBadInput(admin: Caller): Promise<void> {
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  const recipes = [
    {
      name: LONG_NAME,
      recipeCategory: [...numbered("Category", CATEGORIES), LONG_WORD],
      tags: [...numbered("Tag", TAGS), RIGHT_TO_LEFT],
      recipeYield: LONG_NAME,
      recipeIngredient: [LONG_NAME, LONG_WORD.repeat(4)],
      recipeInstructions: [{ text: LONG_NAME, title: LONG_WORD.repeat(3) }],
    },
    { name: RIGHT_TO_LEFT, description: RIGHT_TO_LEFT.repeat(4), recipeIngredient: [RIGHT_TO_LEFT] },
    { name: LONG_WORD.repeat(3), totalTime: LONG_WORD, rating: 5 },
    { name: "." },
  ];
  for (const recipe of recipes) await add(admin, "recipes/create", recipe);
  await add(admin, "users", {
    fullName: LONG_WORD.repeat(2),
    email: `${"a".repeat(60)}@${"b".repeat(60)}.example.com`,
    password: "correct-horse",
    admin: true,
  });
  for (const name of [LONG_WORD.repeat(2), RIGHT_TO_LEFT]) {
    await add(admin, "groups", { name });
    await add(admin, "users/sign-ups", { name, admin: true });
    await add(admin, "themes/create", { name, colors: { ...DEFAULT_LIGHT_COLORS, primary: "#FFFF00" } });
    await add(admin, "site-settings/custom-pages", { name, categories: [] });
  }
  await add(admin, "auth/api-tokens", { name: LONG_WORD.repeat(2) });
}

async function add(admin: Caller, path: string, body: object): Promise<void> {
  const { status, body: told } = await admin.send("POST", path, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
}
