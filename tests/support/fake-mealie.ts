import { picture, pictureAnswer, testSite, type TestSite } from "./test-site.ts";

export interface FakeMealie {
  address: string;
  /** Paths with queries, in order. */
  requests: string[];
  /** How many requests were answered at the same time at most. */
  atOnce: number;
  site: TestSite;
  /** Answers this path with an error from now on. */
  breakPath(path: string, status: number): void;
}

type Json = Record<string, unknown>;

export const TOKEN = "the-secret-token";
export const SOUP = "33333333-3333-4333-8333-333333333333";
const BREAD = "44444444-4444-4444-8444-444444444444";
const ANNA = "11111111-1111-4111-8111-111111111111";
const ONION = { id: "f1", name: "onion", pluralName: "onions", aliases: [{ name: "zwibbel" }] };
const SALT = { id: "f3", name: "salt" };
const SOUPS = { id: "c1", name: "Soups", slug: "soups" };
const GRAM = { id: "u1", name: "gram", pluralName: "grams", abbreviation: "g", useAbbreviation: true };

const soup = {
  id: SOUP,
  slug: "lentil-soup",
  name: "Lentil soup",
  userId: ANNA,
  groupId: "g1",
  image: "x7Ab",
  description: "For cold days",
  recipeYield: "4 bowls",
  totalTime: "35 minutes",
  orgURL: "https://food.example/soup",
  dateAdded: "2024-01-01",
  rating: 4,
  recipeCategory: [SOUPS],
  tags: [{ id: "t1", name: "Vegan", slug: "vegan" }],
  tools: [{ id: "o1", name: "Pot", slug: "pot" }],
  recipeIngredient: [
    {
      quantity: 200,
      unit: GRAM,
      food: { id: "f2", name: "red lentils" },
      note: "",
      title: "",
      referenceId: "r1",
    },
    { quantity: 1, unit: null, food: ONION, note: "chopped", title: null, referenceId: "r2" },
  ],
  recipeInstructions: [
    { id: "s1", title: "", text: "Chop the onion.", ingredientReferences: [{ referenceId: "r2" }] },
    { id: "s2", title: "", text: "Simmer.", ingredientReferences: [] },
  ],
  nutrition: { calories: "310" },
  settings: { public: true },
  assets: [{ name: "Plate", icon: "mdi-file", fileName: "plate.jpg" }],
  notes: [{ title: "Tip", text: "Freezes well." }],
  extras: { origin: "Turkey" },
};
const bread = {
  id: BREAD,
  slug: "bread",
  name: "Bread",
  userId: ANNA,
  image: null,
  recipeIngredient: [{ quantity: 0, unit: null, food: null, note: "500 g flour", referenceId: "r3" }],
  recipeInstructions: [{ text: "Bake." }],
};

const meals = [
  {
    id: 1,
    date: "2024-01-03",
    entryType: "dinner",
    title: "",
    text: "",
    recipeId: SOUP,
    recipe: { id: SOUP },
  },
  { id: 2, date: "2024-01-04", entryType: "lunch", title: "Out", text: "with Ben", recipeId: null },
];
const list = {
  id: "l1",
  name: "Weekly",
  listItems: [
    { id: "i1", position: 0, quantity: 2, food: ONION, unit: null, note: "", checked: false },
    { id: "i2", position: 1, quantity: 1, food: null, unit: null, note: "milk", checked: true },
  ],
};
const anna = { id: ANNA, username: "anna", fullName: "Anna", email: "anna@mealie.example", admin: true };
const ben = { id: "b1", username: "ben", fullName: "Ben", email: "ben@mealie.example", admin: false };

/** Answers like Mealie of a major version, with two recipes on pages of one. */
export async function fakeMealie(version: 1 | 2 | 3): Promise<FakeMealie> {
  const site = testSite();
  const plate = await picture(80, 60);
  const broken = new Map<string, number>();
  const fake: FakeMealie = {
    address: site.origin,
    requests: [],
    atOnce: 0,
    site,
    breakPath: (path, status) => void broken.set(path, status),
  };
  let open = 0;

  function on(path: string, answer: (url: URL) => Response, isPublic = false): void {
    site.on(path, async (request) => {
      const url = new URL(request.url);
      fake.requests.push(url.pathname + url.search);
      const status = broken.get(path);
      if (status) return Response.json({ detail: "Broken" }, { status });
      const isKnown = request.headers.get("Authorization") === `Bearer ${TOKEN}`;
      if (!isPublic && !isKnown) return Response.json({ detail: "Unauthorized" }, { status: 401 });
      fake.atOnce = Math.max(fake.atOnce, ++open);
      await Bun.sleep(5);
      open--;
      return answer(url);
    });
  }
  const onJson = (path: string, value: unknown) => on(path, () => Response.json(value));
  const onPages = (path: string, items: Json[], size = 1) =>
    on(path, ({ searchParams }) => {
      const page = Number(searchParams.get("page"));
      return Response.json({
        page,
        per_page: size,
        total: items.length,
        total_pages: Math.ceil(items.length / size),
        items: items.slice((page - 1) * size, page * size),
      });
    });

  on("/api/app/about", () => Response.json({ production: true, version: `v${version}.4.0` }), true);
  const favorites = version === 1 ? { favoriteRecipes: ["lentil-soup"] } : {};
  onJson("/api/users/self", { ...anna, ...favorites });
  onJson("/api/groups/self", { id: "g1", name: "Home" });
  onPages("/api/admin/users", [anna, ben]);
  const atHome = version === 1 ? { onHand: true } : { householdsWithIngredientFood: ["home"] };
  onPages("/api/foods", [ONION, { ...SALT, ...atHome }]);
  onPages("/api/units", [GRAM]);
  const summaries = [soup, bread].map(({ id, slug, name }) => ({ id, slug, name }));
  onPages("/api/recipes", summaries);
  onJson(
    "/api/recipes/lentil-soup",
    version === 3 ? { ...soup, recipeServings: 4, recipeYield: null } : soup,
  );
  onJson("/api/recipes/bread", bread);
  on(`/api/media/recipes/${SOUP}/images/original.webp`, () => pictureAnswer(plate), true);
  on(`/api/media/recipes/${SOUP}/assets/plate.jpg`, () => pictureAnswer(plate), true);
  const base = version === 1 ? "/api/groups" : "/api/households";
  onPages(`${base}/mealplans`, meals);
  const filter =
    version === 1 ? { categories: [SOUPS] } : { queryFilterString: 'recipe_category.id IN ["c1"]' };
  onPages(`${base}/cookbooks`, [{ id: "k1", name: "Warm", ...filter }]);
  onPages(`${base}/shopping/lists`, [{ id: "l1", name: "Weekly" }]);
  onJson(`${base}/shopping/lists/l1`, list);
  if (version > 1) {
    onJson("/api/users/self/favorites", { ratings: [{ recipeId: SOUP, isFavorite: true, rating: 5 }] });
    const event = { id: "e1", recipeId: SOUP, userId: ANNA, image: "does not have image" };
    onPages("/api/recipes/timeline/events", [
      { ...event, subject: "Anna made this", eventType: "info", timestamp: "2024-03-02T18:00:00" },
    ]);
  }
  return fake;
}
