import { easyPassword, hashPassword } from "./accounts/passwords.ts";
import type { App } from "./app.ts";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME, PASSWORD_LEAST } from "./contract/rules.ts";
import { StartError } from "./platform/errors.ts";

/** The sign-in that was made, to be shown once. */
export interface FirstSignIn {
  email: string;
  password: string;
}

/**
 * Gives an empty data folder what every Tagine has, with an account to sign in with. Null when there is one already.
 * @throws StartError when the password that was given for it is too short
 */
export async function firstStart(app: App): Promise<FirstSignIn | null> {
  if (!app.users.isEmpty()) return null;
  const { defaultEmail: email, defaultPassword } = app.config;
  const password = defaultPassword ?? easyPassword();
  if (password.length < PASSWORD_LEAST) {
    throw new StartError(`DEFAULT_PASSWORD must have ${PASSWORD_LEAST} characters or more.`);
  }
  const passwordHash = await hashPassword(password);
  app.db.transaction(() => makeFirstThings(app, { fullName: "Change Me", email, passwordHash }))();
  return { email, password };
}

/** A group, settings, the default theme, and an administrator. Call it inside a transaction. */
export function makeFirstThings(
  { users, groups, site, themes, config }: App,
  person: { fullName: string; email: string; passwordHash: string },
): void {
  site.makeDefaults();
  themes.add(DEFAULT_THEME, DEFAULT_LIGHT_COLORS);
  users.add({ ...person, admin: true, groupId: groups.findOrMake(config.defaultGroup) });
}
