import { computed, effect, signal } from "@preact/signals-react";
import type { User } from "../../src/contract/accounts.ts";
import { isRecord, keep, kept, keptJson, onKeptElsewhere } from "./kept.ts";

/** What is sent with every call to say who calls; null for a visitor. */
export const token = signal<string | null>(keptToken());

/** The signed-in person, as last heard from the server; null for a visitor. */
export const user = signal<User | null>(keptUser());

export const signedIn = computed(() => token.value !== null);

onKeptElsewhere("token", () => {
  token.value = keptToken();
});
onKeptElsewhere("user", () => {
  user.value = keptUser();
});

effect(() => keep("token", token.value));
effect(() => keep("user", user.value && JSON.stringify(user.value)));

/** Empties the token and forgets the person. */
export function signOut(): void {
  token.value = null;
  user.value = null;
}

/** Calls when somebody has signed in or out in another tab, which this one has followed then; returns what ends that. */
export function onSessionElsewhere(changed: () => void): () => void {
  return onKeptElsewhere("user", changed);
}

/** Only what may stand in a header: anything else would make every call fail. */
function keptToken(): string | null {
  return /^[\w.~+/=-]+$/.exec(kept("token") ?? "")?.[0] ?? null;
}

function keptUser(): User | null {
  return keptJson("user", isUser);
}

function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value["fullName"] === "string" && typeof value["admin"] === "boolean";
}
