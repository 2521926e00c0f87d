import type { OwnAccount } from "../contract/accounts.ts";
import { DomainError } from "../platform/errors.ts";

export class NotSignedIn extends DomainError {
  constructor() {
    super("unauthorized", "not-signed-in");
  }
}

export interface Account extends OwnAccount {
  groupId: number;
}

type SessionKind = "person" | "api-token" | "display";

export interface OpenSession {
  id: number;
  key: string;
  userId: number;
  kind: SessionKind;
  /** Of an API token or a display. */
  name: string | null;
  hours: number;
  createdAt: string;
  usedAt: string;
}

class ApiTokenNotAllowed extends DomainError {
  constructor() {
    super("forbidden", "api-token-not-allowed");
  }
}

export class DisplayNotAllowed extends DomainError {
  constructor() {
    super("forbidden", "display-not-allowed");
  }
}

/** @throws ApiTokenNotAllowed */
export function requirePerson({ kind }: Pick<OpenSession, "kind">): void {
  if (kind !== "person") throw new ApiTokenNotAllowed();
}

export interface Caller {
  account: Account;
  session: OpenSession;
}

export interface Authenticator {
  /**
   * Refuses displays unless told otherwise, so that no call admits them by mistake.
   * @throws NotSignedIn, DisplayNotAllowed
   */
  identifyCaller(authorization: string | null, options?: { admitsDisplays: boolean }): Promise<Caller>;
  isPicturePass(pass: string): Promise<boolean>;
}
