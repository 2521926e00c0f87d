import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword } from "../../src/accounts/passwords.ts";
import { openApp, type App } from "../../src/app.ts";
import { readConfig, type Config } from "../../src/config.ts";
import { firstStart } from "../../src/first-start.ts";
import type { Visits } from "../../src/http-server.ts";
import { server } from "../../src/server.ts";

export const PASSWORD = "correct-horse";
export const ADMIN_EMAIL = "changeme@email.com";
export const USER_EMAIL = "user@example.org";

/** What came back from a call. `body` is the parsed JSON, or the text of what is no JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  // Tests look at whatever came; what they expect says its shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Somebody who makes calls. */
export interface Caller {
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Objects go as JSON, URLSearchParams as a form, strings as they are, said to be JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export interface Tagine {
  app: App;
  visitor: Caller;
  user: Caller;
  admin: Caller;
  /** Makes a call as it stands. */
  handle(request: Request): Promise<Response>;
  /** Moves the clock that the app sees. */
  setNow(now: Date): void;
  close(): void;
}

/** A fresh Tagine in a folder of its own, with a visitor, a user and an administrator. Nothing listens. */
export async function tagine(settings: Partial<Config> = {}): Promise<Tagine> {
  const dataDir = mkdtempSync(join(tmpdir(), "tagine-test-"));
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
    admin: false,
    groupId: app.groups.findOrMake("Home"),
  });
  const answers = server(app);
  const handle = async (request: Request) => answers.handle(request);
  const tokenOf = async (email: string) => {
    const account = app.users.withEmail(email);
    if (!account) throw new Error(`There is no account ${email}`);
    return (await app.sessions.token(account)).access_token;
  };
  return {
    app,
    handle,
    visitor: caller(handle, null),
    user: caller(handle, await tokenOf(USER_EMAIL)),
    admin: caller(handle, await tokenOf(config.defaultEmail)),
    setNow(time) {
      now = time;
    },
    close() {
      app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Somebody with a token, or without one. */
export function caller(handle: Tagine["handle"], token: string | null): Caller {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const form = body instanceof URLSearchParams;
    const request = new Request(`http://localhost/api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && !form && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: form || typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = await handle(request);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  }
  return { token, send, get: (path, headers) => send("GET", path, undefined, headers) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
