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
  /** Room for pictures, in bytes. */
  budget: number;
  /** Whether it is still wanted, and by the same person. */
  isStill(): boolean;
  rest(): Promise<void>;
  tell(progress: Progress): void;
}

/** Nothing of the library has changed since its list had this `ETag`. */
const UNCHANGED = 304;

/**
 * Keeps all of the library as it is now: what changed is fetched, what is gone goes. Broken off anywhere, it is gone on
 * with the next time. Returns whether it got to its end.
 * @throws QuotaExceededError (a DOMException) when the device has no room
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
