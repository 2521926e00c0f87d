import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const ANNA = { fullName: "Anna", email: "anna@example.org", password: "eight888", admin: false };
const add = (more: object = {}) => at.admin.send("POST", "users", { ...ANNA, ...more });
const signIn = (email: string, password: string) =>
  at.visitor.send("POST", "auth/token", signInForm(email, password));

async function signInAs(email: string, password: string): Promise<Caller> {
  const { status, body } = await signIn(email, password);
  expect(status).toBe(200);
  return at.withToken(body.access_token);
}

const faults = (reply: { body: { detail: { loc: string[]; msg: string }[] } }) =>
  reply.body.detail.map(({ loc, msg }) => [loc.slice(1).join("."), msg]);

describe("an account created by an admin", () => {
  test("is returned and can sign in", async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 3,
      fullName: "Anna",
      email: "anna@example.org",
      admin: false,
      group: "Home",
      picture: null,
    });
    const anna = await signInAs("anna@example.org", ANNA.password);
    expect((await anna.get("users/self")).body).toEqual({ ...body, passwordGiven: true });
  });

  test("gets a trimmed lowercase email, and older field names are accepted", async () => {
    const { body } = await at.admin.send("POST", "users", {
      full_name: "  Anna  B. ",
      email: " ANNA@Example.ORG \n",
      password: "eight888",
    });
    expect(body).toMatchObject({ fullName: "Anna B.", email: "anna@example.org", admin: false });
    expect((await signIn("Anna@example.org", "eight888")).status).toBe(200);
  });

  test("joins the named group, or else the default group", async () => {
    await at.admin.send("POST", "groups", { name: "Guests" });
    expect((await add({ group: "Guests" })).body.group).toBe("Guests");
    expect((await add({ email: "b@x.org", group: "default" })).body.group).toBe("Home");
    expect((await add({ email: "c@x.org", group: null })).body.group).toBe("Home");
    // The default group is the first one, whatever its current name.
    await at.admin.send("PUT", "groups/1", { name: "Family" });
    await at.admin.send("POST", "groups", { name: "Home" });
    expect((await add({ email: "d@x.org" })).body.group).toBe("Family");
  });

  test("is refused with a readable row for each problem", async () => {
    const reply = await add({ fullName: " \u200b", email: "nowhere", password: "seven77" });
    expect(reply.status).toBe(422);
    expect(faults(reply)).toEqual([
      ["fullName", "Field Required"],
      ["email", "E-mail must be valid"],
      ["password", "Use 8 characters or more for your password"],
    ]);
    expect((await at.admin.get("users")).body).toHaveLength(2);
  });

  test.each(["", "x", "@x.org", "a@x", "a b@x.org", "a@@x.org", "a@x.", `${"a".repeat(250)}@x.org`])(
    "can't have %j as its email",
    async (email) => {
      expect((await add({ email })).status).toBe(422);
    },
  );

  test("can have a name of 200 characters and an email of 254, in any Unicode form, but no longer", async () => {
    const email = (length: number) => `${"a".repeat(length - 6)}@x.org`;
    // 200 letters with two code points each.
    const name = "e\u0301".repeat(200);
    for (const [fullName, address, status] of [
      [name, email(254), 201],
      [`${name}e`, email(100), 422],
      ["Anna", email(255), 422],
      ["Anna", email(10_000), 422],
    ] as const) {
      expect((await add({ fullName, email: address })).status).toBe(status);
    }
    expect((await at.admin.get("users/3")).body.fullName).toBe("\u00e9".repeat(200));
    const OWN = { admin: false, group: "Home" };
    for (const wrong of [
      { fullName: `${name}e`, email: USER_EMAIL },
      { fullName: "Anna", email: email(255) },
    ]) {
      expect((await at.user.send("PUT", "users/2", { ...OWN, ...wrong })).status).toBe(422);
      const { token } = (await at.admin.send("POST", "users/sign-ups", { name: "Link" })).body;
      const form = { password: "eight888", ...wrong };
      expect((await at.visitor.send("POST", `users/sign-ups/${token}`, form)).status).toBe(422);
    }
    expect((await at.admin.get("users")).body).toHaveLength(3);
  });

  test("can't have a taken email, in any case", async () => {
    const reply = await add({ email: USER_EMAIL.toUpperCase() });
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe("email-taken");
  });

  test("is the same account in any Unicode form", async () => {
    expect((await add({ email: "jos\u00e9@x.org", password: "caf\u00e9caf\u00e9" })).status).toBe(201);
    expect((await add({ email: "jose\u0301@x.org" })).status).toBe(409);
    expect((await signIn("jose\u0301@x.org", "cafe\u0301cafe\u0301")).status).toBe(200);
  });

  test("is created once by two simultaneous requests", async () => {
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});

describe("editing an account", () => {
  const OWN = { fullName: "A User", email: USER_EMAIL, admin: false, group: "Home" };

  test("returns a new token for your own, but not for someone else's", async () => {
    const own = await at.user.send("PUT", "users/2", { ...OWN, id: 2, fullName: "Renamed" });
    expect(own.body).toEqual({
      snackbar: { text: "User Updated", type: "success" },
      code: "user-updated",
      access_token: expect.any(String),
      token_type: "bearer",
    });
    expect((await at.withToken(own.body.access_token).get("users/self")).body.fullName).toBe("Renamed");
    const other = await at.admin.send("PUT", "users/2", OWN);
    expect(other.body).toEqual({
      snackbar: { text: "User Updated", type: "success" },
      code: "user-updated",
    });
  });

  test("can't make yourself an admin or move you to another group", async () => {
    await at.admin.send("POST", "groups", { name: "Guests" });
    for (const more of [{ admin: true }, { group: "Guests" }, { group: "Nowhere" }]) {
      expect((await at.user.send("PUT", "users/2", { ...OWN, ...more })).status).toBe(403);
    }
    expect((await at.admin.get("users/2")).body).toMatchObject(OWN);
  });

  test("keeps omitted fields", async () => {
    await at.admin.send("PUT", "users/2", { ...OWN, admin: true });
    const { status } = await at.admin.send("PUT", "users/2", { fullName: "X", email: USER_EMAIL });
    expect(status).toBe(200);
    expect((await at.admin.get("users/2")).body).toMatchObject({ admin: true, group: "Home" });
  });

  test("lets an admin move people, but only to existing groups", async () => {
    await at.admin.send("POST", "groups", { name: "Guests" });
    expect((await at.admin.send("PUT", "users/2", { ...OWN, group: "Guests" })).status).toBe(200);
    const reply = await at.admin.send("PUT", "users/2", { ...OWN, group: "Gusts" });
    expect(reply.status).toBe(422);
    expect(faults(reply)).toEqual([["group", "There is no such group"]]);
    expect((await at.user.get("users/self")).body.group).toBe("Guests");
  });

  test("refuses another account's email, but not your own", async () => {
    expect((await at.user.send("PUT", "users/2", { ...OWN, email: ADMIN_EMAIL })).status).toBe(409);
    expect((await at.user.send("PUT", "users/2", { ...OWN, email: " USER@example.org " })).status).toBe(200);
  });

  test("never removes the last admin, even with simultaneous requests", async () => {
    const admin = { fullName: "Me", email: ADMIN_EMAIL, admin: false, group: "Home" };
    const reply = await at.admin.send("PUT", "users/1", admin);
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe("last-admin");
    await at.admin.send("PUT", "users/2", { ...OWN, admin: true });
    const both = await Promise.all([
      at.admin.send("PUT", "users/1", admin),
      at.admin.send("PUT", "users/2", OWN),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(at.app.users.list().filter((user) => user.admin)).toHaveLength(1);
  });

  test("only tells admins whether an account exists", async () => {
    expect((await at.admin.get("users/99")).status).toBe(404);
    expect((await at.user.get("users/99")).status).toBe(403);
    expect((await at.admin.send("PUT", "users/none", OWN)).status).toBe(404);
  });
});

describe("deleting an account", () => {
  test("ends its tokens and keeps the recipes", async () => {
    await add();
    const anna = await signInAs(ANNA.email, ANNA.password);
    await anna.send("POST", "recipes/create", { name: "Soup" });
    const { status, body } = await at.admin.send("DELETE", "users/3");
    expect({ status, text: body.snackbar }).toEqual({
      status: 200,
      text: { text: "User Deleted", type: "success" },
    });
    expect((await anna.get("users/self")).status).toBe(401);
    expect((await at.visitor.get("recipes/soup")).status).toBe(200);
    expect((await at.admin.send("DELETE", "users/3")).status).toBe(404);
    expect((await add()).body.id).toBe(4);
  });

  test("works for your own, but not for the first account or the last admin", async () => {
    expect((await at.user.send("DELETE", "users/2")).status).toBe(200);
    expect((await at.admin.send("DELETE", "users/1")).body.code).toBe("first-user-stays");
    const { id } = (await add({ admin: true })).body;
    const anna = await signInAs(ANNA.email, ANNA.password);
    await anna.send("PUT", "users/1", { fullName: "Me", email: ADMIN_EMAIL, admin: false });
    const reply = await anna.send("DELETE", `users/${id}`);
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe("last-admin");
  });

  test("also deletes its imports", async () => {
    at.app.jobs.close(0);
    await at.user.send("POST", "imports", { text: "https://kitchen.example/soup" });
    expect(at.app.jobs.list(2)).toHaveLength(1);
    await at.admin.send("DELETE", "users/2");
    expect(at.app.jobs.list(2)).toEqual([]);
  });
});

describe("changing your password", () => {
  const change = (who: Caller, currentPassword: string, newPassword: string) =>
    who.send("PUT", "users/2/password", { currentPassword, newPassword });

  test("keeps the current session and ends all others and the API tokens", async () => {
    const [thisDevice, otherDevice] = [
      await signInAs(USER_EMAIL, PASSWORD),
      await signInAs(USER_EMAIL, PASSWORD),
    ];
    const script = (await thisDevice.send("POST", "auth/api-tokens", { name: "Script" })).body.token;
    const reply = await change(thisDevice, PASSWORD, "another-one");
    expect(reply.body).toMatchObject({ snackbar: { text: "Password Updated", type: "success" } });
    for (const ended of [otherDevice, at.user, at.withToken(script)])
      expect((await ended.get("users/self")).status).toBe(401);
    for (const own of [thisDevice, at.withToken(reply.body.access_token)])
      expect((await own.get("users/self")).status).toBe(200);
    const sessions = (await thisDevice.get("auth/sessions")).body;
    expect(sessions).toEqual([expect.objectContaining({ current: true })]);
    expect((await change(thisDevice, "another-one", PASSWORD)).status).toBe(200);
    expect((await change(thisDevice, PASSWORD, "another-one")).status).toBe(200);
    expect((await signIn(USER_EMAIL, PASSWORD)).status).toBe(401);
    expect((await signIn(USER_EMAIL, "another-one")).status).toBe(200);
  });

  test("requires the current one and 8 new characters, or changes nothing", async () => {
    const wrong = await change(at.user, "not-it", "another-one");
    expect(wrong.status).toBe(422);
    expect(wrong.body.snackbar).toEqual({ text: "Existing password does not match", type: "error" });
    const short = await change(at.user, PASSWORD, "seven77");
    expect(short.status).toBe(422);
    expect(faults(short)).toEqual([["newPassword", "Use 8 characters or more for your password"]]);
    const older = await at.user.send("PUT", "users/2/password", {
      current_password: PASSWORD,
      new_password: "eight888",
    });
    expect(older.status).toBe(200);
  });

  test("can't be used to guess it", async () => {
    for (let tries = 0; tries < 10; tries++) await change(at.user, `guess-${tries}`, "another-one");
    const reply = await change(at.user, PASSWORD, "another-one");
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("Retry-After"))).toBeGreaterThan(0);
    // Other people's attempts on this account don't block it.
    await add();
    const anna = await at.app.sessions.token(at.app.sessions.begin(at.app.users.get(3) ?? fail(), ""));
    const own = { currentPassword: ANNA.password, newPassword: "another-one" };
    expect((await at.withToken(anna.access_token).send("PUT", "users/3/password", own)).status).toBe(200);
  });

  test("also ends sign-ins in progress with the old one, and happens once of two at once", async () => {
    const changes = [change(at.user, PASSWORD, "another-one"), change(at.user, PASSWORD, "a-third-one")];
    const signIns = Array.from({ length: 5 }, () => signIn(USER_EMAIL, PASSWORD));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    for (const { status, body } of await Promise.all(signIns)) {
      const own = status === 200 && (await at.withToken(body.access_token).get("users/self"));
      expect(own && own.status).not.toBe(200);
    }
  });

  test("replaces the generated one for good", async () => {
    await add();
    const anna = await signInAs(ANNA.email, ANNA.password);
    await anna.send("PUT", "users/3/password", {
      currentPassword: ANNA.password,
      newPassword: "only-anna-knows",
    });
    expect((await anna.get("users/self")).body.passwordGiven).toBe(false);
  });
});

describe("resetting a password", () => {
  test("shows a random one once and ends all sessions", async () => {
    using plain = await tagine({ defaultPassword: null });
    const { status, body } = await plain.admin.send("PUT", "users/2/reset-password");
    expect(status).toBe(200);
    expect(body).toEqual({
      snackbar: { text: "Users Password Reset", type: "success" },
      code: "password-reset",
      password: expect.stringMatching(/^[a-z]{4}(?:-[a-z]{4}){3}$/),
    });
    expect((await plain.user.get("users/self")).status).toBe(401);
    const again = await plain.visitor.send("POST", "auth/token", signInForm(USER_EMAIL, body.password));
    expect((await plain.withToken(again.body.access_token).get("users/self")).body.passwordGiven).toBe(true);
  });

  test("uses the default password from the settings, if there is one, and says so", async () => {
    const { body } = await at.admin.send("PUT", "users/2/reset-password");
    expect(body.password).toBe(PASSWORD);
    expect((await signIn(USER_EMAIL, PASSWORD)).status).toBe(200);
  });

  test("doesn't end other people's sessions", async () => {
    await at.admin.send("PUT", "users/2/reset-password");
    expect((await at.admin.get("users/self")).status).toBe(200);
  });

  test("requires an existing account", async () => {
    expect((await at.admin.send("PUT", "users/99/reset-password")).status).toBe(404);
  });
});

test("no response contains a hash, for anyone", async () => {
  for (const path of ["users", "users/1", "users/self", "groups", "groups/self", "auth/sessions"]) {
    expect(JSON.stringify((await at.admin.get(path)).body)).not.toMatch(/argon2|hash/i);
  }
});

function fail(): never {
  throw new Error("There is no such account");
}
