import { callApi } from "../api/call-api.ts";
import { GONE, UNANSWERED, UNAUTHORIZED, type Answer } from "../api/call.ts";
import { isDisplay } from "../state/display.ts";
import { quietly } from "./quietly.ts";
import type { OfflineStore } from "./offline-store.ts";

const FOR_ALL = [
  "site-settings",
  "categories",
  "tags",
  "themes",
  "site-settings/custom-pages",
  "debug/is-demo",
  "ingredient-corrections",
] as const;

/** What only the person or their group may see. */
const OWN = ["favorites", "cooked", "shopping-lists", "groups/self/pantry"] as const;

/** A kitchen display may see no more. */
const OF_DISPLAY = ["shopping-lists"] as const;

const WEEK = "meal-plans/this-week";

interface Parts {
  shelf: OfflineStore;
  person: string | null;
  isStill(): boolean;
}

export async function syncAnswers(parts: Parts): Promise<boolean> {
  const { shelf, person, isStill } = parts;
  const paths = new Set<string>();
  for (const path of FOR_ALL) {
    if (!(await keepAnswer(parts, path, null, callApi(`GET ${path}`, quietly())))) return false;
    paths.add(path);
  }
  if (person !== null) {
    for (const path of isDisplay.peek() ? OF_DISPLAY : OWN) {
      if (!(await keepAnswer(parts, path, person, callApi(`GET ${path}`, quietly())))) return false;
      paths.add(path);
    }
    const week = await keepAnswer(parts, WEEK, person, callApi(`GET ${WEEK}`, quietly()));
    if (!week) return false;
    paths.add(WEEK);
    const plan = week.ok && !isDisplay.peek() ? week.data : null;
    if (plan) {
      const list = `meal-plans/${encodeURIComponent(plan.uid)}/shopping-list`;
      const shopping = callApi("GET meal-plans/{uid}/shopping-list", {
        params: { uid: plan.uid },
        ...quietly(),
      });
      if (!(await keepAnswer(parts, list, person, shopping))) return false;
      paths.add(list);
    }
  }
  if (!isStill()) return true;
  const gone = (await shelf.answers()).map(({ path }) => path).filter((path) => !paths.has(path));
  if (gone.length > 0) await shelf.removeAnswers(gone);
  return true;
}

/** Without an answer, the old one stays. */
async function keepAnswer<Data>(
  { shelf, isStill }: Parts,
  path: string,
  person: string | null,
  asked: Promise<Answer<Data>>,
): Promise<Answer<Data> | null> {
  const answer = await asked;
  if (!isStill()) return answer;
  if (answer.ok) await shelf.putAnswer({ path, text: JSON.stringify(answer.data), person });
  else if (answer.status === GONE) await shelf.removeAnswers([path]);
  // Other errors concern this answer only.
  else if ([UNANSWERED, UNAUTHORIZED].includes(answer.status)) return null;
  return answer;
}
