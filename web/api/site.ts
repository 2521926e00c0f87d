import type { SiteSettings } from "../../src/contract/site.ts";
import { token } from "../state/session.ts";
import { forgetSite, site } from "../state/site.ts";
import { callApi } from "./call-api.ts";
import { UNAUTHORIZED } from "./call.ts";
import { SITE_CALL } from "./first-answers.ts";
import { loadPicturePass } from "./picture-pass.ts";

let onItsWay: { asked: string | null; settings: Promise<SiteSettings> } | null = null;

/**
 * Asks for the site's settings, and for the pass for pictures that they may make necessary; without an answer, what was
 * last heard stays. The start of the app and its first page both ask: they get one answer.
 */
export function loadSite(): Promise<SiteSettings> {
  // What is asked before somebody signs in is no answer to what is asked after.
  if (onItsWay?.asked !== token.peek()) onItsWay = null;
  onItsWay ??= { asked: token.peek(), settings: ask().finally(() => (onItsWay = null)) };
  return onItsWay.settings;
}

async function ask(): Promise<SiteSettings> {
  const asker = token.peek();
  const answer = await callApi(`GET ${SITE_CALL}`);
  if (answer.ok) site.value = answer.data;
  // Visitors are refused only where they must sign in.
  else if (answer.status === UNAUTHORIZED && !asker) forgetSite();
  await loadPicturePass();
  return site.value;
}
