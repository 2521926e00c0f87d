import { callApi } from "../api/call-api.ts";
import { keepAnswers } from "./keep-answers.ts";
import { keepPictures } from "./keep-pictures.ts";
import { keepRecipes } from "./keep-recipes.ts";
import type { KeptFor } from "./kept-for.ts";
import { openPictures } from "./picture-shelf.ts";
import { quietly } from "./quietly.ts";
import type { Shelf } from "./offline-store.ts";

export interface Progress {
  of: "recipes" | "pictures";
  done: number;
  total: number;
}

interface Parts {
  shelf: Shelf;
  keptFor: KeptFor;
  /** In bytes. */
  budget: number;
  /** Whether the same person still wants it. */
  isStill(): boolean;
  rest(): Promise<void>;
  tell(progress: Progress): void;
}

const UNCHANGED = 304;

/**
 * Stores the library as it is now: fetches changes, removes deleted recipes. An interrupted run continues the next
 * time. Returns whether it finished.
 * @throws QuotaExceededError (a DOMException)
 */
export async function keepLibrary(parts: Parts): Promise<boolean> {
  const { shelf, keptFor, budget, isStill, rest, tell } = parts;
  const { person } = keptFor;
  await shelf.setFact("keptFor", keptFor);
  if (!(await keepAnswers({ shelf, person, isStill }))) return false;
  const whole = await shelf.fact("whole");
  const known = whole?.budget === budget ? whole.etag : null;
  const list = await callApi("GET recipe-library", quietly(known));
  if (!isStill()) return false;
  if (list.ok) {
    await shelf.setFact("whole", null);
    const say = (of: Progress["of"]) => (done: number, total: number) => tell({ of, done, total });
    if (!(await keepRecipes(list.data, { shelf, isStill, rest, tell: say("recipes") }))) return false;
    const pictures = await openPictures(shelf);
    await pictures.sweep();
    const still = { pictures, budget, isStill, rest, tell: say("pictures") };
    if (!(await keepPictures(list.data, still)) || !isStill()) return false;
    await shelf.setFact("whole", { etag: list.etag ?? "", budget });
  } else if (list.status !== UNCHANGED) return false;
  await shelf.setFact("keptAt", new Date().toISOString());
  return true;
}
