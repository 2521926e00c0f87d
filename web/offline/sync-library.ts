import { callApi } from "../api/call-api.ts";
import { syncAnswers } from "./sync-answers.ts";
import { syncPictures } from "./sync-pictures.ts";
import { syncRecipes } from "./sync-recipes.ts";
import type { StoredFor } from "./stored-for.ts";
import { openPictures } from "./offline-pictures.ts";
import { quietly } from "./quietly.ts";
import type { OfflineStore } from "./offline-store.ts";

export interface Progress {
  of: "recipes" | "pictures";
  done: number;
  total: number;
}

interface Parts {
  shelf: OfflineStore;
  keptFor: StoredFor;
  /** In bytes. */
  budget: number;
  /** Whether the same person still wants it. */
  isStill(): boolean;
  rest(): Promise<void>;
  tell(progress: Progress): void;
}

const UNCHANGED = 304;

/**
 * Returns whether it finished; an interrupted run continues the next time.
 * @throws QuotaExceededError (a DOMException)
 */
export async function syncLibrary(parts: Parts): Promise<boolean> {
  const { shelf, keptFor, budget, isStill, rest, tell } = parts;
  const { person } = keptFor;
  await shelf.setFact("keptFor", keptFor);
  if (!(await syncAnswers({ shelf, person, isStill }))) return false;
  const whole = await shelf.fact("whole");
  const known = whole?.budget === budget ? whole.etag : null;
  const list = await callApi("GET recipe-library", quietly(known));
  if (!isStill()) return false;
  if (list.ok) {
    await shelf.setFact("whole", null);
    const say = (of: Progress["of"]) => (done: number, total: number) => tell({ of, done, total });
    if (!(await syncRecipes(list.data, { shelf, isStill, rest, tell: say("recipes") }))) return false;
    const pictures = await openPictures(shelf);
    await pictures.sweep();
    const still = { pictures, budget, isStill, rest, tell: say("pictures") };
    if (!(await syncPictures(list.data, still)) || !isStill()) return false;
    await shelf.setFact("whole", { etag: list.etag ?? "", budget });
  } else if (list.status !== UNCHANGED) return false;
  await shelf.setFact("keptAt", new Date().toISOString());
  return true;
}
