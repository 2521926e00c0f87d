import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const ANNA = { fullName: "Anna", email: "anna@example.org", password: "eight888" };

async function link(admin = false): Promise<string> {
  return (await at.admin.send("POST", "users/sign-ups", { name: "Link", admin })).body.token;
}
const signUp = (token: string, more: object = {}) =>
  at.visitor.send("POST", `users/sign-ups/${token}`, { ...ANNA, group: "default", admin: false, ...more });

describe("sign-up links", () => {
  test("are created, listed with their address, and deleted", async () => {
    const { status, body } = await at.admin.send("POST", "users/sign-ups", { name: "For Anna", admin: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      name: "For Anna",
      admin: true,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/sign-up/${body.token}`,
    });
    expect((await at.admin.get("users/sign-ups")).body).toEqual([body]);
    const deleted = await at.admin.send("DELETE", `users/sign-ups/${body.token}`);
    expect(deleted.body.snackbar).toEqual({ text: "Sign Up Token Deleted", type: "success" });
    expect((await at.admin.get("users/sign-ups")).body).toEqual([]);
    expect((await at.admin.send("DELETE", `users/sign-ups/${body.token}`)).status).toBe(404);
  });

  test("use the public address of this Tagine", async () => {
    using home = await tagine({ publicUrl: "https://home.example/recipes" });
    const { body } = await home.admin.send("POST", "users/sign-ups", { name: "Link", admin: false });
    expect(body.url).toBe(`https://home.example/recipes/sign-up/${body.token}`);
  });

  test("need a name", async () => {
    const reply = await at.admin.send("POST", "users/sign-ups", { name: "  " });
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toEqual([
      { loc: ["body", "name"], msg: "Field Required", type: "value_error.missing" },
    ]);
  });

  test("tell a visitor whether they're still valid before anything is typed", async () => {
    const token = await link();
    expect((await at.visitor.get(`users/sign-ups/${token}`)).body).toEqual({ name: "Link" });
    expect((await at.visitor.get(`users/sign-ups/${"0".repeat(32)}`)).body.code).toBe("sign-up-not-found");
    await signUp(token);
    expect((await at.visitor.get(`users/sign-ups/${token}`)).status).toBe(404);
  });
});

describe("signing up", () => {
  test("creates an account in the default group and returns a token", async () => {
    const { status, body } = await signUp(await link());
    expect(status).toBe(200);
    expect(body).toEqual({
      snackbar: { text: "User Created: Signed Up", type: "success" },
      code: "signed-up",
      id: 3,
      fullName: "Anna",
      email: "anna@example.org",
      admin: false,
      group: "Home",
      picture: null,
      access_token: expect.any(String),
      token_type: "bearer",
    });
    const own = await at.withToken(body.access_token).get("users/self");
    expect(own.body).toMatchObject({ id: 3, passwordGiven: false });
  });

  test("gives the role set on the link, whatever is sent", async () => {
    await at.admin.send("POST", "groups", { name: "Guests" });
    const plain = await signUp(await link(false), { admin: true, group: "Guests" });
    expect(plain.body).toMatchObject({ admin: false, group: "Home" });
    const admin = await signUp(await link(true), { email: "b@example.org", admin: false });
    expect(admin.body.admin).toBe(true);
  });

  test("works once, even for two people at once", async () => {
    const token = await link();
    const replies = await Promise.all([
      signUp(token),
      signUp(token, { email: "b@example.org" }),
      signUp(token, { email: "c@example.org" }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await at.admin.get("users")).body).toHaveLength(3);
    expect((await signUp(token, { email: "d@example.org" })).status).toBe(404);
  });

  test("keeps the link if the email is taken or the input is invalid", async () => {
    const token = await link();
    expect((await signUp(token, { email: ` ${USER_EMAIL.toUpperCase()}` })).status).toBe(409);
    const reply = await signUp(token, { fullName: "", email: "x", password: "1234567" });
    expect(reply.status).toBe(422);
    expect(reply.body.detail.map((row: { msg: string }) => row.msg)).toEqual([
      "Field Required",
      "E-mail must be valid",
      "Use 8 characters or more for your password",
    ]);
    expect((await signUp(token)).status).toBe(200);
  });

  test("with an unknown link is refused before anything else", async () => {
    expect((await signUp("nonsense", { email: "x" })).status).toBe(404);
  });
});
