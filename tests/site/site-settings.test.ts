import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

const AT_FIRST = {
  language: "en",
  showRecent: true,
  cardsPerSection: 9,
  categories: [],
  visitorsMustSignIn: false,
  importedOrganizers: "useful",
};

beforeAll(async () => {
  at = await tagine();
  for (const name of ["Cat A", "Cat B", "Cat C"]) await at.user.send("POST", "categories", { name });
  await at.user.send("POST", "tags", { name: "Only a Tag" });
});
afterAll(() => at.close());
beforeEach(() => at.admin.send("PUT", "site-settings", {}));

const change = (body: unknown) => at.admin.send("PUT", "site-settings", body);
const settings = async () => (await at.visitor.get("site-settings")).body;
const sections = async () => (await settings()).categories.map(({ slug }: { slug: string }) => slug);

test("everyone reads the saved settings", async () => {
  const { status, body } = await change({
    language: "de-DE",
    showRecent: false,
    cardsPerSection: 30,
    categories: [{ slug: "cat-b" }, { slug: "cat-a" }],
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    snackbar: { text: "Settings Updated", type: "success" },
    code: "settings-updated",
  });
  for (const who of [at.visitor, at.user, at.admin]) {
    expect((await who.get("site-settings")).body).toEqual({
      language: "de-DE",
      showRecent: false,
      cardsPerSection: 30,
      categories: [
        { id: expect.any(Number), name: "Cat B", slug: "cat-b", position: 0 },
        { id: expect.any(Number), name: "Cat A", slug: "cat-a", position: 1 },
      ],
      visitorsMustSignIn: false,
      importedOrganizers: "useful",
    });
  }
});

test("only admins can save: visitors are asked to sign in, users are refused", async () => {
  for (const body of [{ cardsPerSection: 5 }, {}, { cardsPerSection: 99 }, "{broken"]) {
    expect((await at.visitor.send("PUT", "site-settings", body)).status).toBe(401);
    expect((await at.user.send("PUT", "site-settings", body)).status).toBe(403);
  }
  expect(await settings()).toEqual(AT_FIRST);
});

test("omitted settings return to their defaults", async () => {
  const all = { language: "sv-SE", showRecent: false, cardsPerSection: 3, categories: [{ slug: "cat-a" }] };
  const parts: object[] = [
    { language: "sv-SE" },
    { showRecent: false },
    { cardsPerSection: 3 },
    { categories: [] },
    {},
  ];
  for (const part of parts) {
    await change(all);
    expect((await change(part)).status).toBe(200);
    expect(await settings()).toEqual({ ...AT_FIRST, ...part });
  }
});

test("a client that doesn't know which tags imported recipes get doesn't reset it", async () => {
  await change({ importedOrganizers: "known" });
  await change({ language: "sv-SE" });
  expect(await settings()).toEqual({ ...AT_FIRST, language: "sv-SE", importedOrganizers: "known" });
  await change({ imported_organizers: "useful" });
  expect(await settings()).toEqual(AT_FIRST);
});

test("sending settings back unchanged changes nothing", async () => {
  await change({
    language: "fr-FR",
    cardsPerSection: 12,
    categories: [{ slug: "cat-c" }, { slug: "cat-a" }],
  });
  const read = await settings();
  expect((await change(read)).status).toBe(200);
  expect(await settings()).toEqual(read);
});

test("snake_case is accepted, and unknown fields are ignored", async () => {
  const sent = { show_recent: false, cards_per_section: 4, more: { a: 1 }, id: 7 };
  expect((await change({ ...sent, categories: [{ slug: "cat-a", color: "red" }] })).status).toBe(200);
  expect(await settings()).toMatchObject({ showRecent: false, cardsPerSection: 4 });
  expect(await sections()).toEqual(["cat-a"]);
});

describe("sections of home", () => {
  test("follow the order of the list, whatever positions and names they have", async () => {
    const categories = [
      { id: 1, name: "Anything", slug: "cat-c", position: 2 },
      { slug: "cat-a", position: "first" },
      { slug: "cat-b", position: 0 },
    ];
    expect((await change({ categories })).status).toBe(200);
    expect((await settings()).categories).toMatchObject([
      { name: "Cat C", slug: "cat-c", position: 0 },
      { name: "Cat A", slug: "cat-a", position: 1 },
      { name: "Cat B", slug: "cat-b", position: 2 },
    ]);
  });

  test("skip unknown categories and duplicates", async () => {
    const slugs = ["gone", "cat-b", "only-a-tag", "cat-a", "cat-b", "", "Cat C"];
    expect((await change({ categories: slugs.map((slug) => ({ slug })) })).status).toBe(200);
    expect((await settings()).categories).toMatchObject([
      { slug: "cat-b", position: 0 },
      { slug: "cat-a", position: 1 },
    ]);
  });
});

test("every language can be set, including the browser's", async () => {
  for (const language of [...LANGUAGES, "en"]) {
    expect([language, (await change({ language })).status]).toEqual([language, 200]);
    expect((await settings()).language).toBe(language);
  }
});

const wrong: [about: string, body: unknown, field: string | undefined][] = [
  ["too few cards", { cardsPerSection: 2 }, "cardsPerSection"],
  ["too many cards", { cardsPerSection: 31 }, "cardsPerSection"],
  ["a fraction of a card", { cardsPerSection: 9.5 }, "cardsPerSection"],
  ["cards as text", { cardsPerSection: "9" }, "cardsPerSection"],
  ["null cards", { cardsPerSection: null }, "cardsPerSection"],
  ["an unknown language", { language: "tlh" }, "language"],
  ["a language without a region", { language: "de" }, "language"],
  ["a language in other case", { language: "de-de" }, "language"],
  ["an empty language", { language: "" }, "language"],
  ["a language that is a number", { language: 5 }, "language"],
  ["a word for true", { showRecent: "yes" }, "showRecent"],
  ["categories that aren't a list", { categories: { slug: "cat-a" } }, "categories"],
  ["slugs alone", { categories: ["cat-a"] }, "categories"],
  ["a category without a slug", { categories: [{ name: "Cat A" }] }, "categories"],
  ["a slug that is a number", { categories: [{ slug: 5 }] }, "categories"],
  ["an unknown choice of tags", { importedOrganizers: "some" }, "importedOrganizers"],
  ["null as a choice of tags", { importedOrganizers: null }, "importedOrganizers"],
  ["a list", [], undefined],
  ["a text", '"en"', undefined],
  ["null", "null", undefined],
  ["nothing", "", undefined],
  ["a body that isn't JSON", "{broken", undefined],
];
test.each(wrong)("%s gets 422, and all settings stay", async (_, body, field) => {
  await change({ language: "pl-PL", showRecent: false, cardsPerSection: 5, categories: [{ slug: "cat-a" }] });
  const before = await settings();
  const reply = await change(body);
  expect(reply.status).toBe(422);
  const places = (reply.body.detail ?? []).map((row: { loc: string[] }) => row.loc.slice(0, 2));
  if (field) expect(places).toEqual([["body", field]]);
  expect(await settings()).toEqual(before);
});

test("several problems are reported at once", async () => {
  const { status, body } = await change({ cardsPerSection: 99, language: "x", showRecent: 1 });
  expect(status).toBe(422);
  expect(body.detail.map((row: { loc: string[] }) => row.loc[1]).toSorted()).toEqual([
    "cardsPerSection",
    "language",
    "showRecent",
  ]);
});
