import type { SignUpLink } from "../../../src/contract/sign-ups.ts";

/** What an administrator is about to do about sign-up links. */
export type LinkTask = { what: "new" } | { what: "show" | "delete"; link: SignUpLink };
