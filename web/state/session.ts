import { computed, effect, signal } from "@preact/signals-react";
import type { User } from "../../src/contract/accounts.ts";
import { keep, kept, keptJson } from "./kept.ts";

/** What is sent with every call to say who calls; null for a visitor. */
export const token = signal<string | null>(kept("token"));

/** The signed-in person, as last heard from the server; null for a visitor. */
export const user = signal<User | null>(keptJson<User>("user"));

export const signedIn = computed(() => token.value !== null);

effect(() => keep("token", token.value));
effect(() => keep("user", user.value && JSON.stringify(user.value)));

/** Empties the token and forgets the person. */
export function signOut(): void {
  token.value = null;
  user.value = null;
}
