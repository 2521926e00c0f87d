import { jwt } from "@elysiajs/jwt";
import type { Token } from "../contract/accounts.ts";
import type { Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import type { Account, UserStore } from "./user-store.ts";

/** A token for those who ask for a long one lasts this many hours, or as long as others when these last longer. */
const LONG_HOURS = 30 * 24;

export class NotSignedIn extends DomainError {
  constructor() {
    super("unauthorized", "not-signed-in");
  }
}

export type Sessions = ReturnType<typeof openSessions>;

/**
 * Makes and checks the tokens that stand for a signed-in person: JWT, HS256, `sub` = the account's id, `exp`, and in
 * `session` the number under which they were made, so that a new password ends the older ones.
 */
export function openSessions({
  users,
  secret,
  hours,
  clock,
}: {
  users: UserStore;
  secret: string;
  hours: number;
  clock: Clock;
}) {
  const tokens = jwt({ secret }).decorator.jwt;

  async function make(account: Account, lasting: number): Promise<Token> {
    const now = Math.floor(clock().getTime() / 1000);
    const access_token = await tokens.sign({
      sub: String(account.id),
      session: account.sessionNumber,
      exp: now + Math.round(lasting * 3600),
    });
    return { access_token, token_type: "bearer" };
  }

  return {
    token: (account: Account): Promise<Token> => make(account, hours),

    longToken: (account: Account): Promise<Token> => make(account, Math.max(LONG_HOURS, hours)),

    /**
     * Whose token an `Authorization` header carries.
     * @throws NotSignedIn when there is none, or it is forged, too old, ended, or of an account that is gone
     */
    async accountOf(header: string | null): Promise<Account> {
      const token = /^bearer +(\S+)$/i.exec(header ?? "")?.[1];
      const claims = await tokens.verify(token, { algorithms: ["HS256"], currentDate: clock() });
      if (!claims || !claims.exp) throw new NotSignedIn();
      const account = users.get(Number(claims.sub));
      if (!account || account.sessionNumber !== claims["session"]) throw new NotSignedIn();
      return account;
    },
  };
}
