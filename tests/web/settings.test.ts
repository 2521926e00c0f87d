import { expect, test } from "bun:test";
import type { SiteSettings } from "../../src/contract/site.ts";
import { toHomeDraft, homeSettings, isHomeChanged, dropDeletedSections } from "../../web/site/home-draft.ts";
import { inOrder, isReordered } from "../../web/site/page-order.ts";
import { moveTo } from "../../web/site/move-to.ts";

const category = (id: number, slug = `c-${id}`) => ({ id, name: slug, slug });
const SETTINGS: SiteSettings = {
  language: "en",
  showRecent: true,
  cardsPerSection: 9,
  categories: [2, 1].map((id, position) => ({ ...category(id), position })),
  visitorsMustSignIn: false,
  importedOrganizers: "useful",
};
const page = (id: number) => ({ id, name: "", slug: "", position: 0, categories: [] });

test("home sections are sent with current category slugs, without deleted ones", () => {
  const draft = { ...toHomeDraft(SETTINGS), sections: [3, 2, 1] };
  expect(homeSettings(draft, [category(1, "renamed"), category(3)])).toEqual({
    language: "en",
    showRecent: true,
    cardsPerSection: 9,
    categories: [{ slug: "c-3" }, { slug: "renamed" }],
  });
});

test("a section with a deleted category is neither a change nor a section", () => {
  const draft = { ...toHomeDraft(SETTINGS), sections: [2, 9, 1] };
  expect(isHomeChanged(dropDeletedSections(draft, [category(1), category(2)]), SETTINGS)).toBe(false);
  expect(dropDeletedSections(draft, [category(9)]).sections).toEqual([9]);
});

test("a draft that's changed back isn't a change", () => {
  const draft = toHomeDraft(SETTINGS);
  expect(isHomeChanged(draft, SETTINGS)).toBe(false);
  for (const change of [
    { language: "de-DE" as const },
    { showRecent: false },
    { cardsPerSection: 3 },
    { sections: [1, 2] },
  ])
    expect(isHomeChanged({ ...draft, ...change }, SETTINGS)).toBe(true);
  expect(isHomeChanged({ ...draft, sections: [2, 1] }, { ...SETTINGS, visitorsMustSignIn: true })).toBe(
    false,
  );
});

test.each([
  [[1, 2, 3], 3, 0, [3, 1, 2]],
  [[1, 2, 3], 1, 2, [2, 3, 1]],
  [[1, 2, 3], 2, 1, [1, 2, 3]],
  [[1, 2], 7, 1, [1, 7, 2]],
  [[1, 2], 7, 2, [1, 2, 7]],
  [[], 7, 0, [7]],
])("moving in %p, %p to position %p gives %p", (ids, id, to, expected) => {
  expect(moveTo(ids, id, to)).toEqual(expected);
});

test.each([
  [[1, 2, 3], null, [1, 2, 3]],
  [
    [1, 2, 3],
    [3, 1, 2],
    [3, 1, 2],
  ],
  // Other people's new pages come last, and deleted ones are missing.
  [
    [1, 2, 3, 4],
    [3, 1],
    [3, 1, 2, 4],
  ],
  [
    [1, 3],
    [3, 2, 1],
    [3, 1],
  ],
])("pages %p should become %p, and are now %p", (ids, order, expected) => {
  const pages = ids.map(page);
  expect(inOrder(pages, order).map(({ id }) => id)).toEqual(expected);
  expect(isReordered(pages, order)).toBe(ids.join() !== expected.join());
});
