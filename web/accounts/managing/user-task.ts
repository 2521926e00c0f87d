import type { User } from "../../../src/contract/accounts.ts";

export type UserTask = { what: "new" } | { what: "edit" | "reset" | "delete"; person: User };
