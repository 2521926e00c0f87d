import { expect, test } from "bun:test";
import { archive, restoreArchive } from "../../support/archives.ts";
import { pictureOf } from "../../support/pictured.ts";
import { signInForm } from "../../support/sign-ins.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const bcrypt = (password: string) => Bun.password.hash(password, { algorithm: "bcrypt", cost: 4 });

const at = runTaginePerTest();

/** As a program wrote it in 2021: a folder per recipe and names in snake_case. */
async function whole() {
  return archive("kitchen_2021-May-02.zip", {
    "recipes/bean-stew/bean-stew.json": {
      name: "Bean Stew",
      slug: "bean-stew",
      recipe_yield: "4",
      recipe_ingredient: [{ title: null, note: "2 cans beans", disable_amount: true }],
      recipe_instructions: [{ title: "", text: "Simmer" }],
      recipe_category: ["Dinner"],
      tags: ["", "cheap"],
      extras: [],
      date_added: "2021-01-12",
      _id: { $oid: "x" },
    },
    "recipes/bean-stew/images/original.webp": await picture(80, 60),
    "settings/settings.json": [
      {
        language: "fr-FR",
        show_recent: false,
        cards_per_section: 6,
        categories: [{ name: "Dinner", slug: "dinner" }],
      },
    ],
    "pages/pages.json": [
      {
        name: "Weeknights",
        slug: "weeknights",
        position: 1,
        categories: [{ name: "Dinner", slug: "dinner" }],
      },
    ],
    "themes/themes.json": [
      { name: "default", colors: { primary: "#E58325" } },
      { name: "Forest", colors: { primary: "#00FF00", accent: "green", secondary: null } },
    ],
    "groups/groups.json": [
      {
        id: 1,
        name: "Home",
        categories: [],
        webhook_urls: ["https://example.com/x"],
        webhook_time: "07:30",
        webhook_enable: true,
        mealplans: [
          {
            uid: 7,
            group: "Home",
            startDate: "2021-5-3",
            endDate: "2021-05-04",
            meals: [
              { slug: "bean-stew", name: "Bean Stew", date: "2021-5-3", servings: 2.5 },
              { slug: "gone", name: "Out", dateText: "x", date: "2021-05-04T00:00:00" },
            ],
          },
        ],
      },
      {
        id: 9,
        name: "Flat 2",
        mealplans: [
          {
            start_date: "2021-06-01",
            end_date: "2021-06-01",
            plan_days: [{ date: "2021-06-01", meals: [{ slug: "bean-stew" }] }],
          },
        ],
      },
    ],
    "users/users.json": [
      {
        id: 1,
        full_name: "Somebody",
        email: "CHANGEME@email.com",
        admin: false,
        group: "Home",
        password: await bcrypt("stolen"),
      },
      {
        id: 5,
        full_name: "Ann",
        email: "Ann@Example.com",
        admin: true,
        group: "Flat 2",
        password: await bcrypt("annes-old-one"),
      },
      { id: 6, email: "nobody@example.com", group: "Lost" },
    ],
    "comments/comments.json": [],
  });
}

test("an archive of an older program is restored completely, and people keep their passwords", async () => {
  const report = await restoreArchive(at, await whole(), { name: "x" });
  expect(report).toMatchObject({
    recipeImports: [{ name: "Bean Stew", status: true, exception: null }],
    settingsImports: [{ status: true }],
    pageImports: [{ name: "Weeknights", status: true }],
    groupImports: [
      { name: "Home", status: true },
      { name: "Flat 2", status: true },
    ],
    userImports: [
      {
        name: "CHANGEME@email.com",
        status: false,
        exception: "An account for changeme@email.com already exists.",
      },
      { name: "ann@example.com", status: true },
      { name: "nobody@example.com", status: true },
    ],
  });
  expect((await at.admin.get("recipes/bean-stew")).body).toMatchObject({
    recipeIngredient: ["2 cans beans"],
    recipeYield: "4",
    recipeCategory: ["Dinner"],
    tags: ["cheap"],
    dateAdded: "2021-01-12",
    image: "bean-stew.jpg",
  });
  expect((await pictureOf(at, "bean-stew")).status).toBe(200);
  expect((await at.admin.get("site-settings")).body).toMatchObject({
    language: "fr-FR",
    showRecent: false,
    cardsPerSection: 6,
    categories: [{ slug: "dinner" }],
    visitorsMustSignIn: false,
  });
  expect((await at.admin.get("themes/Forest")).body.colors).toMatchObject({
    primary: "#00FF00",
    accent: "#00457A",
  });
  const signedIn = await at.visitor.send(
    "POST",
    "auth/token",
    signInForm("ann@example.com", "annes-old-one"),
  );
  expect(signedIn.status).toBe(200);
  const refused = await at.visitor.send("POST", "auth/token", signInForm("nobody@example.com", "-"));
  expect(refused.status).toBe(401);
  const [home, flat] = (await at.admin.get("groups")).body;
  expect(home.mealplans).toMatchObject([
    {
      startDate: "2021-05-03",
      meals: [
        { slug: "bean-stew", servings: 2.5 },
        { slug: null, name: "Out", date: "2021-05-04", servings: null },
      ],
    },
  ]);
  expect(flat).toMatchObject({ name: "Flat 2", users: [{ email: "ann@example.com" }] });
  expect(flat.mealplans).toMatchObject([{ meals: [{ slug: "bean-stew", date: "2021-06-01" }] }]);
});

test("force updates existing items in place but keeps your own password and role", async () => {
  await at.admin.send("POST", "recipes/create", { name: "Bean Stew", description: "Ours" });
  const before = (await at.admin.get("recipes/bean-stew")).body;
  const report = await restoreArchive(at, await whole(), { force: true });
  expect(
    Object.values(report)
      .flat()
      .filter((row) => !(row as { status: boolean }).status),
  ).toEqual([]);
  expect((await at.admin.get("recipes/bean-stew")).body).toMatchObject({
    id: before.id,
    description: "",
    recipeYield: "4",
  });
  expect((await at.admin.get("recipes/bean-stew/versions")).body.versions).toHaveLength(1);
  expect((await at.admin.get("users/self")).body).toMatchObject({ id: 1, fullName: "Somebody", admin: true });
  const oldPassword = await at.visitor.send("POST", "auth/token", signInForm("changeme@email.com", "stolen"));
  expect(oldPassword.status).toBe(401);
});

test("rebase deletes existing items of the selected kinds and nothing else", async () => {
  await at.admin.send("POST", "recipes/create", { name: "Ours", tags: ["ours"] });
  await at.admin.send("POST", "themes/create", { name: "Ours" });
  await restoreArchive(at, await whole(), { rebase: true, themes: false, users: false });
  const names = (await at.admin.get("recipes/summary")).body.map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Bean Stew"]);
  expect((await at.admin.get("tags")).body).toMatchObject([{ name: "cheap" }]);
  expect((await at.admin.get("themes/Ours")).status).toBe(200);
  expect((await at.admin.get("themes/Forest")).status).toBe(404);
  expect((await at.admin.get("users")).body).toHaveLength(2);
});

test("recipes named by file, in camelCase, with single pictures or in a subfolder are restored", async () => {
  const old = await archive("old.zip", {
    "backup/recipes/Bean Stew.json": {
      name: "Bean Stew",
      slug: "bean-stew",
      recipeIngredient: ["beans"],
      categories: ["Dinner"],
      orgURL: "https://example.com/stew",
      notes: null,
    },
    "backup/images/bean-stew.jpg": await picture(80, 60),
    "backup/settings/settings.json": { language: "pl-PL" },
    "__MACOSX/backup/recipes/._Bean Stew.json": "x",
  });
  const report = await restoreArchive(at, old);
  expect(report).toMatchObject({
    recipeImports: [{ name: "Bean Stew", status: true }],
    settingsImports: [{ status: true }],
  });
  expect((await at.admin.get("recipes/bean-stew")).body).toMatchObject({
    recipeCategory: ["Dinner"],
    orgURL: "https://example.com/stew",
    image: "bean-stew.jpg",
  });
  expect((await at.admin.get("site-settings")).body.language).toBe("pl-PL");
});

test("force signs out people whose password changes", async () => {
  await at.admin.send("POST", "users", {
    fullName: "Ann",
    email: "ann@example.com",
    password: "annes-new-one",
    admin: false,
  });
  const before = await at.visitor.send("POST", "auth/token", signInForm("ann@example.com", "annes-new-one"));
  const ann = at.withToken(before.body.access_token);
  expect((await ann.get("users/self")).status).toBe(200);
  await restoreArchive(at, await whole(), { force: true });
  expect((await ann.get("users/self")).status).toBe(401);
});

test("kinds that an archive lacks or can't provide aren't emptied", async () => {
  await at.admin.send("POST", "themes/create", { name: "Ours" });
  const broken = await archive("broken.zip", {
    "recipes/soup.json": { name: "Soup" },
    "users/users.json": "{",
  });
  const report = await restoreArchive(at, broken, { rebase: true });
  expect(report.userImports).toMatchObject([{ name: "users/users.json", status: false }]);
  expect((await at.admin.get("users")).body).toHaveLength(2);
  expect((await at.admin.get("themes/Ours")).status).toBe(200);
});

test("accounts with an invalid hash or id are restored, and nobody can sign in to them", async () => {
  const odd = await archive("odd.zip", {
    "groups/groups.json": [
      { id: -7, name: "Below" },
      { id: 9007199254740991, name: "Beyond" },
    ],
    "users/users.json": ["$2b$12$", "$argon2id$", "$argon2id$v=19$m=4000000000,t=2,p=1$YWFhYWFhYWE$YWFh"].map(
      (password, place) => ({ id: -place, email: `odd${place}@example.com`, password, group: "Below" }),
    ),
  });
  await restoreArchive(at, odd);
  for (const place of [0, 1, 2]) {
    const answer = await at.visitor.send("POST", "auth/token", signInForm(`odd${place}@example.com`, "x"));
    expect([place, answer.status]).toEqual([place, 401]);
  }
  const ids = [...at.app.users.list(), ...at.app.groups.list()].map(({ id }) => id);
  expect(ids.filter((id) => id < 1 || id > 100)).toEqual([]);
  expect(at.app.groups.get(at.app.groups.defaultId())?.name).toBe("Home");
});

test("a dish named like a folder doesn't hide the others", async () => {
  const named = await archive("named.zip", {
    "images/tagine/original.jpg": await picture(80, 60),
    "recipes/tagine.json": { name: "Tagine" },
  });
  const { recipeImports } = await restoreArchive(at, named);
  expect(recipeImports).toEqual([{ name: "Tagine", status: true, exception: null }]);
  expect((await at.admin.get("recipes/tagine")).body.image).toBe("tagine.jpg");
});
