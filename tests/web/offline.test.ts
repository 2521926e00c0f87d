import { describe, expect, test } from "bun:test";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { answerOffline } from "../../web/offline/offline-answers.ts";
import { decideWhatRemains, type StoredFor } from "../../web/offline/stored-for.ts";
import { listOffline } from "../../web/offline/list-offline.ts";
import { labelOfKey, pictureAsked, pictureKey } from "../../web/offline/picture-request.ts";
import { searchable, searchOffline } from "../../web/offline/search-offline.ts";
import type { StoredAnswer, StoredSummary, OfflineStore } from "../../web/offline/offline-store.ts";
import { picturesToKeep, recipesToKeep } from "../../web/offline/sync-plan.ts";
import { linkOrText } from "../../web/imports/links/link-or-text.ts";
import { formatSize } from "../../web/text/data-size.ts";

const ANNA = "1";
const BEN = "2";
const open = (person: string | null): StoredFor => ({ person, isClosed: false });
const closed = (person: string | null): StoredFor => ({ person, isClosed: true });

const entry = (slug: string, mark = "a", image: string | null = `${slug}.jpg`) => ({ slug, mark, image });

describe("a device may store recipes", () => {
  const cases: [what: string, kept: StoredFor | undefined, now: StoredFor, staying: string][] = [
    ["nothing is stored yet", undefined, open(null), "all"],
    ["a visitor comes back", open(null), open(null), "all"],
    ["someone comes back", open(ANNA), open(ANNA), "all"],
    ["a visitor signs in", open(null), open(ANNA), "public"],
    ["someone signs out", open(ANNA), open(null), "public"],
    ["someone else signs in", open(ANNA), open(BEN), "public"],
    ["the site is closed, for someone signed in", open(ANNA), closed(ANNA), "all"],
    ["the site is closed to a visitor", open(null), closed(null), "nothing"],
    ["someone signs out of a closed site", closed(ANNA), closed(null), "nothing"],
    ["someone else signs in to a closed site", closed(ANNA), closed(BEN), "nothing"],
    ["a closed site has no stored data", undefined, closed(null), "nothing"],
    ["a closed site opens, for someone else", closed(ANNA), open(BEN), "nothing"],
    ["a closed site opens, for the same person", closed(ANNA), open(ANNA), "all"],
  ];
  test.each(cases)("if %s", (_, stored, now, staying) => {
    expect(decideWhatRemains(stored, now) as string).toBe(staying);
  });
});

describe("recipes", () => {
  const rows = [entry("c", "3"), entry("b", "2"), entry("a", "1")];

  test("with unknown marks are loaded in order, and deleted ones removed", () => {
    const stored = new Map([
      ["b", "2"],
      ["a", "old"],
      ["gone", "1"],
    ]);
    expect(recipesToKeep(rows, stored)).toEqual({ fetch: ["c", "a"], remove: ["gone"] });
  });

  test("aren't loaded or removed if nothing changed", () => {
    const stored = new Map(rows.map(({ slug, mark }) => [slug, mark]));
    expect(recipesToKeep(rows, stored)).toEqual({ fetch: [], remove: [] });
  });

  test("that were renamed are stored under the new slug and removed under the old one", () => {
    expect(recipesToKeep([entry("new-name")], new Map([["old-name", "a"]]))).toEqual({
      fetch: ["new-name"],
      remove: ["old-name"],
    });
  });
});

describe("pictures", () => {
  const rows = [entry("d"), entry("c"), entry("b", "a", null), entry("a")];
  const storedSizes = (sizes: Record<string, number>) =>
    new Map(Object.entries(sizes).map(([slug, size]) => [`${slug}.jpg`, size]));

  const cases: [
    what: string,
    sizes: Record<string, number>,
    budget: number,
    fetch: string,
    remove: string,
  ][] = [
    ["all are loaded if there's room", {}, 1_000_000, "d c a", ""],
    ["none are loaded without room", {}, 0, "", ""],
    ["only missing ones are loaded", { c: 40_000 }, 1_000_000, "d a", ""],
    ["the newest are loaded first until it's full", { d: 40_000, c: 50_000 }, 130_000, "", ""],
    ["new ones replace the oldest", { c: 40_000, a: 40_000 }, 100_000, "d", "a"],
    ["fewer are kept if room shrinks", { d: 40_000, c: 40_000, a: 40_000 }, 100_000, "", "a"],
    ["deleted recipes' are removed", { d: 10, c: 10, a: 10, gone: 10 }, 1_000_000, "", "gone"],
    ["nothing is loaded after one that doesn't fit", { d: 40_000, c: 90_000, a: 10 }, 100_000, "", "c a"],
  ];
  test.each(cases)("%s", (_, sizes, budget, fetch, remove) => {
    const named = (slugs: string) =>
      slugs
        .split(" ")
        .filter(Boolean)
        .map((slug) => `${slug}.jpg`);
    expect(picturesToKeep(rows, storedSizes(sizes), budget)).toEqual({
      fetch: named(fetch),
      remove: named(remove),
    });
  });

  test("are never loaded beyond the plan once their sizes are known", () => {
    const many = Array.from({ length: 500 }, (_, number) => entry(`recipe-${number}`));
    const sizes = new Map<string, number>();
    const sizeOf = (label: string) => 20_000 + (Bun.hash.crc32(label) % 80_000);
    const budget = 5_000_000;
    const used = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (let round = 0; ; round++) {
      const { fetch, remove } = picturesToKeep(many, sizes, budget);
      expect(remove).toEqual([]);
      const fitting = fetch.filter((label) => {
        if (used() + sizeOf(label) > budget) return false;
        sizes.set(label, sizeOf(label));
        return true;
      });
      if (fitting.length === 0) break;
      expect(round).toBeLessThan(20);
    }
    expect(picturesToKeep(many, sizes, budget).fetch).toEqual([]);
    expect(used()).toBeGreaterThan(budget - 200_000);
  });
});

function row(id: number, name: string, more: { ingredients?: string[]; in?: string; tags?: string[] } = {}) {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const summary: RecipeSummary = {
    id,
    name,
    slug,
    image: null,
    description: "",
    recipeCategory: [],
    tags: [],
    rating: 0,
    totalTime: null,
    dateAdded: `2024-01-0${id}`,
    imageHash: null,
  };
  const stored: StoredSummary = {
    slug,
    summary,
    categories: more.in ? [more.in] : [],
    tags: more.tags ?? [],
    words: {
      name: searchable(name),
      ingredients: (more.ingredients ?? []).map(searchable),
      more: searchable(more.in ?? ""),
    },
  };
  return stored;
}

const ROWS = [
  row(1, "Apple Cake", { ingredients: ["3 apples", "200 g flour"], in: "cakes", tags: ["sweet"] }),
  row(2, "Rice with Crème", { ingredients: ["rice", "1 dl crème fraîche"], in: "dinner", tags: ["quick"] }),
  row(3, "Zander", {
    ingredients: ["1 Zander", "olive oil", "apple vinegar"],
    in: "dinner",
    tags: ["quick", "fish"],
  }),
  row(4, "豆腐湯", { ingredients: ["豆腐 200 g"] }),
];

describe("a stored list", () => {
  const cases: [query: string, slugs: string[], total: number][] = [
    ["", ["apple-cake", "rice-with-crème", "zander", "豆腐湯"], 4],
    ["order=recent&limit=2", ["豆腐湯", "zander"], 4],
    ["order=name&limit=2&start=1", ["rice-with-crème", "zander"], 4],
    ["category=dinner&order=recent", ["zander", "rice-with-crème"], 2],
    ["tag=sweet", ["apple-cake"], 1],
    ["category=none", [], 0],
    ["skip=3", ["豆腐湯"], 4],
    ["end=1", ["apple-cake"], 4],
  ];
  test.each(cases)("for %p", (query, slugs, total) => {
    const listed = listOffline(ROWS, new URLSearchParams(query));
    expect([listed.recipes.map(({ slug }) => slug), listed.total]).toEqual([slugs, total]);
  });
});

describe("a stored search", () => {
  const cases: [query: string, slugs: string[]][] = [
    ["q=cake", ["apple-cake"]],
    // Names first, then the newest.
    ["q=apple", ["apple-cake", "zander"]],
    ["q=app olive", ["zander"]],
    ["q=creme fraiche", ["rice-with-crème"]],
    ["q=CRÈME", ["rice-with-crème"]],
    // Only at the start of a word.
    ["q=ander", []],
    ["q=腐", ["豆腐湯"]],
    ["q=dinner", ["zander", "rice-with-crème"]],
    ["q=", ["豆腐湯", "zander", "rice-with-crème", "apple-cake"]],
    ["q=&limit=1", ["豆腐湯"]],
    ["with=olive oil", ["zander"]],
    ["with=apple oil", []],
    ["with=apple&with=olive", ["zander"]],
    ["without=apple&categories=dinner", ["rice-with-crème"]],
    ["categories=dinner&categories=cakes", ["zander", "rice-with-crème", "apple-cake"]],
    ["categories=dinner&categoriesMode=exclude", ["豆腐湯", "apple-cake"]],
    ["tags=quick&tags=fish&tagsMatch=all", ["zander"]],
    ["tags=quick&tags=fish&tagsMatch=all&tagsMode=exclude", ["豆腐湯", "rice-with-crème", "apple-cake"]],
  ];
  test.each(cases)("for %p", (query, slugs) => {
    expect(searchOffline(ROWS, new URLSearchParams(query))?.map(({ slug }) => slug)).toEqual(slugs);
  });

  const timed = ROWS.map((stored, at) => ({
    ...stored,
    summary: { ...stored.summary, rating: at + 1, totalTime: at === 0 ? null : `${at * 15} Minutes` },
  }));
  const [first = "", second = "", third = ""] = timed.map(({ slug }) => slug);
  const personal = {
    favorites: [second],
    cooked: [
      { slug: third, lastDate: "2024-02-02", times: 1 },
      { slug: first, lastDate: "2024-02-01", times: 2 },
    ],
  };
  const found = (query: string, known = personal as Parameters<typeof searchOffline>[2]) =>
    searchOffline(timed, new URLSearchParams(query), known)?.map(({ slug }) => slug);

  test("it knows the same filters and orders as the server", () => {
    expect(found("maxMinutes=30&sort=time")).toEqual([second, third]);
    expect(found("minRating=2&maxMinutes=15")).toEqual([second]);
    expect(found("sort=rating")).toEqual(timed.toReversed().map(({ slug }) => slug));
    expect(found("sort=cooked")?.slice(0, 2)).toEqual([third, first]);
    expect(found("favorites=true")).toEqual([second]);
    expect(found("neverCooked=true")).not.toContain(first);
    expect(found("neverCooked=true")).toContain(second);
  });

  test.each(["favorites=true", "neverCooked=true", "sort=cooked"])(
    "it has no answer to %s without what belongs to the person",
    (query) => {
      expect(found(query, { favorites: null, cooked: null })).toBeUndefined();
    },
  );
});

describe("a call the server doesn't answer", () => {
  const week = {
    meals: [
      { date: "2024-01-01", slug: null },
      { date: "2024-01-02", slug: "zander" },
    ],
  };
  const answers: StoredAnswer[] = [
    { path: "tags", text: "[]", person: null },
    { path: "ingredient-corrections", text: '{"lines":[],"foods":[]}', person: null },
    { path: "meal-plans/this-week", text: JSON.stringify(week), person: ANNA },
    {
      path: "site-settings/custom-pages",
      text: JSON.stringify([{ id: 7, slug: "mondays", name: "Mondays", categories: [{ slug: "dinner" }] }]),
      person: null,
    },
  ];

  async function getAnswer(
    path: string,
    { keptFor = open(ANNA), as = null as string | null, today = "2024-01-02" } = {},
  ) {
    const shelf = {
      fact: async () => keptFor,
      summaries: async () => ROWS,
      recipe: async (slug: string) =>
        slug === "zander" ? { slug, etag: '"z"', text: '{"name":"Zander"}' } : undefined,
      answer: async (requestedPath: string) => answers.find((one) => one.path === requestedPath),
    } as unknown as OfflineStore;
    const [bare = "", query] = path.split("?");
    const token = as && `x.${btoa(JSON.stringify({ sub: as }))}.x`;
    const answer = await answerOffline(shelf, {
      path: bare,
      query: new URLSearchParams(query),
      token,
      today,
    });
    return answer && { body: await answer.json(), headers: answer.headers };
  }

  test("is answered from the store, and the response says so", async () => {
    const recipe = await getAnswer("recipes/zander");
    expect([recipe?.body, recipe?.headers.get("ETag"), recipe?.headers.get("Kept")]).toEqual([
      { name: "Zander" },
      '"z"',
      "yes",
    ]);
    const list = await getAnswer("recipes/summary?limit=1");
    expect([list?.body.length, list?.headers.get("Total-Count")]).toEqual([1, "4"]);
    expect((await getAnswer("recipes/search?q=zander"))?.body).toHaveLength(1);
    expect((await getAnswer("tags"))?.body).toEqual([]);
    const corrections = await getAnswer("ingredient-corrections?language=de-DE");
    expect(corrections?.body).toEqual({ lines: [], foods: [] });
  });

  test("isn't answered if it isn't stored", async () => {
    for (const path of [
      "recipes/unknown",
      "users",
      "recipes/zander/versions",
      "site-settings/custom-pages/none",
    ])
      expect([path, await getAnswer(path)]).toEqual([path, null]);
  });

  test("for a custom page gets the recipes of its categories, by id and slug", async () => {
    for (const path of ["site-settings/custom-pages/7", "site-settings/custom-pages/mondays"]) {
      const answer = await getAnswer(path);
      expect(answer?.body.categories[0].recipes.map(({ slug }: RecipeSummary) => slug)).toEqual([
        "rice-with-crème",
        "zander",
      ]);
    }
  });

  test("for a plan is only answered to its owner", async () => {
    for (const path of ["meal-plans/this-week", "meal-plans/today"]) {
      expect([path, (await getAnswer(path, { as: ANNA })) !== null]).toEqual([path, true]);
      expect([path, await getAnswer(path, { as: BEN })]).toEqual([path, null]);
      expect([path, await getAnswer(path)]).toEqual([path, null]);
    }
  });

  test("for today's dinner follows the current day", async () => {
    expect((await getAnswer("meal-plans/today", { as: ANNA }))?.body).toBe("zander");
    expect((await getAnswer("meal-plans/today", { as: ANNA, today: "2024-01-01" }))?.body).toBeNull();
  });

  test("on a closed site is only answered to the person it was stored for", async () => {
    const keptFor = closed(ANNA);
    for (const path of ["recipes/zander", "recipes/summary", "recipes/search", "tags"]) {
      expect([path, (await getAnswer(path, { keptFor, as: ANNA })) !== null]).toEqual([path, true]);
      expect([path, await getAnswer(path, { keptFor, as: BEN })]).toEqual([path, null]);
      expect([path, await getAnswer(path, { keptFor })]).toEqual([path, null]);
    }
  });
});

test("a stored recipe says how many further pictures it has, and lists them", async () => {
  const further = [{ id: "a1", step: 0, hash: "" }];
  const stored = new Map([
    ["soup", { slug: "soup", etag: '"s"', text: "{}", further }],
    ["cake", { slug: "cake", etag: '"c"', text: "{}" }],
  ]);
  const shelf = {
    fact: async () => open(null),
    recipe: async (slug: string) => stored.get(slug),
    answer: async () => undefined,
  } as unknown as OfflineStore;
  const ask = (path: string) =>
    answerOffline(shelf, { path, query: new URLSearchParams(), token: null, today: "2024-01-02" });
  expect((await ask("recipes/soup"))?.headers.get("Further-Pictures")).toBe("1");
  expect((await ask("recipes/cake"))?.headers.get("Further-Pictures")).toBeNull();
  expect(await (await ask("recipes/soup/pictures"))?.json()).toEqual(further);
  expect(await (await ask("recipes/cake/pictures"))?.json()).toEqual([]);
  expect(await ask("recipes/unknown/pictures")).toBeNull();
});

test("further pictures are stored by slug and id, after the recipes' own", () => {
  const getLabel = (path: string) => pictureAsked(path, new URLSearchParams("pass=abc"));
  expect(getLabel("recipes/soup/pictures/a1/small")).toEqual({ label: "soup/a1", size: "small" });
  expect(getLabel("recipes/soup/pictures/a1/original")).toEqual({ label: "soup/a1", size: "original" });
  expect(getLabel("recipes/soup/pictures")).toBeNull();
  expect(getLabel("shared/token/pictures/a1/small")).toBeNull();
  for (const label of ["soup/a1", "豆腐湯/a1"])
    expect(labelOfKey(`http://host${pictureKey("/my-recipes/", label)}`)).toBe(label);
  const rows = [{ ...entry("soup"), pictures: ["a1", "a2"] }, entry("cake")];
  const keep = (stored: [string, number][], budget: number) => picturesToKeep(rows, new Map(stored), budget);
  expect(keep([], 1_000_000).fetch).toEqual(["soup.jpg", "cake.jpg", "soup/a1", "soup/a2"]);
  const full: [string, number][] = ["soup.jpg", "soup/a1", "soup/a2", "soup/gone"].map((one) => [one, 50]);
  expect(keep(full, 150)).toEqual({ fetch: ["cake.jpg"], remove: ["soup/a2", "soup/gone"] });
});

test("pictures are stored by label, with or without a pass, but not by slug", () => {
  const getLabel = (path: string, query: string) => pictureAsked(path, new URLSearchParams(query));
  const small = { label: "soup.2.jpg", size: "small" };
  expect(getLabel("recipes/soup.2.jpg/image", "image_type=small")).toEqual(small);
  expect(getLabel("recipes/soup.2.jpg/image", "image_type=small&pass=abc")).toEqual(small);
  expect(getLabel("recipes/soup.jpg/image", "")).toEqual({ label: "soup.jpg", size: "original" });
  for (const path of ["recipes/soup/image", "recipes/soup.jpg", "users/1/image"])
    expect([path, getLabel(path, "")]).toEqual([path, null]);
  expect(labelOfKey(`http://host${pictureKey("/kitchen/", "soup.2.jpg")}`)).toBe("soup.2.jpg");
});

describe("content shared by another app", () => {
  const cases: [query: Record<string, string>, shared: object][] = [
    [{ url: "https://example.org/soup" }, { url: "https://example.org/soup" }],
    [{ title: "Soup", text: "https://example.org/soup" }, { url: "https://example.org/soup" }],
    [{ text: "Look at this: https://example.org/soup?x=1. Yum!" }, { url: "https://example.org/soup?x=1" }],
    [{ url: "https://example.org/a", text: "https://example.org/b" }, { url: "https://example.org/a" }],
    [
      { title: "My soup", text: "1 onion\n2 carrots" },
      { text: "My soup\n\n1 onion\n2 carrots", body: "1 onion\n2 carrots" },
    ],
    [
      { title: "My soup", text: "My soup\n1 onion" },
      { text: "My soup\n1 onion", body: "My soup\n1 onion" },
    ],
    [{ title: "Only a title" }, { text: "Only a title", body: "Only a title" }],
    [{}, { url: "" }],
    [{ url: "example.org/soup" }, { url: "https://example.org/soup" }],
    [{ url: "javascript:alert(1)" }, { url: "" }],
    [
      { url: "file:///etc/passwd", text: "a note" },
      { text: "a note", body: "a note" },
    ],
  ];
  test.each(cases)("%p", (query, shared) => {
    expect(linkOrText(new URLSearchParams(query))).toEqual(shared as never);
  });
});

test("sizes are shown in readable units", () => {
  for (const [bytes, language, text] of [
    [0, "en-US", "0 kB"],
    [12, "en-US", "1 kB"],
    [23_400, "en-US", "23 kB"],
    [4_800_000, "de-DE", "4,8 MB"],
    [200_000_000, "en-US", "200 MB"],
    [2_000_000_000, "fr-FR", "2 Go"],
  ] as const)
    expect([bytes, formatSize(bytes, language).replace(/\s/g, " ")]).toEqual([bytes, text]);
});
