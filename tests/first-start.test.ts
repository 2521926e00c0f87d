import { afterAll, beforeAll, expect, test } from "bun:test";
import { describeSignIn, firstStart } from "../src/first-start.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "./support/sign-ins.ts";
import { tagine, type Tagine } from "./support/tagine.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

test("an empty data folder gets an admin in the group Home", async () => {
  expect((await at.admin.get("users/self")).body).toEqual({
    id: 1,
    fullName: "Change Me",
    email: ADMIN_EMAIL,
    admin: true,
    group: "Home",
    picture: null,
    passwordGiven: false,
  });
});

test("the console shows a generated password, and never one from the settings", () => {
  const email = ADMIN_EMAIL;
  expect(describeSignIn({ email, password: "tavo-kimu-rela-sodi" })).toEqual([
    `Email     ${email}`,
    "Password  tavo-kimu-rela-sodi",
    "",
    "The password is shown this once.",
  ]);
  expect(describeSignIn({ email, password: null })).toEqual([
    `Email     ${email}`,
    "Password  the one set in DEFAULT_PASSWORD",
  ]);
});

test("a first start returns a generated password to be replaced, but not one from the settings", async () => {
  for (const defaultPassword of [null, PASSWORD]) {
    using own = await tagine({ defaultPassword });
    own.app.db.run("DELETE FROM user");
    const signIn = await firstStart(own.app);
    expect(signIn?.password ?? null).toEqual(defaultPassword ? null : expect.stringMatching(/^[a-z-]{19}$/));
    const form = signInForm(ADMIN_EMAIL, signIn?.password ?? PASSWORD);
    const { status, body } = await own.visitor.send("POST", "auth/token", form);
    expect(status).toBe(200);
    const self = await own.withToken(body.access_token).get("users/self");
    expect(self.body.passwordGiven).toBe(defaultPassword === null);
  }
});

test("an empty data folder gets site settings", async () => {
  expect((await at.visitor.get("site-settings")).body).toEqual({
    language: "en",
    showRecent: true,
    cardsPerSection: 9,
    categories: [],
    visitorsMustSignIn: false,
    importedOrganizers: "useful",
  });
});

test("an empty data folder gets the default theme in light colors", async () => {
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

test("a visitor can see the version and that this isn't a demo", async () => {
  expect((await at.visitor.get("debug/version")).body).toEqual({
    production: false,
    version: expect.stringMatching(/^v\d+\.\d+\.\d+$/),
    demoStatus: false,
  });
  expect((await at.visitor.get("debug/is-demo")).body).toEqual({ demoStatus: false });
});

test("the first account's group, email and password can be set", async () => {
  using own = await tagine({ defaultEmail: "Ann@Example.org", defaultGroup: "Kitchen" });
  const answer = await own.visitor.send("POST", "auth/token", signInForm("ann@example.org", PASSWORD));
  expect(answer.status).toBe(200);
  expect(own.app.users.withEmail("ann@example.org")).toMatchObject({
    group: "Kitchen",
    email: "ann@example.org",
  });
});
