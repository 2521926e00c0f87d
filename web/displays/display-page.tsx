import { useEffect } from "react";
import { useLoaderData, useLocation } from "react-router";
import { callApi } from "../api/call-api.ts";
import { loadLists } from "../shopping-lists/manage/load-lists.ts";
import { isDisplay } from "../state/display.ts";
import { sessionEnded, signedIn, signOut } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { loadDisplayName } from "./display-name.ts";
import { forgetDisplay } from "./forget-display.ts";
import { Kitchen, type ShownOnDisplay } from "./kitchen.tsx";
import { readDisplayLink } from "./read-display-link.ts";
import { StartDisplay } from "./start-display.tsx";

const NOTHING: ShownOnDisplay = { plan: null, lists: [], problem: "" };

/** Without an answer, a display goes on showing what it knows. */
let known = NOTHING;

export async function loader(): Promise<ShownOnDisplay> {
  if (!signedIn.peek()) return (known = NOTHING);
  const [plan, lists] = await Promise.all([callApi("GET meal-plans/this-week"), loadLists()]);
  known = {
    plan: plan.ok ? plan.data : known.plan,
    lists: lists.ok ? lists.data : known.lists,
    problem: plan.ok || known.problem === null ? null : plan.message,
  };
  return known;
}

/** Outside the frame: a display leads to no other places. */
export function Component() {
  const shown = useLoaderData<ShownOnDisplay>();
  const someone = useValue(signedIn);
  const link = readDisplayLink(useLocation().hash);
  useEndedDisplay(someone);
  return (
    <>
      <PageTitle of={t("display.title")} />
      {someone && !link ? <Kitchen shown={shown} /> : <StartDisplay key={link?.code} link={link} />}
    </>
  );
}

/** Nobody can sign in again here, so the display says that it was revoked, and forgets what it showed. */
function useEndedDisplay(someone: boolean): void {
  const isOver = useValue(sessionEnded);
  useEffect(() => {
    if (isOver && isDisplay.peek()) signOut();
  }, [isOver]);
  useEffect(() => {
    if (!someone && loadDisplayName() !== null) forgetDisplay().catch(reportError);
  }, [someone]);
}
