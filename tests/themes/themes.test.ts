import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { DEFAULT_LIGHT_COLORS } from "../../src/contract/rules.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const COLORS = {
  primary: "#102030",
  accent: "#405060",
  secondary: "#708090",
  success: "#A0B0C0",
  info: "#d0e0f0",
  warning: "#000000",
  error: "#FFFFFF",
};
const make = (name: unknown, colors?: unknown) => at.user.send("POST", "themes/create", { name, colors });
const change = (name: string, colors: unknown = COLORS) =>
  at.user.send("PUT", `themes/${encodeURIComponent(name)}`, { name, colors });
const remove = (name: string) => at.user.send("DELETE", `themes/${encodeURIComponent(name)}`);
const read = (name: string) => at.visitor.get(`themes/${encodeURIComponent(name)}`);
const all = async () => (await at.visitor.get("themes")).body;
const names = async () => (await all()).map(({ name }: { name: string }) => name);

describe("creating a theme", () => {
  test("stores its colors as sent, after the default theme", async () => {
    const { status, body } = await make("  Deep  Sea ", COLORS);
    expect([status, body]).toEqual([
      200,
      { snackbar: { text: "Theme Saved", type: "success" }, code: "theme-saved" },
    ]);
    expect(await all()).toEqual([
      { name: "default", colors: DEFAULT_LIGHT_COLORS },
      { name: "Deep Sea", colors: COLORS },
    ]);
    expect((await read("Deep Sea")).body).toEqual({ name: "Deep Sea", colors: COLORS });
  });

  test("takes missing colors from the current default theme", async () => {
    await make("None");
    await make("Empty", {});
    await make("Null", null);
    await change("default");
    await make("Some", { primary: "#ABCDEF" });
    expect((await all()).slice(1)).toEqual([
      { name: "None", colors: DEFAULT_LIGHT_COLORS },
      { name: "Empty", colors: DEFAULT_LIGHT_COLORS },
      { name: "Null", colors: DEFAULT_LIGHT_COLORS },
      { name: "Some", colors: { ...COLORS, primary: "#ABCDEF" } },
    ]);
  });

  test("with a taken name is a conflict, whatever its case and spacing", async () => {
    await make("Crème Brûlée");
    for (const name of ["Crème Brûlée", " crème  BRÛLÉE ", "Cre\u0300me Bru\u0302le\u0301e"]) {
      const { status, body } = await make(name);
      expect([name, status, body.snackbar.text]).toEqual([
        name,
        409,
        "A theme named “Crème Brûlée” already exists.",
      ]);
    }
    for (const name of ["default", "Default", "DEFAULT "]) expect((await make(name)).status).toBe(409);
    expect(await names()).toEqual(["default", "Crème Brûlée"]);
  });

  test("requires a visible name of limited length", async () => {
    for (const name of ["", "   ", "\u200b", "\u0000"]) {
      const { status, body } = await make(name);
      expect([name, status]).toEqual([name, 422]);
      expect(body.detail).toEqual([
        { loc: ["body", "name"], msg: "Theme Name is required", type: "value_error.missing" },
      ]);
    }
    for (const name of [null, 5, ["x"], undefined]) expect((await make(name)).status).toBe(422);
    expect((await make("x".repeat(201))).body.detail[0].type).toBe("value_error.length");
    expect((await make("x".repeat(200))).status).toBe(200);
    expect(await names()).toEqual(["default", "x".repeat(200)]);
  });

  test("refuses names that can't be part of an address", async () => {
    for (const name of ["create", " create ", ".", ".."]) {
      const { status, body } = await make(name);
      expect([name, status, body.code]).toEqual([name, 422, "theme-name-reserved"]);
      expect(body.detail[0].loc).toEqual(["body", "name"]);
    }
    expect(await names()).toEqual(["default"]);
  });
});

test("refuses / ? and # in a name, but an old theme with one can be deleted", async () => {
  for (const name of ["a/b", "/", "create/", "../..", "who?", "#1"]) {
    const { status, body } = await make(name);
    expect([name, status, body.code]).toEqual([name, 422, "theme-name-characters"]);
    at.app.themes.add(name, { ...DEFAULT_LIGHT_COLORS });
    expect((await read(name)).body.name).toBe(name);
    expect((await remove(name)).status).toBe(200);
  }
  expect(await names()).toEqual(["default"]);
});

const odd = [
  "a",
  "Create",
  "...",
  "100%",
  "50 % off",
  "a\\b",
  "Salt & Pepper",
  "a+b",
  "%2F",
  "%",
  "{name}",
  ":name",
  "*",
  "Crème brûlée",
  "北京",
  "🍲",
  "null",
  "constructor",
  "__proto__",
  "'; DROP TABLE theme; --",
  "a;b=c",
  "“quoted”",
];
test.each(odd)("a theme named %p can be read, changed and deleted by its address", async (name) => {
  expect((await make(name)).status).toBe(200);
  expect((await read(name)).body.name).toBe(name);
  expect((await change(name)).body).toEqual({
    snackbar: { text: `Theme Updated: ${name}`, type: "info" },
    code: "theme-updated",
    params: { name },
  });
  expect((await read(name)).body.colors).toEqual(COLORS);
  expect((await remove(name)).body).toEqual({
    snackbar: { text: `Theme Deleted: ${name}`, type: "success" },
    code: "theme-deleted",
    params: { name },
  });
  expect((await read(name)).status).toBe(404);
  expect(await names()).toEqual(["default"]);
});

test("clients that don't encode spaces and accents in the address find their theme", async () => {
  await make("Crème Brûlée");
  expect((await at.visitor.get("themes/Crème Brûlée")).body.name).toBe("Crème Brûlée");
  const sent = { name: "Crème Brûlée", colors: COLORS };
  expect((await at.user.send("PUT", "themes/Crème Brûlée", sent)).status).toBe(200);
  expect((await at.user.send("DELETE", "themes/Crème Brûlée")).status).toBe(200);
});

describe("editing a theme", () => {
  test("replaces its colors and changes neither its name nor other themes", async () => {
    await make("One");
    await make("Two");
    const { body } = await at.user.send("PUT", "themes/One", { name: "Other", colors: COLORS, id: 9 });
    expect(body.snackbar).toEqual({ text: "Theme Updated: One", type: "info" });
    expect(await all()).toEqual([
      { name: "default", colors: DEFAULT_LIGHT_COLORS },
      { name: "One", colors: COLORS },
      { name: "Two", colors: DEFAULT_LIGHT_COLORS },
    ]);
  });

  test("works for the default theme too", async () => {
    expect((await change("default")).body.snackbar.text).toBe("Theme Updated: default");
    expect((await read("default")).body.colors).toEqual(COLORS);
  });

  test("that doesn't exist gets 404", async () => {
    for (const name of ["none", "Default", "DEFAULT"]) {
      expect([name, (await change(name)).body.code]).toEqual([name, "theme-not-found"]);
      expect([name, (await remove(name)).status]).toEqual([name, 404]);
    }
  });
});

test("the default theme can't be deleted, even by admins", async () => {
  for (const who of [at.user, at.admin]) {
    const { status, body } = await who.send("DELETE", "themes/default");
    expect([status, body.code]).toEqual([409, "theme-is-default"]);
  }
  expect(await names()).toEqual(["default"]);
});

const wrong = ["red", "#FFF", "#GGGGGG", "112233", "#11223344", "#112233\n", " #112233", "", null, 5, {}];
test.each(wrong)("the color %p gets 422, and nothing changes", async (color) => {
  await make("Mine", COLORS);
  const sent = { ...COLORS, info: color };
  for (const reply of [await make("Other", sent), await change("Mine", sent)]) {
    expect(reply.status).toBe(422);
    expect(reply.body.detail.map((row: { loc: string[] }) => row.loc)).toEqual([["body", "colors", "info"]]);
  }
  expect((await all()).slice(1)).toEqual([{ name: "Mine", colors: COLORS }]);
});

test("all seven colors are required", async () => {
  await make("Mine", COLORS);
  const { error: _, ...six } = COLORS;
  for (const colors of [six, {}, null, undefined, [], "#112233"])
    expect((await at.user.send("PUT", "themes/Mine", { name: "Mine", colors })).status).toBe(422);
  expect((await read("Mine")).body.colors).toEqual(COLORS);
});

test("unknown colors aren't stored", async () => {
  const sent = { ...COLORS, background: "url(https://evil.example)", neutral: "#123456" };
  expect((await make("Mine", sent)).status).toBe(200);
  expect((await read("Mine")).body.colors).toEqual(COLORS);
  expect((await change("Mine", sent)).status).toBe(200);
  expect((await read("Mine")).body.colors).toEqual(COLORS);
});
