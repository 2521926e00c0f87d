import { caller, type Caller } from "../caller.ts";
import { run, type RunningTagine } from "../program.ts";
import { PASSWORD, signInForm } from "../sign-ins.ts";
import type { FuzzRole } from "./answer-faults.ts";

export interface FuzzPeople {
  keeper(): Caller;
  user(): Caller;
  tokenOf(role: FuzzRole): string | null;
  renew(): Promise<void>;
}

export function fuzzPeople(tagine: RunningTagine): FuzzPeople {
  const tokens = new Map<FuzzRole, string>();
  const withToken = (token: string | null) => caller(tagine.address, fetch, token);
  let keeper = withToken(null);
  let count = 0;

  async function signIn(email: string, password: string): Promise<string> {
    // Each has their own address, so nobody has to wait after wrong passwords.
    const headers = { "X-Forwarded-For": `10.9.${(++count >> 8) & 255}.${count & 255}` };
    const form = signInForm(email, password);
    const { body } = await expectStatus(200, withToken(null).send("POST", "auth/token", form, headers));
    return body.access_token;
  }

  /** Created by a command, so no request can delete it. */
  async function addKeeper(): Promise<Caller> {
    const email = `keeper-${++count}@example.org`;
    const added = await run(["user", "add", email, "--admin", "--data-dir", tagine.dataDir]);
    const password = /Password {2}(\S+)/.exec(added.out)?.[1];
    if (!password) throw new Error(`No keeper could be added: ${added.out}${added.err}`);
    return withToken(await signIn(email, password));
  }

  async function renewPerson(role: "user" | "admin"): Promise<void> {
    const admin = role === "admin";
    const withApiToken: FuzzRole = admin ? "administrator's API token" : "user's API token";
    const roles = await Promise.all(
      [role, withApiToken].map((one: FuzzRole) => isAdmin(withToken(tokens.get(one) ?? null))),
    );
    if (roles.every((one) => one === admin)) return;
    const email = `${role}-${++count}@example.org`;
    const group = count % 2 ? "Home" : "Neighbours";
    const account = { fullName: `A ${role}`, email, password: PASSWORD, admin, group };
    await expectStatus(201, keeper.send("POST", "users", account));
    const token = await signIn(email, PASSWORD);
    const script = await expectStatus(
      201,
      withToken(token).send("POST", "auth/api-tokens", { name: "script" }),
    );
    tokens.set(role, token);
    tokens.set(withApiToken, script.body.token);
  }

  return {
    keeper: () => keeper,
    user: () => withToken(tokens.get("user") ?? null),
    tokenOf: (role) => tokens.get(role) ?? null,
    async renew() {
      if ((await isAdmin(keeper)) !== true) keeper = await addKeeper();
      for (const name of ["Home", "Neighbours"]) await keeper.send("POST", "groups", { name });
      await renewPerson("admin");
      await renewPerson("user");
    },
  };
}

async function isAdmin(someone: Caller): Promise<boolean | null> {
  const { status, body } = await someone.get("users/self");
  return status === 200 ? body.admin : null;
}

async function expectStatus(status: number, response: ReturnType<Caller["send"]>) {
  const reply = await response;
  if (reply.status !== status) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
}
