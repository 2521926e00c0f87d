import { rmSync, writeFileSync } from "node:fs";
import { signUpStore } from "../../src/accounts/sign-up-store.ts";
import { shareLinkStore } from "../../src/share-links/share-link-store.ts";
import { checkName } from "../../src/groups/check-name.ts";
import { completePantry } from "../../src/groups/pantry.ts";
import { completeGroupSettings } from "../../src/groups/group.ts";
import type { Stores } from "../../src/imports/restores/open-stores.ts";
import { completeCooked } from "../../src/cooking/cooked.ts";
import { IMPORTED_ORGANIZERS } from "../../src/contract/imported-organizers.ts";
import { PANTRY_MOST } from "../../src/contract/ingredient-rules.ts";
import type { Change } from "../../src/contract/shopping-sync.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME, NAME_MOST } from "../../src/contract/rules.ts";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import { completeCorrection, completeTaughtFood } from "../../src/ingredients/corrections/correction.ts";
import { completePlan } from "../../src/meal-plans/meal-plan.ts";
import { DomainError } from "../../src/platform/errors.ts";
import type { PictureFiles, StoredPicture } from "../../src/platform/pictures/picture-files.ts";
import { choosePictureStep } from "../../src/recipes/pictures/picture-step.ts";
import { recipeContent } from "../../src/recipes/recipe.ts";
import { checkListName } from "../../src/shopping-lists/shopping-list.ts";
import { checkThemeName } from "../../src/themes/theme.ts";

const NAMES = [
  "Stew",
  "Stew",
  "stew",
  "Crème brûlée",
  "Cre\u0300me bru\u0302le\u0301e",
  "CRÈME BRÛLÉE",
  "👨‍👩‍👧‍👦",
  "🌶️",
  "🌶",
  "שקשוקה",
  "كبسة",
  "\u202eevil\u202c",
  "So\u200bup",
  "Soup",
  "\ufeffSoup",
  "ﬁsh",
  "İstanbul",
  "straße",
  "STRASSE",
  "1",
  "-",
  "...",
  "con",
  "constructor",
  "__proto__",
  "a/b?c#d%20",
  'Quote " and \\ and <b>',
  "点心",
  "點心",
  "x".repeat(200),
  `${"ab ".repeat(60)}end`,
];

const DAYS = ["2026-11-23", "2026-11-24", "2026-02-28", "2024-02-29", "1900-01-01", "2999-12-31"];
const HASH = `$2b$12$${"a".repeat(53)}`;

export interface Filling {
  seed: number;
  images: PictureFiles;
  pictures: StoredPicture[];
}

/** Includes duplicates of everything, odd letters, empty values and deleted references. */
export function fillAtRandom(to: Stores, { seed, images, pictures }: Filling): void {
  const random = createSeededRandom(seed);
  const picture = (percent: number) => (random.chance(percent) ? images.copy(random.pick(pictures)) : null);
  to.db.transaction(() => {
    to.site.makeDefaults();
    to.themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
    addOrganizers(to, random);
    addRecipes(to, random, picture);
    addSite(to, random);
    addCorrections(to, random);
    addPeople(to, random, picture);
    addPlans(to, random);
    addPantries(to, random);
    addShoppingLists(to, random);
    addCooking(to, random);
    removeSome(to, random);
  })();
  damagePictures(to, random, images);
}

type MakePicture = (percent: number) => StoredPicture | null;

function repeat(random: Random, most: number, work: (at: number) => void): void {
  const times = random.between(0, most);
  for (let at = 0; at < times; at++) ifAllowed(() => work(at));
}

/** Skips whatever the rules refuse. */
function ifAllowed(work: () => void): void {
  try {
    work();
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
  }
}

function addOrganizers({ categories, tags }: Stores, random: Random): void {
  repeat(random, 6, () => void categories.add(random.pick(NAMES)));
  repeat(random, 4, () => void tags.add(random.pick(NAMES)));
}

function contentOf(random: Random, name = random.pick(NAMES)) {
  const some = (most: number) => Array.from({ length: random.between(0, most) }, () => random.pick(NAMES));
  return recipeContent({
    name,
    description: random.pick(["", ...NAMES]),
    recipeCategory: some(3),
    tags: some(3),
    recipeIngredient: some(3),
    recipeInstructions: some(2).map((text) => ({ text })),
    notes: some(2).map((text) => ({ title: "", text })),
    tools: some(2),
    extras: Object.fromEntries(some(2).map((key) => [key, random.pick(NAMES)])),
    rating: random.between(0, 5),
    dateAdded: random.pick(DAYS),
  });
}

function addRecipes(
  { recipes, archivedRecipes, pictures, furtherPictures, trash }: Stores,
  random: Random,
  picture: MakePicture,
): void {
  repeat(random, 8, () => void recipes.add(contentOf(random), { picture: picture(50), by: "Ann" }));
  const slugs = () => archivedRecipes.slugs();
  const anyOne = (work: (slug: string) => void) => {
    const all = slugs();
    if (all.length > 0) work(random.pick(all));
  };
  repeat(random, 4, () => anyOne((slug) => recipes.change(slug, () => contentOf(random), { by: null })));
  repeat(random, 2, () =>
    anyOne((slug) => {
      const id = archivedRecipes.known(slug)?.id ?? 0;
      pictures.set(id, picture(50));
    }),
  );
  repeat(random, 4, () =>
    anyOne((slug) => {
      const { id, recipeInstructions } = recipes.get(slug) ?? { id: 0, recipeInstructions: [] };
      const step = choosePictureStep(recipeInstructions, random.pick([null, 0, 1]));
      const added = picture(100);
      if (added) furtherPictures.add(id, { ...added, step });
    }),
  );
  repeat(random, 4, () => anyOne((slug) => void trash.discard(slug, random.pick([null, "Ann"]))));
  repeat(random, 2, () => void trash.discard(recipes.add(recipeContent({ name: "Twin" })), null));
}

function addSite({ site, themes, customPages, categories }: Stores, random: Random): void {
  const sections = () => {
    const slugs = categories.list().map(({ slug }) => slug);
    return [...random.some(slugs, 3), ...random.some(slugs, 2), "nowhere"];
  };
  const settings = { showRecent: random.chance(50), cardsPerSection: random.between(3, 30) };
  site.put({
    ...settings,
    language: random.pick(["en", "de-DE"]),
    sections: sections(),
    visitorsMustSignIn: random.chance(30),
    importedOrganizers: random.pick([...IMPORTED_ORGANIZERS]),
  });
  repeat(random, 4, () => themes.add(checkThemeName(random.pick(NAMES)), DEFAULT_LIGHT_COLORS));
  repeat(random, 4, (position) =>
    customPages.add({
      name: checkName(random.pick(NAMES)),
      position: random.pick([null, position, 1]),
      categories: sections(),
    }),
  );
}

function addCorrections({ corrections, taughtFoods }: Stores, random: Random): void {
  const isFood = () => true;
  const sign = () => ({ by: random.pick([null, "Ann"]), at: "2026-11-21T12:00:00.000Z" });
  repeat(random, 4, () => {
    const food = random.pick(NAMES);
    const line = random.pick([`200 g ${food}`, `200 G  ${food}`, food]);
    const amount = line === food ? "" : "200";
    const foodId = random.pick([null, "flour", "a-food-of-tomorrow"]);
    corrections.put(completeCorrection({ line, amount, food, foodId }, isFood), sign());
  });
  repeat(random, 4, () => {
    const food = { name: random.pick(NAMES), foodId: random.pick(["flour", "a-food-of-tomorrow"]) };
    taughtFoods.put(completeTaughtFood(food, isFood), sign());
  });
}

function addPeople({ db, users, groups, categories }: Stores, random: Random, picture: MakePicture): void {
  groups.findOrMake("Home");
  repeat(random, 4, () => groups.add(checkName(random.pick(NAMES))));
  for (const { id, name } of groups.list()) {
    const listed = categories.list().slice(0, random.between(0, 3));
    const url = "https://example.com/hook";
    const settings = completeGroupSettings(name, {
      webhookEnable: random.chance(50),
      webhookTime: "17:30",
      webhookUrls: random.pick([[], [url], [url, url], ["", url]]),
      categories: [...listed, ...listed],
    });
    groups.change(id, settings, { day: "2026-11-21", time: "12:00" });
    if (random.chance(30)) groups.makeCalendarToken(id);
  }
  const add = (at: number) => {
    const { id } = users.add({
      fullName: checkName(random.pick(["Ann", ...NAMES])),
      email: `${at}@example.com`,
      passwordHash: HASH,
      passwordGiven: random.chance(50),
      admin: at === 0 || random.chance(30),
      groupId: random.pick(groups.list()).id,
    });
    const own = picture(30);
    if (own) users.setPicture(id, own);
  };
  add(0);
  repeat(random, 4, (at) => add(at + 1));
  const links = signUpStore(db);
  const shared = shareLinkStore(db, () => new Date());
  for (const { id } of db.query<{ id: number }, []>("SELECT id FROM recipe LIMIT 2").all())
    shared.add({ recipeId: id, createdBy: users.list()[0]?.id ?? 1, lastDay: null });
  repeat(random, 3, () => void links.add(random.pick(["For Ann", "For Ann", "🌶️"]), random.chance(50)));
}

function addPlans({ groups, mealPlans, archivedRecipes }: Stores, random: Random): void {
  const slugs = [null, ...archivedRecipes.slugs(), "gone"];
  repeat(random, 5, () => {
    const day = random.pick(DAYS);
    const meals = Array.from({ length: random.between(0, 4) }, () => ({
      slug: random.pick(slugs),
      name: random.pick(["", ...NAMES]),
      note: random.pick(["", "n"]),
      servings: random.pick([null, null, 6, 0.5]),
    }));
    const plan = completePlan({
      startDate: day,
      endDate: day,
      meals: meals.map((meal) => ({ ...meal, date: day })),
    });
    const group = random.pick(groups.list()).id;
    for (let twins = random.between(1, 3); twins > 0; twins--) mealPlans.add(group, plan);
  });
}

function addPantries({ groups, pantries }: Stores, random: Random): void {
  const names = NAMES.filter((name) => name.length <= PANTRY_MOST.characters);
  const some = () => Array.from({ length: random.between(0, 4) }, () => random.pick(names));
  repeat(random, 3, () => {
    const staples = random.chance(50) ? some() : null;
    pantries.put(random.pick(groups.list()).id, completePantry({ foods: some(), staples }));
  });
}

function addShoppingLists({ groups, shoppingLists, shoppingEntries }: Stores, random: Random): void {
  const names = NAMES.filter((name) => name.trim() !== "" && name.length <= NAME_MOST);
  repeat(random, 4, () => {
    const group = random.pick(groups.list()).id;
    const name = checkListName(random.pick(names));
    const options = { name, isDefault: random.chance(30), sendsWebhooks: random.chance(30) };
    const { id } = shoppingLists.add(group, options);
    const author = { by: random.pick(["Ann", ...names]), device: `device-${random.between(1, 3)}` };
    const getList = () => shoppingLists.get(group, id);
    repeat(random, 20, () => shoppingEntries.change(getList, [makeListChange(random)], author));
  });
}

const PICTURE = "data:image/png;base64,iVBORw0KGgo=";

function makeListChange(random: Random): Change {
  const pickId = () => `entry-number-${random.between(1, 6)}`;
  const entry = () => ({
    id: pickId(),
    text: random.pick(NAMES.filter((name) => name.length <= SHOPPING_MOST.characters)),
    language: random.pick(["en", "de", ""]),
    region: random.pick(["", "us"]),
    source: random.pick([
      null,
      { slug: "stew", name: "Stew", servings: "", day: random.pick([null, ...DAYS]) },
    ]),
    atHome: random.chance(20),
    note: random.pick(["", ...NAMES]),
  });
  const make: (() => Change)[] = [
    () => ({ type: "add", entry: entry() }),
    () => ({ type: "add", entry: entry() }),
    () => ({ type: "check", ids: [pickId(), pickId()] }),
    () => ({ type: "uncheck", ids: [pickId()] }),
    () => ({ type: "remove", ids: [pickId()] }),
    () => ({ type: "clear", ids: [pickId(), pickId()], trip: `trip-number-${random.between(1, 3)}` }),
    () => ({ type: "restore", ids: [pickId()] }),
    () => ({ type: "set-picture", id: pickId(), picture: random.pick([null, PICTURE]) }),
    () => ({ type: "adjust", id: pickId(), adjustments: [{ measure: "count", kind: "can", value: -0.5 }] }),
    () => ({ type: "arrange-aisles", aisles: ["dairy", random.pick(NAMES)] }),
    () => ({ type: "place-food", food: `?${random.pick(NAMES)}`, aisle: "dairy" }),
  ];
  return random.pick(make)();
}

function addCooking({ groups, users, favorites, cooked, archivedRecipes }: Stores, random: Random): void {
  const ids = archivedRecipes.slugs().flatMap((slug) => archivedRecipes.known(slug)?.id ?? []);
  const inTrash = archivedRecipes.namesInBin().map(({ id }) => id);
  const all = [...ids, ...inTrash];
  if (all.length === 0) return;
  repeat(random, 8, () => favorites.add(random.pick(users.list()).id, random.pick(all)));
  repeat(random, 8, () => {
    const input = {
      date: random.pick(DAYS),
      note: random.pick(["", ...NAMES]),
      servings: random.pick([null, 4, 2.5]),
      stars: random.pick([null, 1, 5]),
    };
    const entry = { ...completeCooked(input, "2999-12-31"), by: random.pick([null, "Ann"]) };
    const [group, recipe] = [random.pick(groups.list()).id, random.pick(all)];
    for (let twins = random.between(1, 2); twins > 0; twins--) cooked.add(group, recipe, entry);
  });
}

/** Leaves gaps between ids and dangling references. */
function removeSome(
  {
    categories,
    cooked,
    customPages,
    groups,
    mealPlans,
    shoppingLists,
    themes,
    archivedRecipes,
    trash,
  }: Stores,
  random: Random,
): void {
  repeat(random, 2, () => {
    const slugs = archivedRecipes.slugs();
    if (slugs.length > 0) trash.discard(random.pick(slugs), "Ann");
  });
  repeat(random, 1, () => {
    const { id } = archivedRecipes.namesInBin()[0] ?? {};
    if (id === undefined) return;
    if (random.chance(50)) trash.empty([id]);
    else trash.restore(id);
  });
  repeat(random, 2, () => {
    const all = categories.list();
    if (all.length > 0) categories.remove(random.pick(all).slug);
  });
  repeat(random, 1, () => customPages.remove(customPages.list()[0]?.id ?? 0));
  repeat(random, 1, () => groups.remove(groups.list().at(-1)?.id ?? 0));
  repeat(random, 2, () => {
    const group = random.pick(groups.list()).id;
    mealPlans.remove(group, Number(mealPlans.list(group)[0]?.uid));
  });
  repeat(random, 2, () => {
    const group = random.pick(groups.list()).id;
    cooked.remove(group, random.between(1, 6));
  });
  repeat(random, 1, () => {
    const group = random.pick(groups.list()).id;
    shoppingLists.remove(group, shoppingLists.list(group).at(-1)?.id ?? 0);
  });
  repeat(random, 1, () => void themes.remove(themes.list().at(-1)?.name ?? ""));
}

function damagePictures({ pictures, users }: Stores, random: Random, images: PictureFiles): void {
  const keys = [...pictures.keys(), ...users.pictureKeys()];
  if (!random.chance(40)) return;
  for (const key of random.some(keys, 2)) {
    const size = random.pick(["original", "small", "tiny"] as const);
    const file = images.file({ key, ext: "gif" }, size);
    const damage = random.pick([
      () => rmSync(file),
      () => writeFileSync(file, ""),
      () => images.remove(key),
      () => writeFileSync(images.file({ key, ext: "gif" }, "original"), "nothing that is a picture"),
    ]);
    damage();
  }
}
