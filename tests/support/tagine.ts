import { hashPassword } from "../../src/accounts/passwords.ts";
import { openApp, type App } from "../../src/app.ts";
import { readConfig, type Config } from "../../src/config.ts";
import { firstStart } from "../../src/first-start.ts";
import type { Visits } from "../../src/http/http-server.ts";
import { server } from "../../src/server.ts";
import { caller, type Caller } from "./caller.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { PASSWORD, USER_EMAIL } from "./sign-ins.ts";

export interface Tagine {
  app: App;
  visitor: Caller;
  user: Caller;
  admin: Caller;
  /** Makes a call as it stands. */
  handle(request: Request): Promise<Response>;
  /** Somebody with this token, or without one. */
  withToken(token: string | null): Caller;
  /** Somebody who has an account. */
  as(email: string): Promise<Caller>;
  /** Stops the clock that the app sees at a time; null lets it go again. */
  setNow(now: Date | null): void;
  close(): void;
  [Symbol.dispose](): void;
}

/** A fresh Tagine in a folder of its own, with a visitor, a user and an administrator. Nothing listens. */
export async function tagine(settings: Partial<Config> = {}): Promise<Tagine> {
  const dataDir = makeFolder();
  const config: Config = {
    ...readConfig([], {}),
    dataDir,
    defaultPassword: PASSWORD,
    logToConsole: false,
    ...settings,
  };
  let now: Date | null = null;
  const visits: Visits = new WeakMap();
  const app = openApp(config, visits, () => now ?? new Date());
  await firstStart(app);
  app.users.add({
    fullName: "A User",
    email: USER_EMAIL,
    passwordHash: await hashPassword(PASSWORD),
    passwordGiven: false,
    admin: false,
    groupId: app.groups.findOrMake("Home"),
  });
  const answers = server(app);
  const handle = async (request: Request) => answers.handle(request);
  const tokenOf = async (email: string) => {
    const account = app.users.withEmail(email);
    if (!account) throw new Error(`There is no account ${email}`);
    return (await app.sessions.token(app.sessions.begin(account, "tests"))).access_token;
  };
  const withToken = (token: string | null) => caller("http://localhost/", handle, token);
  const as = async (email: string) => withToken(await tokenOf(email));
  const close = () => {
    app.close();
    removeFolder(dataDir);
  };
  return {
    app,
    handle,
    withToken,
    as,
    visitor: withToken(null),
    user: await as(USER_EMAIL),
    admin: await as(config.defaultEmail),
    setNow(time) {
      now = time;
    },
    close,
    [Symbol.dispose]: close,
  };
}
