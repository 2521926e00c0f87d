import { afterAll, beforeAll, expect, test } from "bun:test";
import { tagine, type Tagine } from "./support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

test("an empty data folder gets an administrator in the group Home", async () => {
  expect((await at.admin.get("users/self")).body).toEqual({
    id: 1,
    fullName: "Change Me",
    email: "changeme@email.com",
    admin: true,
    group: "Home",
  });
});

test("site settings", async () => {
  expect((await at.visitor.get("site-settings")).body).toEqual({
    language: "en",
    showRecent: true,
    cardsPerSection: 9,
    categories: [],
  });
});

test("and the default theme with the light colours", async () => {
  const theme = {
    name: "default",
    colors: {
      primary: "#E58325",
      accent: "#00457A",
      secondary: "#973542",
      success: "#43A047",
      info: "#FFFD99",
      warning: "#FF4081",
      error: "#EF5350",
    },
  };
  expect((await at.visitor.get("themes")).body).toEqual([theme]);
  expect((await at.visitor.get("themes/default")).body).toEqual(theme);
  expect((await at.visitor.get("themes/none")).body.code).toBe("theme-not-found");
});

test("version and demo status are for everyone", async () => {
  expect((await at.visitor.get("debug/version")).body).toEqual({
    production: false,
    version: expect.stringMatching(/^v\d+\.\d+\.\d+$/),
    demoStatus: false,
  });
  expect((await at.visitor.get("debug/is-demo")).body).toEqual({ demoStatus: false });
});

test("a group, an address and a password can be given", async () => {
  const own = await tagine({ defaultEmail: "Ann@Example.org", defaultGroup: "Kitchen" });
  const answer = await own.visitor.send(
    "POST",
    "auth/token",
    new URLSearchParams({ username: "ann@example.org", password: "correct-horse" }),
  );
  expect(answer.status).toBe(200);
  expect(own.app.users.withEmail("ann@example.org")).toMatchObject({
    group: "Kitchen",
    email: "ann@example.org",
  });
  own.close();
});
