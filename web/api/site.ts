import type { SiteSettings } from "../../src/contract/site.ts";
import { token } from "../state/session.ts";
import { forgetSite, site } from "../state/site.ts";
import { callApi } from "./call-api.ts";
import { UNAUTHORIZED } from "./call.ts";
import { SITE_CALL } from "./first-answers.ts";
import { loadPicturePass } from "./picture-pass.ts";

let onItsWay: { asked: string | null; settings: Promise<SiteSettings> } | null = null;

/**
 * Loads the settings and the pass for pictures; without an answer, the last ones stay. Parallel calls share one
 * request.
 */
export function loadSite(): Promise<SiteSettings> {
  // Answers differ before and after signing in.
  if (onItsWay?.asked !== token.peek()) onItsWay = null;
  onItsWay ??= { asked: token.peek(), settings: ask().finally(() => (onItsWay = null)) };
  return onItsWay.settings;
}

async function ask(): Promise<SiteSettings> {
  const asker = token.peek();
  const answer = await callApi(`GET ${SITE_CALL}`);
  if (answer.ok) site.value = answer.data;
  // Visitors are refused only on a closed site.
  else if (answer.status === UNAUTHORIZED && !asker) forgetSite();
  await loadPicturePass();
  return site.value;
}
