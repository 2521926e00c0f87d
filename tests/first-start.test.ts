import { afterAll, beforeAll, expect, test } from "bun:test";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "./support/sign-ins.ts";
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
    email: ADMIN_EMAIL,
    admin: true,
    group: "Home",
    picture: null,
    passwordGiven: true,
  });
});

test("an empty data folder gets settings of the site", async () => {
  expect((await at.visitor.get("site-settings")).body).toEqual({
    language: "en",
    showRecent: true,
    cardsPerSection: 9,
    categories: [],
    visitorsMustSignIn: false,
  });
});

test("an empty data folder gets the default theme with the light colours", async () => {
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

test("a visitor may know the version, and that this is no demo", async () => {
  expect((await at.visitor.get("debug/version")).body).toEqual({
    production: false,
    version: expect.stringMatching(/^v\d+\.\d+\.\d+$/),
    demoStatus: false,
  });
  expect((await at.visitor.get("debug/is-demo")).body).toEqual({ demoStatus: false });
});

test("the first account's group, address and password can be given", async () => {
  using own = await tagine({ defaultEmail: "Ann@Example.org", defaultGroup: "Kitchen" });
  const answer = await own.visitor.send("POST", "auth/token", signInForm("ann@example.org", PASSWORD));
  expect(answer.status).toBe(200);
  expect(own.app.users.withEmail("ann@example.org")).toMatchObject({
    group: "Kitchen",
    email: "ann@example.org",
  });
});
