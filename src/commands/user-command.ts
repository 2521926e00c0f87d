import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Account } from "../http/caller.ts";
import { resetPassword } from "../accounts/change-password.ts";
import { addUser } from "../accounts/change-user.ts";
import { makeEasyPassword } from "../accounts/passwords.ts";
import { sessionStore } from "../accounts/session-store.ts";
import { userStore } from "../accounts/user-store.ts";
import { sqlMigrations } from "../assets.ts";
import { configFromFlags, SETTING_FLAGS, type Env } from "../config.ts";
import { EXIT } from "./exit-codes.ts";
import { groupStore } from "../groups/group-store.ts";
import { parseCommandLine, type Flags } from "../platform/command-line.ts";
import { closeDatabase, openPresentDatabase } from "../platform/database.ts";
import { DomainError, Invalid, StartError, UsageError } from "../platform/errors.ts";
import { sentence } from "../contract/sentences.ts";

const ACTIONS = ["list", "add", "reset-password", "make-admin"] as const;

interface UserCommand {
  action: (typeof ACTIONS)[number];
  /** Empty for `list`. */
  email: string;
  name: string | null;
  group: string | null;
  admin: boolean;
  dataDir: string;
}

const ADD_FLAGS: Flags = { name: "name", group: "group", admin: null };

/** @throws UsageError, StartError */
export async function userCommand(words: string[], env: Env): Promise<number> {
  const command = parseUserCommand(words, env);
  const file = join(resolve(command.dataDir), "tagine.db");
  if (!existsSync(file)) {
    throw new StartError(`There is no database ${file}. Set the data folder with --data-dir or DATA_DIR.`);
  }
  const db = openPresentDatabase(file, sqlMigrations());
  try {
    const parts = {
      db,
      users: userStore(db),
      groups: groupStore(db),
      sessionRows: sessionStore(db, () => new Date()),
    };
    console.log(await runUserCommand(command, parts));
    return EXIT.ok;
  } catch (problem) {
    throw toCommandError(problem);
  } finally {
    closeDatabase(db);
  }
}

type Parts = Parameters<typeof addUser>[1] & Parameters<typeof resetPassword>[2];

async function runUserCommand(command: UserCommand, parts: Parts): Promise<string> {
  const { users } = parts;
  if (command.action === "list") return formatTable(users.list());
  if (command.action === "add") return createAccount(command, parts);
  const account = users.withEmail(command.email);
  if (!account)
    throw new StartError(`There is no account ${command.email}. Run tagine user list to see all accounts.`);
  if (command.action === "reset-password")
    return describeSignIn(account, await resetPassword(account.id, null, parts));
  users.change(account.id, { ...account, admin: true });
  return `${account.email} is now an admin.`;
}

async function createAccount({ email, name, group, admin }: UserCommand, parts: Parts): Promise<string> {
  if (group !== null && parts.groups.findId(group) === null)
    throw new StartError(`There is no group “${group}”.`);
  const password = makeEasyPassword();
  const account = await addUser({ fullName: name ?? email, email, group, admin, password }, parts);
  return describeSignIn(account, password);
}

function parseUserCommand(args: string[], env: Env): UserCommand {
  const [name, ...rest] = args;
  const action = ACTIONS.find((one) => one === name);
  if (!action) throw new UsageError(`user needs one of: ${ACTIONS.join(", ")}.`);
  const flags = action === "add" ? { ...SETTING_FLAGS, ...ADD_FLAGS } : SETTING_FLAGS;
  const { values, words } = parseCommandLine(rest, flags);
  const [email = "", extra] = action === "list" ? ["", ...words] : words;
  if (extra !== undefined) throw new UsageError(`user ${action} takes no “${extra}”.`);
  if (action !== "list" && email === "") throw new UsageError(`user ${action} needs an email address.`);
  return {
    action,
    email,
    name: values.get("name") ?? null,
    group: values.get("group") ?? null,
    admin: values.has("admin"),
    dataDir: configFromFlags(values, { DATA_DIR: env["DATA_DIR"] }).dataDir,
  };
}

function describeSignIn({ email }: Account, password: string): string {
  return `Email     ${email}\nPassword  ${password}\n\nThe password is shown this once.`;
}

function formatTable(accounts: Account[]): string {
  const rows = accounts.map(({ id, email, fullName, group, admin }) => [
    String(id),
    email,
    admin ? "admin" : "user",
    group,
    fullName,
  ]);
  const lines = [["ID", "EMAIL", "ROLE", "GROUP", "NAME"], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...lines.map((line) => Bun.stringWidth(line[at] ?? ""))));
  const padCell = (text: string, at: number) =>
    text + " ".repeat(Math.max(0, (widths[at] ?? 0) - Bun.stringWidth(text)));
  return lines.map((line) => line.map(padCell).join("  ").trimEnd()).join("\n");
}

function toCommandError(problem: unknown): unknown {
  if (problem instanceof Invalid) {
    return new StartError(problem.broken.map(({ field, problem: why }) => `${field}: ${why}`).join("\n"));
  }
  return problem instanceof DomainError ? new StartError(sentence(problem.problem, problem.params)) : problem;
}
