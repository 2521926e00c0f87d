import type { Pantry } from "../../../src/contract/cook-with.ts";
import { DEFAULT_STAPLES, PANTRY_MOST } from "../../../src/contract/ingredient-rules.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { signedIn } from "../../state/session.ts";
import { isRecord, loadJson, saveText } from "../../state/storage.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

const NAME = "pantry";

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isPantry = (value: unknown): value is Pantry =>
  isRecord(value) && isList(value["foods"]) && (value["staples"] === null || isList(value["staples"]));

const EMPTY: Pantry = { foods: [], staples: null };

const loadFromDevice = (): Pantry => loadJson(NAME, isPantry) ?? EMPTY;

/** Visitors, and groups that stored no pantry, get the one on this device. */
export async function loadPantry(): Promise<Answer<Pantry>> {
  const answer = signedIn.peek() ? await callApi("GET groups/self/pantry") : null;
  if (!answer) return { ok: true, status: 200, data: loadFromDevice() };
  return answer.ok && isEmpty(answer.data) ? { ...answer, data: loadFromDevice() } : answer;
}

let saving: Promise<void> = Promise.resolve();

/** Sends one change after the other, so that the last one wins. */
export function savePantry(before: Pantry, after: Pantry): void {
  if (!signedIn.peek()) saveText(NAME, JSON.stringify(after));
  else saving = saving.then(() => saveForGroup(before, after));
}

/** Merges the changes into the stored list, so that foods added by others in the group stay. */
async function saveForGroup(before: Pantry, after: Pantry): Promise<void> {
  const now = await callApi("GET groups/self/pantry");
  if (!now.ok) return toast(now.message, "error");
  const answer = await callApi("PUT groups/self/pantry", { body: mergePantry(now.data, before, after) });
  if (!answer.ok) toast(answer.message, "error");
}

export function mergePantry(now: Pantry, before: Pantry, after: Pantry): Pantry {
  if (isEmpty(now)) return after;
  const kept = now.foods.filter((food) => after.foods.includes(food) || !before.foods.includes(food));
  const added = after.foods.filter((food) => !before.foods.includes(food));
  const foods = [...new Set([...kept, ...added])].slice(0, PANTRY_MOST.foods);
  return { foods, staples: after.staples === before.staples ? now.staples : after.staples };
}

function isEmpty({ foods, staples }: Pantry): boolean {
  return foods.length === 0 && staples === null;
}

/** Translates default staples, which are stored as ids. */
export function getStapleName(staple: string): string {
  const usual = DEFAULT_STAPLES.find((id) => id === staple);
  return usual ? t(`cook-with.${usual}`) : staple;
}

export function toStaple(name: string): string {
  return DEFAULT_STAPLES.find((id) => getStapleName(id) === name) ?? name;
}
