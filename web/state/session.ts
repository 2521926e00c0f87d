import { computed, effect, signal } from "@preact/signals-core";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { readClaims } from "./token-claims.ts";
import { picturePass } from "./picture-pass.ts";
import { forgetSite, site } from "./site.ts";
import { isRecord, saveText, loadJson, onStorageChange } from "./storage.ts";
import { loadToken } from "./load-token.ts";

/** Null for a visitor. */
export const token = signal<string | null>(loadToken());

export const user = signal<OwnAccount | null>(loadUser());

/** Whether to ask for signing in again. */
export const sessionEnded = signal(false);

/** Whether the server ended the session while pages were loading, so nobody was asked to sign in again. */
export const sessionLost = signal(false);

/** Counts refusals which show that site or account have changed. */
export const isOutdated = signal(0);

export const signedIn = computed(() => token.value !== null);

onStorageChange("token", () => {
  token.value = loadToken();
});
onStorageChange("user", () => {
  user.value = loadUser();
});

effect(() => {
  if (signedIn.value) sessionLost.value = false;
});
effect(() => saveText("token", token.value));
effect(() => saveText("user", user.value && JSON.stringify(user.value)));

/** Also forgets what only this person may see. */
export function signOut(): void {
  token.value = null;
  user.value = null;
  picturePass.value = null;
  if (site.peek().visitorsMustSignIn) forgetSite();
}

/** Resolves to false if the person doesn't sign in again, or someone else does. Several callers can wait. */
export function askToSignInAgain(): Promise<boolean> {
  const ended = token.peek();
  sessionEnded.value = true;
  return new Promise((settle) => {
    const stop = token.subscribe((now) => {
      if (now === ended) return;
      stop();
      sessionEnded.value = false;
      settle(now !== null && readClaims(now)["sub"] === readClaims(ended)["sub"]);
    });
  });
}

export function onSessionChange(changed: () => void): () => void {
  return onStorageChange("user", changed);
}

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
