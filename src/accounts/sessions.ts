import { jwt } from "@elysiajs/jwt";
import type { Token } from "../contract/accounts.ts";
import type { ApiToken, NewApiToken, PicturePass } from "../contract/sessions.ts";
import type { Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { isDiskFull, isFailedWrite } from "../platform/storage-errors.ts";
import {
  DisplayNotAllowed,
  NotSignedIn,
  type Account,
  type Caller,
  type OpenSession,
} from "../http/caller.ts";
import type { SessionStore } from "./session-store.ts";
import type { UserStore } from "./user-store.ts";

const LONG_HOURS = 30 * 24;
/** Every token needs an end, but these last until they are revoked. */
const LONGEST_HOURS = 10 * 365 * 24;
/** A pass stays the same for this long, so that browsers can cache, and is valid for twice as long. */
const PASS_MS = 3_600_000;
const PICTURES = "pictures";
const MAX_DEVICE_LENGTH = 300;

export class SessionNotFound extends DomainError {
  constructor() {
    super("not-found", "session-not-found");
  }
}

export class ApiTokenNotFound extends DomainError {
  constructor() {
    super("not-found", "api-token-not-found");
  }
}

export type Sessions = ReturnType<typeof openSessions>;

export function openSessions({
  users,
  store,
  secret,
  hours,
  clock,
}: {
  users: UserStore;
  store: SessionStore;
  secret: string;
  hours: number;
  clock: Clock;
}) {
  const tokens = jwt({ secret }).decorator.jwt;
  const CHECK = { algorithms: ["HS256"] };

  async function signToken(session: OpenSession): Promise<Token> {
    const exp = Math.floor(clock().getTime() / 1000) + Math.round(session.hours * 3600);
    const access_token = await tokens.sign({
      sub: String(session.userId),
      sid: session.key,
      exp,
      ...(session.kind === "display" && { display: true }),
    });
    return { access_token, token_type: "bearer" };
  }

  /** People can keep reading while the disk is full. */
  function noteUse(session: OpenSession): void {
    try {
      store.noteUse(session);
    } catch (problem) {
      if (!isDiskFull(problem) && !isFailedWrite(problem)) throw problem;
    }
  }

  /** @throws NotSignedIn, DisplayNotAllowed */
  async function identifyCaller(header: string | null, { admitsDisplays = false } = {}): Promise<Caller> {
    const sent = /^bearer +(\S+)$/i.exec(header ?? "")?.[1];
    const claims = await tokens.verify(sent, { ...CHECK, currentDate: clock() });
    if (!claims || !claims.exp) throw new NotSignedIn();
    const session = store.get(String(claims["sid"]));
    const account = session && users.get(session.userId);
    if (!account || String(account.id) !== claims.sub) throw new NotSignedIn();
    if (session.kind === "display" && !admitsDisplays) throw new DisplayNotAllowed();
    noteUse(session);
    return { account, session };
  }

  return {
    /** Call it in the transaction that rechecks the password. */
    begin(account: Account, device: string, { long = false } = {}): OpenSession {
      const lasting = long ? Math.max(LONG_HOURS, hours) : hours;
      return store.open({
        userId: account.id,
        kind: "person",
        name: null,
        device: device.slice(0, MAX_DEVICE_LENGTH),
        hours: lasting,
      });
    },

    beginDisplay(account: Account, { name, device }: { name: string; device: string }): OpenSession {
      return store.open({
        userId: account.id,
        kind: "display",
        name,
        device: device.slice(0, MAX_DEVICE_LENGTH),
        hours: LONGEST_HOURS,
      });
    },

    token: signToken,

    async apiToken(account: Account, name: string): Promise<NewApiToken> {
      const session = store.open({
        userId: account.id,
        kind: "api-token",
        name,
        device: "",
        hours: LONGEST_HOURS,
      });
      const apiToken: ApiToken = { id: session.id, name, createdAt: session.usedAt, usedAt: session.usedAt };
      return { ...apiToken, token: (await signToken(session)).access_token };
    },

    identifyCaller,

    isSignedIn: (request: Request): Promise<boolean> =>
      identifyCaller(request.headers.get("Authorization"), { admitsDisplays: true }).then(
        () => true,
        (problem: unknown) => {
          if (problem instanceof NotSignedIn) return false;
          throw problem;
        },
      ),

    /** For what lasts longer than a request. */
    isOpen: ({ key, userId }: OpenSession, groupId: number): boolean =>
      store.get(key) !== null && users.get(userId)?.groupId === groupId,

    async picturePass({ key }: OpenSession): Promise<PicturePass> {
      const ends = (Math.floor(clock().getTime() / PASS_MS) + 2) * PASS_MS;
      const pass = await tokens.sign({ aud: PICTURES, sid: key, exp: ends / 1000, iat: false });
      return { pass, expiresAt: new Date(ends).toISOString() };
    },

    async isPicturePass(pass: string): Promise<boolean> {
      const claims = await tokens.verify(pass, { ...CHECK, audience: PICTURES, currentDate: clock() });
      return claims !== false && claims.exp !== undefined && store.get(String(claims["sid"])) !== null;
    },
  };
}
