import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ShoppingItem as ShoppingItemShape } from "../../src/contract/shopping-lists.ts";
import type { ShoppingItem } from "../../src/contract/shopping-lists.ts";
import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { shapeFaults } from "../support/shape-faults.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;
let path: string;

beforeEach(async () => {
  at = await tagine();
  path = `shopping-lists/${(await at.user.get("shopping-lists")).body[0].id}`;
});
afterEach(() => at.close());

const type = (text: string, query = "", headers = {}) =>
  at.user.send("POST", `${path}/items${query}`, { text }, headers);
const readItems = async (query = ""): Promise<ShoppingItem[]> => (await at.user.get(path + query)).body.items;
/** Checked items have a ✓, and those to check at home a ?. */
const show = ({ text, isChecked, isAtHome }: ShoppingItem) =>
  isChecked ? `✓ ${text}` : isAtHome ? `? ${text}` : text;
const texts = async (query = "") => (await readItems(query)).map(show);
const change = async (text: string, input: object, query = "") => {
  const found = (await readItems(query)).find((item) => item.text === text);
  return at.user.send("PUT", `${path}/items/${found?.id}${query}`, input);
};
const readVersion = async () => (await at.user.get(path)).body.version;

describe("items added by name", () => {
  test("become one item each, in the shop's order", async () => {
    const { status, body } = await type("milk, 6 eggs, 2 l juice\n1 kg onions");
    expect(status).toBe(201);
    expect(body.map(show)).toEqual(await texts());
    expect((await texts()).toSorted()).toEqual(["1 kg onions", "2 l juice", "6 eggs", "milk"]);
    expect((await texts())[0]).toBe("1 kg onions");
    for (const item of body) expect(shapeFaults(ShoppingItemShape, item)).toEqual([]);
  });

  test("add to an item of the same food, which is returned", async () => {
    await type("200 g flour, milk");
    const { body } = await type("0.3 kg flour");
    expect(body.map(show)).toEqual(["500 g flour"]);
    expect(body[0].sources).toMatchObject([
      { text: "200 g flour", recipe: null, addedBy: "A User" },
      { text: "0.3 kg flour", recipe: null, addedBy: "A User" },
    ]);
    expect(body[0].id).toBe(body[0].sources[0].id);
  });

  test("may be one long line", async () => {
    const { body } = await type("milk and eggs and flour, ".repeat(300));
    expect(body.map(({ food }: ShoppingItem) => food).toSorted()).toEqual(["eggs", "flour", "milk"]);
  });

  test("stay apart if they aren't the same", async () => {
    await type("2 onions, 1 red onion");
    expect(await texts()).toEqual(["2 onions", "1 red onion"]);
  });

  test("are read in the language of the call", async () => {
    await type("500 g Mehl", "?language=de");
    await type("2 EL Zucker", "", { "Accept-Language": "de-AT" });
    await type("100 g flour");
    expect((await texts("?language=de")).toSorted()).toEqual(["2 EL Zucker", "600 g Mehl"]);
    expect((await readItems()).map(({ foodId }) => foodId)).toContain("wheat-flour");
  });

  test("have the cups of the caller's country", async () => {
    await type("1 cup milk", "?language=en-AU");
    await type("250 ml milk");
    expect(await texts("?units=metric")).toEqual(["500 ml milk"]);
  });

  test("are shown in the wanted units", async () => {
    await type("500 g flour");
    expect(await texts("?units=us")).toEqual(["4 cups flour"]);
  });

  test("are read again once someone corrects a line or teaches a food", async () => {
    await type("200 g Spezialmehl 405, 300 g flour, 100 g Typ-X", "?language=de");
    expect(await texts()).toHaveLength(3);
    const line = "200 g Spezialmehl 405";
    const correction = { line, amount: "200", unit: "g", food: "Spezialmehl", foodId: "wheat-flour" };
    await at.user.send("PUT", "ingredient-corrections", correction);
    expect(await texts()).toHaveLength(2);
    await at.admin.send("PUT", "taught-foods", { name: "Typ-X", foodId: "wheat-flour" });
    expect(await texts()).toEqual(["600 g flour"]);
  });

  test("are shown in English if the language is unknown", async () => {
    await type("milk");
    for (const language of ["!!", "ja", "de-!!", "x".repeat(35)])
      expect((await at.user.get(`${path}?language=${language}`)).status).toBe(200);
  });

  test.each<[string, object]>([
    ["no text", {}],
    ["an empty text", { text: "" }],
    ["only separators", { text: " , \n ;" }],
    ["a long text", { text: "x".repeat(SHOPPING_MOST.typedCharacters + 1) }],
  ])("are refused for %s", async (_, input) => {
    expect((await at.user.send("POST", `${path}/items`, input)).status).toBe(422);
    expect(await texts()).toEqual([]);
  });

  test("need a text, and the refusal says so", async () => {
    const { body } = await at.user.send("POST", `${path}/items`, { text: "" });
    expect(body.detail).toEqual([
      { loc: ["body", "text"], msg: "Field Required", type: "value_error.missing" },
    ]);
  });

  test("beyond the limit are refused, and none is added", async () => {
    const many = Array.from({ length: SHOPPING_MOST.entries - 1 }, (_, number) => `salt ${number}`);
    for (let from = 0; from < many.length; from += 1000) await type(many.slice(from, from + 1000).join("\n"));
    const { status, body } = await type("milk, eggs");
    expect([status, body.code]).toEqual([409, "shopping-list-full"]);
    expect(JSON.stringify(await readItems())).not.toContain("milk");
    expect((await type("milk")).status).toBe(201);
  });
});

describe("an item", () => {
  test("is checked with all of its entries, and sinks", async () => {
    await type("200 g flour, 300 g flour, onions");
    const { status, body } = await change("500 g flour", { isChecked: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: "500 g flour", isChecked: true, checkedBy: ["A User"] });
    expect(await texts()).toEqual(["onions", "✓ 500 g flour"]);
  });

  test("that's checked isn't added to", async () => {
    await type("200 g flour");
    await change("200 g flour", { isChecked: true });
    await type("300 g flour");
    expect(await texts()).toEqual(["300 g flour", "✓ 200 g flour"]);
    await change("200 g flour", { isChecked: false });
    expect(await texts()).toEqual(["500 g flour"]);
  });

  test("is found by any of its entries", async () => {
    await type("200 g flour, 300 g flour");
    const [flour] = await readItems();
    const [first, second] = flour?.sources ?? [];
    const { body } = await at.user.send("PUT", `${path}/items/${second?.id}`, { isChecked: true });
    expect(body.id).toBe(first?.id);
    await at.user.send("DELETE", `${path}/items/${second?.id}`);
    expect(await texts()).toEqual([]);
  });

  test.each<[string, string, string]>([
    ["600 g flour", "1 kg", "1 kg flour"],
    ["600 g flour", "0.5 kg", "500 g flour"],
    ["600 g flour", "600 g", "600 g flour"],
    ["milk", "2 l", "2 l milk"],
    ["600 g flour", "", "flour"],
  ])("of “%s” gets the amount “%s”", async (typed, amount, expected) => {
    await type(typed);
    const { status, body } = await change(typed, { amount });
    expect([status, body.text]).toEqual([200, expected]);
  });

  test("keeps an amount set by hand when more is added", async () => {
    await type("200 g flour, 300 g flour");
    await change("500 g flour", { amount: "600 g" });
    await type("100 g flour");
    expect(await texts()).toEqual(["700 g flour"]);
    await change("700 g flour", { amount: "1 kg" });
    expect(await texts()).toEqual(["1 kg flour"]);
  });

  test("gets an amount in the language of the call", async () => {
    await type("2 EL Zucker", "?language=de");
    expect((await change("2 EL Zucker", { amount: "3 EL" }, "?language=de")).body.text).toBe("3 EL Zucker");
  });

  test("has one note, also if several entries had one", async () => {
    await type("200 g flour, 300 g flour");
    const [first, second] = (await readItems())[0]?.sources ?? [];
    const { epoch } = (await at.user.get(`${path}/changes`)).body;
    const changes = [first, second].map((source, position) => ({
      number: position + 1,
      seen: 0,
      change: { type: "edit-note", id: source?.id, note: ["brown", "organic"][position] },
    }));
    await at.user.send("POST", `${path}/changes`, { device: "phone-of-ann", epoch, since: 0, changes });
    expect((await readItems())[0]?.note).toBe("brown, organic");
    expect((await change("500 g flour", { note: " type \n 550 " })).body.note).toBe("type 550");
    expect((await change("500 g flour", { note: "" })).body.note).toBe("");
  });

  test("moves to another aisle, also when it's added again", async () => {
    await type("thingamajig, milk");
    expect((await change("thingamajig", { aisle: "produce" })).body.aisle).toBe("produce");
    expect(await texts()).toEqual(["thingamajig", "milk"]);
    await at.user.send("DELETE", `${path}/items/${(await readItems())[0]?.id}`);
    expect((await type("2 thingamajigs")).body[0].aisle).toBe("produce");
  });

  test("changes in several ways at once", async () => {
    await type("200 g flour");
    const before = await readVersion();
    const input = { amount: "1 kg", note: "brown", aisle: "bakery", isChecked: true };
    const { body } = await change("200 g flour", input);
    expect(body).toMatchObject({ ...input, text: "1 kg flour" });
    expect(await readVersion()).toBe(before + 4);
  });

  test("that's as wanted doesn't change", async () => {
    await type("milk");
    await change("milk", { amount: "2 l" });
    const before = await readVersion();
    const input = { amount: "2 l", note: "", isChecked: false, aisle: (await readItems())[0]?.aisle };
    expect((await change("2 l milk", input)).status).toBe(200);
    expect((await change("2 l milk", {})).status).toBe(200);
    expect(await readVersion()).toBe(before);
  });

  test.each<[string, object, string]>([
    ["a text as amount", { amount: "some" }, "amount"],
    ["a food as amount", { amount: "2 eggs" }, "amount"],
    ["a huge amount", { amount: "999999 kg" }, "amount"],
    ["a long amount", { amount: "1".repeat(101) }, "amount"],
    ["an empty aisle", { aisle: " " }, "aisle"],
    ["a long note", { note: "x".repeat(SHOPPING_MOST.characters + 1) }, "note"],
    ["a word as check", { isChecked: "yes" }, "isChecked"],
  ])("with %s is refused, and nothing is changed", async (_, wrong, field) => {
    await type("200 g flour");
    const before = await at.user.get(path);
    const { status, body } = await change("200 g flour", { note: "brown", isChecked: true, ...wrong });
    expect(status).toBe(422);
    expect(JSON.stringify(body.detail)).toContain(field);
    expect((await at.user.get(path)).body).toEqual(before.body);
  });

  test("is deleted with all of its entries", async () => {
    await type("200 g flour, 300 g flour, milk");
    const flour = (await readItems()).find(({ text }) => text === "500 g flour");
    const { status, body } = await at.user.send("DELETE", `${path}/items/${flour?.id}`);
    expect([status, body.code]).toEqual([200, "shopping-item-deleted"]);
    expect(await texts()).toEqual(["milk"]);
  });

  test("that's gone isn't found", async () => {
    await type("milk");
    const [milk] = await readItems();
    await at.user.send("DELETE", `${path}/items/${milk?.id}`);
    for (const method of ["PUT", "DELETE"])
      for (const id of [milk?.id, "x", "%FF"]) {
        const { status, body } = await at.user.send(method, `${path}/items/${id}`, { isChecked: true });
        expect([status, body.code]).toEqual([404, "shopping-item-not-found"]);
      }
  });

  test("checked by two people at once is checked once", async () => {
    await type("milk");
    const [milk] = await readItems();
    const both = [at.user, at.admin].map((one) =>
      one.send("PUT", `${path}/items/${milk?.id}`, { isChecked: true }),
    );
    expect((await Promise.all(both)).map(({ body }) => body.isChecked)).toEqual([true, true]);
    expect((await readItems())[0]?.checkedBy).toHaveLength(1);
  });
});

test("items added by several people at once are all there", async () => {
  const added = ["milk", "eggs", "salt", "flour", "onions", "bread", "butter", "honey"];
  await Promise.all(
    added.map((text, position) =>
      (position % 2 ? at.user : at.admin).send("POST", `${path}/items`, { text }),
    ),
  );
  expect((await texts()).toSorted()).toEqual(added.toSorted());
});
