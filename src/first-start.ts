import { makeEasyPassword, hashPassword } from "./accounts/passwords.ts";
import type { NewAccount } from "./accounts/account.ts";
import type { App } from "./app.ts";
import { tidyName } from "./groups/check-name.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME, FIRST_PERSON } from "./contract/rules.ts";

export interface FirstSignIn {
  email: string;
  /** Null if it comes from the settings: it must not end up in a system log. */
  password: string | null;
}

/** Null if there are accounts already. */
export async function firstStart(app: App): Promise<FirstSignIn | null> {
  if (!app.users.isEmpty()) return null;
  const { defaultEmail: email, defaultPassword } = app.config;
  const password = defaultPassword === null ? makeEasyPassword() : null;
  const passwordHash = await hashPassword(password ?? defaultPassword ?? "");
  // A password from the settings was chosen by the administrator.
  const passwordGiven = password !== null;
  const person = { fullName: FIRST_PERSON.fullName, email, passwordHash, passwordGiven };
  app.db.transaction(() => makeFirstThings(app, person))();
  return { email, password };
}

export function describeSignIn({ email, password }: FirstSignIn): string[] {
  const lines = [`Email     ${email}`, `Password  ${password ?? "the one set in DEFAULT_PASSWORD"}`];
  return password === null ? lines : [...lines, "", "The password is shown this once."];
}

/** Call it inside a transaction. */
export function makeFirstSettings({ site, themes, groups, config }: App): void {
  site.makeDefaults();
  if (!themes.get(DEFAULT_THEME)) themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
  groups.findOrMake(tidyName(config.defaultGroup));
}

/** Call it inside a transaction. */
export function makeFirstThings(app: App, person: Omit<NewAccount, "admin" | "groupId">): void {
  makeFirstSettings(app);
  app.users.add({ ...person, admin: true, groupId: app.groups.defaultId() });
}
