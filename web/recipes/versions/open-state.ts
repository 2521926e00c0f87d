import type { RecipeContent, ComparedVersion } from "../../../src/contract/recipe-life.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";

export interface OpenState {
  /** Null for the current version. */
  earlier: ComparedVersion | null;
  /** Null for the first version. */
  before: RecipeContent | null;
}

export async function earlierState(slug: string, id: string | number): Promise<Answer<OpenState>> {
  const answer = await callApi("GET recipes/{slug}/versions/{id}", { params: { slug, id } });
  return answer.ok ? { ...answer, data: { earlier: answer.data, before: answer.data.before } } : answer;
}

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
