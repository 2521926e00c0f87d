import { useEffect } from "react";
import { useLoaderData, useLocation, useRevalidator } from "react-router";
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

/** Without an answer, a display goes on showing what it knows. */
let known: ShownOnDisplay | null = null;

/** Null for a visitor. */
export async function loader(): Promise<ShownOnDisplay | null> {
  if (!signedIn.peek()) return (known = null);
  const [plan, lists] = await Promise.all([callApi("GET meal-plans/this-week"), loadLists()]);
  known = {
    plan: plan.ok ? plan.data : (known?.plan ?? null),
    lists: lists.ok ? lists.data : (known?.lists ?? []),
    problem: plan.ok || known?.problem === null ? null : plan.message,
  };
  return known;
}

/** Outside the frame: a display leads to no other places. */
export function Component() {
  const shown = useLoaderData<ShownOnDisplay | null>();
  const someone = useValue(signedIn);
  const link = readDisplayLink(useLocation().hash);
  useLoadOnceSignedIn(someone && !shown && !link);
  useEndedDisplay(someone);
  return (
    <>
      <PageTitle of={t("display.title")} />
      {someone && shown && !link ? <Kitchen shown={shown} /> : <StartDisplay key={link?.code} link={link} />}
    </>
  );
}

/** Another tab may have signed in. */
function useLoadOnceSignedIn(isMissing: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
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
