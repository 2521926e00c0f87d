import type { EditableRecipe, FullRecipeVersion } from "../../../src/contract/recipe-life.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export interface OpenState {
  /** Null when it is the present one. */
  earlier: FullRecipeVersion | null;
  /** Null when there was none before. */
  before: EditableRecipe | null;
}

/** A state that a recipe had before. */
export async function earlierState(slug: string, id: string | number): Promise<Answer<OpenState>> {
  const answer = await callApi("GET recipes/{slug}/versions/{id}", { params: { slug, id } });
  return answer.ok ? { ...answer, data: { earlier: answer.data, before: answer.data.before } } : answer;
}

/** The state that a recipe has: before it came the last of its versions. */
export async function presentState(slug: string): Promise<Answer<OpenState>> {
  const history = await callApi("GET recipes/{slug}/versions", { params: { slug } });
  if (!history.ok) return history;
  const [last] = history.data.versions;
  if (!last) return { ...history, data: { earlier: null, before: null } };
  const answer = await earlierState(slug, last.id);
  return answer.ok
    ? { ...answer, data: { earlier: null, before: answer.data.earlier?.recipe ?? null } }
    : answer;
}
