import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { archive, uploadArchive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm, USER_EMAIL } from "../support/sign-ins.ts";
import { tagine, type Tagine } from "../support/tagine.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

async function scriptOf(maker: Caller): Promise<Caller> {
  const { body } = await maker.send("POST", "auth/api-tokens", { name: "Script" });
  return at.withToken(body.token);
}

const REFUSED = {
  status: 403,
  body: {
    snackbar: { text: "API tokens can't do this. Sign in instead.", type: "error" },
    code: "api-token-not-allowed",
  },
};
const refusal = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return { status, body };
};

const USER = { fullName: "A User", email: USER_EMAIL, admin: false, group: "Home" };
const ADMIN = { fullName: "Change Me", email: ADMIN_EMAIL, admin: true, group: "Home" };

describe("an admin's API token", () => {
  test.each([
    ["POST", "users", { fullName: "Eve", email: "eve@example.org", password: "eight888", admin: true }],
    ["POST", "users/sign-ups", { name: "Link", admin: true }],
    ["GET", "users/sign-ups", undefined],
    ["PUT", "users/1/reset-password", undefined],
    ["PUT", "users/2/reset-password", undefined],
    ["PUT", "users/1/password", { currentPassword: PASSWORD, newPassword: "another-one" }],
    ["PUT", "users/2", { ...USER, admin: true }],
    ["PUT", "users/2", { ...USER, email: "eve@example.org" }],
    ["PUT", "users/1", { ...ADMIN, email: "eve@example.org" }],
    ["GET", "auth/api-tokens", undefined],
    ["POST", "auth/api-tokens", { name: "Another" }],
    ["DELETE", "auth/sessions", undefined],
  ])("is refused: %s %s %j", async (method, path, body) => {
    const script = await scriptOf(at.admin);
    const before = at.app.users.list();
    expect(await refusal(script.send(method, path, body))).toEqual(REFUSED);
    expect(at.app.users.list()).toEqual(before);
    for (const email of [ADMIN_EMAIL, USER_EMAIL]) {
      const { status } = await at.visitor.send("POST", "auth/token", signInForm(email, PASSWORD));
      expect(status).toBe(200);
    }
    expect((await at.admin.get("users/sign-ups")).body).toEqual([]);
    expect((await at.admin.get("auth/api-tokens")).body).toHaveLength(1);
  });

  test("can't revoke other tokens or sign its owner out elsewhere", async () => {
    const script = await scriptOf(at.admin);
    const [{ id: token }] = (await at.admin.get("auth/api-tokens")).body;
    const [{ id: session }] = (await at.admin.get("auth/sessions")).body;
    for (const path of [`auth/api-tokens/${token}`, `auth/sessions/${session}`])
      expect(await refusal(script.send("DELETE", path))).toEqual(REFUSED);
    expect((await at.admin.get("users/self")).status).toBe(200);
    expect((await script.get("users/self")).status).toBe(200);
  });

  test("can rename, move and delete other people, like its owner", async () => {
    const script = await scriptOf(at.admin);
    await at.admin.send("POST", "groups", { name: "Guests" });
    const changed = await script.send("PUT", "users/2", { ...USER, fullName: "Renamed", group: "Guests" });
    expect(changed.status).toBe(200);
    expect((await at.user.get("users/self")).body).toMatchObject({ fullName: "Renamed", group: "Guests" });
    const own = await script.send("PUT", "users/1", { ...ADMIN, fullName: "Me" });
    expect([own.status, own.body.access_token]).toEqual([200, expect.any(String)]);
    expect((await script.send("DELETE", "users/2")).status).toBe(200);
  });

  test("restores an archive without accounts, and adds no admin from it", async () => {
    at.app.jobs.begin();
    const script = await scriptOf(at.admin);
    const users = [{ full_name: "Eve", email: "eve@example.org", admin: true, password: "", group: "Home" }];
    const recipe = { name: "Soup", slug: "soup" };
    const files = { "users/users.json": users, "recipes/soup.json": recipe };
    await uploadArchive(script, "backups/upload", await archive("eve.zip", files));
    for (const how of ["import", "restore"])
      for (const options of [{}, { users: true }, { users: null }, { force: true }]) {
        const reply = await refusal(script.send("POST", `backups/eve.zip/${how}`, options));
        expect(reply.status).toBe(403);
        expect(reply.body).toMatchObject({
          snackbar: { text: "API tokens can't restore accounts. Leave out users, or sign in instead." },
          code: "api-token-cannot-restore-users",
        });
      }
    expect(at.app.users.withEmail("eve@example.org")).toBeNull();
    expect((await script.get("archive-imports")).body).toEqual([]);
    const without = await script.send("POST", "backups/eve.zip/import", { users: false });
    expect([without.status, without.body.userImports]).toEqual([200, []]);
    expect((await at.visitor.get("recipes/soup")).status).toBe(200);
    expect(at.app.users.withEmail("eve@example.org")).toBeNull();
    const undone = await script.send("POST", "archive-imports/1/undo");
    expect([undone.status, undone.body.code]).toEqual([403, "api-token-not-allowed"]);
  });
});

describe("a user's API token", () => {
  test("can't delete its owner or change their password or email", async () => {
    const script = await scriptOf(at.user);
    const password = { currentPassword: PASSWORD, newPassword: "another-one" };
    for (const [method, path, body] of [
      ["DELETE", "users/2", undefined],
      ["PUT", "users/2/password", password],
      ["PUT", "users/2", { ...USER, email: "eve@example.org" }],
    ] as const)
      expect(await refusal(script.send(method, path, body))).toEqual(REFUSED);
    expect((await at.user.get("users/self")).body).toMatchObject({ email: USER_EMAIL });
    expect((await script.send("PUT", "users/2", { ...USER, fullName: "Renamed" })).status).toBe(200);
    expect((await at.user.send("DELETE", "users/2")).status).toBe(200);
  });

  test("can revoke itself", async () => {
    const script = await scriptOf(at.user);
    expect((await script.send("DELETE", "auth/sessions/current")).status).toBe(200);
    expect((await script.get("users/self")).status).toBe(401);
  });
});
