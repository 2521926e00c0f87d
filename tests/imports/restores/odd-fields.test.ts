import { expect, test } from "bun:test";
import { archive, restoreArchive } from "../../support/archives.ts";
import { tagine } from "../../support/tagine.ts";

/** One character that's stored as three. */
const GROWING = "\ufb2c";
const EVERY_OBJECT_HAS = { toString: "x", constructor: { a: 1 }, valueOf: 5, hasOwnProperty: 1 };
const person = { fullName: "Ann", email: "ann@example.org", password: "correct-horse" };

test.each([
  ["themes/create", { name: GROWING.repeat(100) }],
  ["groups", { name: GROWING.repeat(100) }],
  ["site-settings/custom-pages", { name: GROWING.repeat(100) }],
  ["users/sign-ups", { name: GROWING.repeat(100) }],
  ["users", { ...person, fullName: GROWING.repeat(100) }],
  ["users", { ...person, email: `${GROWING.repeat(100)}@example.org` }],
  ["users", { ...person, email: `${"İ".repeat(130)}@example.org` }],
])("POST %s refuses what would be too long once it's stored", async (path, body) => {
  using at = await tagine();
  expect((await at.admin.send("POST", path, body)).status).toBe(422);
});

test("fields named like object properties don't enter a theme, and its backup is verified", async () => {
  using at = await tagine();
  const colors = JSON.stringify({ primary: "#112233", ...EVERY_OBJECT_HAS });
  expect((await at.admin.send("POST", "themes/create", `{"name":"Odd","colors":${colors}}`)).status).toBe(
    200,
  );
  const odd = (await at.visitor.get("themes/Odd")).body;
  expect(Object.keys(odd.colors)).toHaveLength(7);
  const changed = JSON.stringify({ colors: { ...odd.colors, ...EVERY_OBJECT_HAS } });
  expect((await at.admin.send("PUT", "themes/Odd", changed)).status).toBe(200);
  expect((await at.visitor.get("themes/Odd")).body).toEqual(odd);
  expect((await at.admin.send("POST", "backups/export/database", {})).status).toBe(201);
});

test("a color in an archive can never turn into other CSS", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const evil = [
    "red",
    "#112233;}body{display:none",
    "url(https://evil.example)",
    "#1122334455",
    "var(--x)",
    null,
    {},
  ];
  const themes = evil.map((primary, number) => ({
    name: `Evil ${number}`,
    colors: { primary, accent: primary },
  }));
  await restoreArchive(at, await archive("themes.zip", { "themes/themes.json": themes }), { force: true });
  const stored: { colors: Record<string, string> }[] = (await at.visitor.get("themes")).body;
  const colors = stored.flatMap((theme) => Object.values(theme.colors));
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => !/^#[0-9A-Fa-f]{6}$/.test(color))).toEqual([]);
});
