import type { User } from "../../../src/contract/accounts.ts";

/** What an administrator is about to do about people. */
export type UserTask = { what: "new" } | { what: "edit" | "reset" | "delete"; person: User };
