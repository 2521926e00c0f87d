import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { openApp, type App } from "../../src/app.ts";
import { FIRST_PERSON } from "../../src/contract/rules.ts";
import { startBackupWorker, startPageWorker, startPdfWorker, startPictureProcess } from "../../src/assets.ts";
import { readConfig, type Config } from "../../src/config.ts";
import { firstStart, makeFirstThings } from "../../src/first-start.ts";
import type { Wait } from "../../src/platform/clock.ts";
import type { Visits } from "../../src/http/http-server.ts";
import { server } from "../../src/server.ts";
import { caller, type Caller } from "./caller.ts";
import { withCheapHashes } from "./cheap-hashes.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { reuseWorker } from "./reuse-worker.ts";
import { PASSWORD, PASSWORD_HASH, USER_EMAIL } from "./sign-ins.ts";

export interface Tagine {
  app: App;
  visitor: Caller;
  user: Caller;
  admin: Caller;
  handle(request: Request): Promise<Response>;
  withToken(token: string | null): Caller;
  as(email: string): Promise<Caller>;
  /** Stops the app's clock at a time; null restarts it. */
  setNow(now: Date | null): void;
  close(): void;
  [Symbol.dispose](): void;
}

// The heap of a test process holds the leftovers of many tests, so collecting it after a response takes long.
Bun.gc = () => 0;

/** Copying the database of a new Tagine is faster than creating it. */
let template: Uint8Array | null = null;

const workers = {
  startBackupWorker: reuseWorker(startBackupWorker),
  startPageWorker: reuseWorker(startPageWorker),
  startPdfWorker: reuseWorker(startPdfWorker),
  startPictureProcess: reuseWorker(startPictureProcess),
};

/** Doesn't listen on a port. Jobs skip their pauses. */
export async function tagine(settings: Partial<Config> = {}): Promise<Tagine> {
  const dataDir = makeFolder();
  const config: Config = {
    ...readConfig([], {}),
    dataDir,
    defaultPassword: PASSWORD,
    logToConsole: false,
    ...settings,
  };
  const hasOwnStart = ["defaultPassword", "defaultEmail", "defaultGroup"].some((name) => name in settings);
  if (template && !hasOwnStart) writeFileSync(join(dataDir, "tagine.db"), template, { mode: 0o600 });
  let now: Date | null = null;
  let skippedMs = 0;
  const skip: Wait = async (ms, signal) => {
    if (!signal.aborted) skippedMs += ms;
    await setImmediate();
  };
  const clock = () => now ?? new Date(Date.now() + skippedMs);
  const visits: Visits = new WeakMap();
  const app = openApp(config, visits, clock, skip, workers);
  if (hasOwnStart) await firstStart(app);
  if (!app.users.withEmail(USER_EMAIL)) addPeople(app);
  if (!hasOwnStart) template ??= app.db.serialize();
  const answers = server(app);
  const handle = async (request: Request) => withCheapHashes(() => answers.handle(request));
  const tokenOf = async (email: string) => {
    const account = app.users.withEmail(email);
    if (!account) throw new Error(`There is no account ${email}`);
    return (await app.sessions.token(app.sessions.begin(account, "tests"))).access_token;
  };
  const withToken = (token: string | null) => caller("http://localhost/", handle, token);
  const as = async (email: string) => withToken(await tokenOf(email));
  const close = () => {
    // Jobs of a closed app would retry forever, without pauses.
    void app.jobs.close(0);
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

/** Does the same as `firstStart` with a precomputed hash, and adds a user. */
function addPeople(app: App): void {
  const person = { passwordHash: PASSWORD_HASH, passwordGiven: false };
  const email = app.config.defaultEmail;
  app.db.transaction(() => {
    if (app.users.isEmpty()) makeFirstThings(app, { ...person, ...FIRST_PERSON, email });
    const groupId = app.groups.findOrMake("Home");
    app.users.add({ ...person, fullName: "A User", email: USER_EMAIL, admin: false, groupId });
  })();
}
