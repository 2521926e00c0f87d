import { addDays } from "../../src/contract/days.ts";
import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import type { Page } from "./browser.ts";
import type { Caller } from "./caller.ts";
import type { RunningTagine } from "./program.ts";
import { ADMIN_EMAIL } from "./sign-ins.ts";

export interface TestPage {
  name: string;
  /** Relative to the program's address. */
  path: string;
  as?: string;
  /** Uses no text, since that depends on the language. */
  act?: (page: Page) => Promise<void>;
}

export async function listTestPages(tagine: RunningTagine): Promise<TestPage[]> {
  const { slug, category, tag, job, version, customPage, archiveImport, fileImport } =
    await addSampleData(tagine);
  const cook = await tagine.signIn();
  const { token } = (await cook.send("POST", "users/sign-ups", { name: "For the aunt", admin: false })).body;
  const shared = await shareRecipe(cook, slug);
  const asCook = (places: Record<string, string>): TestPage[] =>
    Object.entries(places).map(([name, path]) => ({ name, path, as: ADMIN_EMAIL }));
  const asVisitor = (places: Record<string, string>): TestPage[] =>
    Object.entries(places).map(([name, path]) => ({ name, path }));

  return [
    ...asVisitor({
      "home-visitor": "",
      login: "login",
      "sign-up": `sign-up/${token}`,
      "sign-up-unknown": "sign-up/00000000000000000000000000000000",
      shared: `shared/${shared}`,
      "shared-unknown": "shared/0",
      "display-set-up": "display",
      "recipe-visitor": `recipe/${slug}`,
      "recipe-unknown": "recipe/no-such-recipe",
      "category-unknown": "recipes/category/no-such-category",
      "not-found": "no/such/page",
    }),
    ...asCook({
      home: "",
      display: "display",
      recipe: `recipe/${slug}`,
      "recipe-form": `recipe/${slug}?edit=form`,
      "recipe-json": `recipe/${slug}?edit=json`,
      versions: `recipe/${slug}/versions`,
      version: `recipe/${slug}/versions/${version}`,
      new: "new",
      all: "recipes/all",
      category: `recipes/category/${category}`,
      tag: `recipes/tag/${tag}`,
      categories: "recipes/categories",
      tags: "recipes/tags",
      bin: "recipes/bin",
      search: "search",
      cookbook: "cookbook",
      found: "search?q=soup",
      "nothing-found": "search?q=qqqqqqq",
      "quick-search": "#mobile-search",
      imports: "imports",
      import: `imports/${job}`,
      "import-page": "import-page",
      bookmarklet: "bookmarklet",
      "this-week": "meal-plan/this-week",
      planner: "meal-plan/planner",
      welcome: "welcome",
      profile: "admin",
      "meal-planner": "admin/meal-planner",
      ingredients: "admin/ingredients",
      settings: "admin/settings",
      users: "admin/manage-users",
      groups: "admin/manage-users?tab=groups",
      "sign-up-links": "admin/manage-users?tab=sign-ups",
      backups: "admin/backups",
      migrations: "admin/migrations",
      "file-imports": "imports/files",
      "file-import": `imports/files/${fileImport}`,
      report: `admin/backups/imports/${archiveImport}`,
      debug: "debug",
      themes: "admin/themes",
      about: "admin/about",
      "custom-page": `pages/${customPage}`,
      device: "device",
      share: "share?title=Plum%20cake&text=200%20g%20of%20flour%0A3%20eggs%0AMix%20and%20bake.",
    }),
    {
      name: "menu",
      path: "",
      as: ADMIN_EMAIL,
      act: (page) => page.locator("header [aria-expanded]").last().click(),
    },
    {
      name: "drawer",
      path: "",
      as: ADMIN_EMAIL,
      act: async (page) => {
        const button = page.locator("header [aria-haspopup=dialog]").first();
        if (!(await button.isVisible())) return;
        await button.click();
        await page.locator("dialog li a").first().waitFor();
      },
    },
    {
      name: "schedule",
      path: `recipe/${slug}/cook`,
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.locator('dialog[open] header a[href$="/cook"]').click();
        await page.locator("input[type=time]").waitFor();
      },
    },
    {
      name: "new-theme",
      path: "admin/themes",
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.locator("main .btn-primary").first().click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "new-backup",
      path: "admin/backups",
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.locator("main .btn-primary").first().click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "restore",
      path: "admin/backups",
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.getByRole("cell").getByRole("button").first().click();
        await page.locator("dialog summary").first().click();
      },
    },
    {
      name: "export",
      path: "recipes/all",
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.locator("main .btn-square:visible").last().click();
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "keys",
      path: "",
      as: ADMIN_EMAIL,
      act: async (page) => {
        await page.keyboard.press("?");
        await page.getByRole("dialog").waitFor();
      },
    },
  ];
}

async function shareRecipe(cook: Caller, slug: string): Promise<string> {
  return (await cook.send("POST", `recipes/${slug}/share-links`, {})).body.token;
}

async function addSampleData(tagine: RunningTagine) {
  const cook = await tagine.signIn();
  const rows = (await cook.get("recipes/summary")).body;
  const pictured = rows.find(
    (row: { image: string | null; recipeCategory: string[]; tags: string[] }) =>
      row.image && row.recipeCategory.length > 0 && row.tags.length > 0,
  );
  const { slug } = pictured;
  const stored = (await cook.get(`recipes/${slug}`)).body;
  await cook.send("PUT", `recipes/${slug}`, {
    ...stored,
    rating: 4,
    notes: [{ title: "Tip", text: "Better on the **next day**." }],
    recipeIngredient: [...stored.recipeIngredient, "1 pinch of nutmeg"],
    nutrition: { ...stored.nutrition, calories: "420", proteinContent: "12" },
  });
  const { versions } = (await cook.get(`recipes/${slug}/versions`)).body;
  const categories = (await cook.get("categories")).body;
  const tags = (await cook.get("tags")).body;
  const slugOf = (organizers: { name: string; slug: string }[], name: string) =>
    organizers.find((one) => one.name === name)?.slug ?? "";
  await cook.send("PUT", "site-settings", {
    categories: categories.slice(0, 3),
    showRecent: true,
    cardsPerSection: 6,
  });
  await cook.send("POST", "site-settings/custom-pages", {
    name: "Warm and sweet",
    categories: categories.slice(0, 4),
  });
  const [{ slug: customPage }] = (await cook.get("site-settings/custom-pages")).body;
  await cook.send("POST", "themes/create", {
    name: "Sea",
    colors: { ...DEFAULT_LIGHT_COLORS, primary: "#0E7490" },
  });
  await cook.send("PUT", "ingredient-corrections", { line: "1 pinch of nutmeg", food: "nutmeg" });
  await cook.send("PUT", "taught-foods", { name: "Caster", foodId: "sugar" });
  await cook.send("DELETE", `recipes/${rows.at(-1).slug}`);
  const { id: job } = (await cook.send("POST", "imports", { urls: ["http://192.168.0.1/soup"] })).body;
  const announced = { files: [{ path: "Recipes.zip", bytes: 5_000_000 }] };
  const { id: fileImport } = (await cook.send("POST", "imports/files/announce", announced)).body;
  await cook.send("POST", "users", {
    fullName: "Grace Hopper-Featherstonehaugh",
    email: "grace@example.com",
    password: "correct-horse",
    admin: false,
  });
  await cook.send("POST", "groups", { name: "The neighbours upstairs" });
  const week = new Date().toISOString().slice(0, 10);
  const meals = rows.slice(0, 5).map((row: { slug: string }, days: number) => ({
    slug: row.slug,
    date: addDays(week, days),
  }));
  meals.push({ slug: "empty", name: "Leftovers", date: addDays(week, 5) });
  await cook.send("POST", "meal-plans/create", { startDate: week, endDate: addDays(week, 6), meals });
  const { params } = (await cook.send("POST", "backups/export/database", { tag: "Before the feast" })).body;
  const { body: restored } = await cook.send("POST", `backups/${params.name}/restore`, {});
  return {
    slug,
    archiveImport: restored.id,
    category: slugOf(categories, pictured.recipeCategory[0]),
    tag: slugOf(tags, pictured.tags[0]),
    job,
    version: versions[0].id,
    customPage,
    fileImport,
  };
}
