import type { Database } from "bun:sqlite";
import type { Sessions } from "../accounts/sessions.ts";
import type { SignInLimits } from "../accounts/sign-in-limits.ts";
import type { UserStore } from "../accounts/user-store.ts";
import type { OpenSession } from "../http/caller.ts";
import { DomainError } from "../platform/errors.ts";
import { hashDisplayCode } from "./display-code.ts";
import type { DisplayLinkStore } from "./display-link-store.ts";

class DisplayCodeNotFound extends DomainError {
  constructor() {
    super("not-found", "display-code-not-found");
  }
}

interface Device {
  address: string;
  /** Its browser's `User-Agent`. */
  device: string;
}

interface Parts {
  db: Database;
  users: UserStore;
  sessions: Sessions;
  displayLinks: DisplayLinkStore;
  limits: SignInLimits;
}

/** @throws DisplayCodeNotFound, TooManyAttempts */
export function startDisplay(
  code: string,
  { address, device }: Device,
  { db, users, sessions, displayLinks, limits }: Parts,
): { name: string; session: OpenSession } {
  const codeHash = hashDisplayCode(code);
  const succeeded = limits.begin(address, `display ${codeHash}`);
  const started = db
    .transaction(() => {
      const link = displayLinks.take(codeHash);
      const account = link && users.get(link.userId);
      if (!account) throw new DisplayCodeNotFound();
      const { name } = link;
      return { name, session: sessions.beginDisplay(account, { name, device }) };
    })
    .immediate();
  succeeded();
  return started;
}
