import { computed, effect, signal } from "@preact/signals-core";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { readClaims } from "./token-claims.ts";
import { picturePass } from "./picture-pass.ts";
import { forgetSite, site } from "./site.ts";
import { isRecord, saveText, loadJson, onKeptElsewhere } from "./storage.ts";
import { loadToken } from "./load-token.ts";

/** What is sent with every call to say who calls; null for a visitor. */
export const token = signal<string | null>(loadToken());

/** The signed-in person, as last heard from the server; null for a visitor. */
export const user = signal<OwnAccount | null>(loadUser());

/** Whether somebody who wanted to store something is asked to sign in again first. */
export const sessionOver = signal(false);

/** Counts the refusals that say that what is known here of the site or the person is out of date. */
export const isOutdated = signal(0);

export const signedIn = computed(() => token.value !== null);

onKeptElsewhere("token", () => {
  token.value = loadToken();
});
onKeptElsewhere("user", () => {
  user.value = loadUser();
});

effect(() => saveText("token", token.value));
effect(() => saveText("user", user.value && JSON.stringify(user.value)));

/** Empties the token and forgets the person, and what only they could see. */
export function signOut(): void {
  token.value = null;
  user.value = null;
  picturePass.value = null;
  if (site.peek().visitorsMustSignIn) forgetSite();
}

/**
 * Asks whoever's session has ended to sign in again, and waits; false when they did not, also when somebody else did.
 * Several may wait for it.
 */
export function askToSignInAgain(): Promise<boolean> {
  const ended = token.peek();
  sessionOver.value = true;
  return new Promise((settle) => {
    const stop = token.subscribe((now) => {
      if (now === ended) return;
      stop();
      sessionOver.value = false;
      settle(now !== null && readClaims(now)["sub"] === readClaims(ended)["sub"]);
    });
  });
}

/** Calls when somebody has signed in or out in another tab, which this one has followed then; returns what ends that. */
export function onSessionElsewhere(changed: () => void): () => void {
  return onKeptElsewhere("user", changed);
}

/** Calls when the session that this tab knew is over. */
export function onSessionEnd(ended: () => void): void {
  let before = signedIn.peek();
  signedIn.subscribe((now) => {
    if (before && !now) ended();
    before = now;
  });
}

function loadUser(): OwnAccount | null {
  return loadJson("user", isUser);
}

function isUser(value: unknown): value is OwnAccount {
  return (
    isRecord(value) &&
    typeof value["id"] === "number" &&
    typeof value["fullName"] === "string" &&
    typeof value["admin"] === "boolean"
  );
}
