import type { SignUpLink } from "../../../src/contract/sign-ups.ts";

export type LinkTask = { what: "new" } | { what: "show" | "delete"; link: SignUpLink };
