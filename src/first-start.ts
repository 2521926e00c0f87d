import { easyPassword, hashPassword } from "./accounts/passwords.ts";
import type { NewAccount } from "./accounts/account.ts";
import type { App } from "./app.ts";
import { tidyName } from "./groups/check-name.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME, FIRST_PERSON } from "./contract/rules.ts";

/** The sign-in that was made, to be shown once. */
export interface FirstSignIn {
  email: string;
  /** Null when it is the one of the settings, which must not end up in a journal. */
  password: string | null;
}

/**
 * Gives an empty data folder what every Tagine has, with an account to sign in with. Null when there is one already.
 */
export async function firstStart(app: App): Promise<FirstSignIn | null> {
  if (!app.users.isEmpty()) return null;
  const { defaultEmail: email, defaultPassword } = app.config;
  const password = defaultPassword === null ? easyPassword() : null;
  const passwordHash = await hashPassword(password ?? defaultPassword ?? "");
  const person = { fullName: FIRST_PERSON.fullName, email, passwordHash, passwordGiven: true };
  app.db.transaction(() => makeFirstThings(app, person))();
  return { email, password };
}

export function describeSignIn({ email, password }: FirstSignIn): string[] {
  const lines = [`E-mail    ${email}`, `Password  ${password ?? "the one set in DEFAULT_PASSWORD"}`];
  return password === null ? lines : [...lines, "", "The password is shown this once."];
}

/** Settings, the default theme and a group, where they are not there yet. Call it inside a transaction. */
export function makeFirstSettings({ site, themes, groups, config }: App): void {
  site.makeDefaults();
  if (!themes.get(DEFAULT_THEME)) themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
  groups.findOrMake(tidyName(config.defaultGroup));
}

/** A group, settings, the default theme, and an administrator. Call it inside a transaction. */
export function makeFirstThings(app: App, person: Omit<NewAccount, "admin" | "groupId">): void {
  makeFirstSettings(app);
  app.users.add({ ...person, admin: true, groupId: app.groups.defaultId() });
}
