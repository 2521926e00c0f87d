import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { run, startTagine, type RunningTagine } from "../support/program.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

let tagine: RunningTagine;

beforeAll(async () => {
  tagine = await startTagine();
});
afterAll(() => tagine.end());

const user = (...words: string[]) => run(["user", ...words, "--data-dir", tagine.dataDir]);
const passwordIn = (out: string) => /^Password {2}(\S+)$/m.exec(out)?.[1] ?? "";

describe("user commands while Tagine runs", () => {
  test("list accounts without secrets", async () => {
    const { code, out } = await user("list");
    expect(code).toBe(0);
    expect(out.split("\n").slice(0, 2)).toEqual([
      `ID  EMAIL               ROLE   GROUP  NAME`,
      `1   ${ADMIN_EMAIL}  admin  Home   Change Me`,
    ]);
    expect(out).not.toContain("argon2");
  });

  test("add an account, print its password, and make it an admin", async () => {
    const { code, out } = await user("add", " Anna@Example.org", "--name=Anna 安娜");
    expect(code).toBe(0);
    const anna = await tagine.signIn("anna@example.org", passwordIn(out));
    expect((await anna.get("users/self")).body).toMatchObject({
      fullName: "Anna 安娜",
      admin: false,
      passwordGiven: true,
    });
    expect((await user("make-admin", "ANNA@example.org")).out).toBe("anna@example.org is now an admin.\n");
    expect((await anna.get("users")).status).toBe(200);
  });

  test("reset a forgotten password and end its sessions", async () => {
    const before = await tagine.signIn();
    const { code, out } = await user("reset-password", ADMIN_EMAIL);
    expect(code).toBe(0);
    expect((await before.get("users/self")).status).toBe(401);
    const owner = await tagine.signIn(ADMIN_EMAIL, passwordIn(out));
    const change = { currentPassword: passwordIn(out), newPassword: PASSWORD };
    expect((await owner.send("PUT", "users/1/password", change)).status).toBe(200);
  });

  test.each([
    [["make-admin", "nobody@example.org"], 1, "There is no account nobody@example.org."],
    [["add", ADMIN_EMAIL], 1, "An account with this email already exists."],
    [["add", "no-address"], 1, "email: E-mail must be valid"],
    [["add", "b@example.org", "--group", "None"], 1, "There is no group “None”."],
    [["add"], 2, "user add needs an email address."],
    [["reset-password"], 2, "user reset-password needs an email address."],
    [["list", "more"], 2, "user list takes no “more”."],
    [["list", "--admin", "x"], 2, "There is no option “--admin”."],
    [["remove"], 2, "user needs one of: list, add, reset-password, make-admin."],
    [[], 2, "user needs one of"],
  ])("%j is refused with a message", async (words, code, sentence) => {
    const { code: ended, out, err } = await run(["user", ...words], { env: { DATA_DIR: tagine.dataDir } });
    expect({ ended, out }).toEqual({ ended: code, out: "" });
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\bat \w+ \(|\.ts:/);
  });
});

test("create no database if there is none", async () => {
  const empty = makeFolder();
  const { code, err } = await run(["user", "list", "--data-dir", empty]);
  expect(code).toBe(1);
  expect(err).toContain("There is no database");
  expect((await run(["user", "list", "--data-dir", empty])).err).toContain("There is no database");
  removeFolder(empty);
});

test("leave a database of another version alone", async () => {
  const folder = makeFolder();
  const first = await startTagine({}, folder);
  await first.stop();
  const db = new Database(join(folder, "tagine.db"));
  db.run("PRAGMA user_version = 99");
  db.close();
  const { code, err } = await run(["user", "list", "--data-dir", folder]);
  expect(code).toBe(1);
  expect(err).toContain("Use the newer program that wrote it.");
  removeFolder(folder);
});
