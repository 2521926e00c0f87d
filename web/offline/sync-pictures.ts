import type { LibraryEntry } from "../../src/contract/recipe-library.ts";
import { GONE } from "../api/call.ts";
import { pictureAddress } from "../api/picture-address.ts";
import { picturePass } from "../state/picture-pass.ts";
import type { OfflinePictures } from "./offline-pictures.ts";
import { labelPath } from "./picture-request.ts";
import { picturesToKeep } from "./sync-plan.ts";

/** Leaves connections for the page. */
const AT_ONCE = 3;
const UNTIL_REST = 10;
const LONGEST_MS = 60_000;

interface Parts {
  pictures: OfflinePictures;
  /** In bytes. */
  budget: number;
  isStill(): boolean;
  rest(): Promise<void>;
  tell(done: number, total: number): void;
}

type Went = "on" | "no-room" | "unanswered";

/** Returns whether the server answered. */
export async function syncPictures(rows: LibraryEntry[], parts: Parts): Promise<boolean> {
  const { pictures, budget, isStill } = parts;
  for (;;) {
    const before = pictures.sizes.size;
    const { fetch: missing, remove } = picturesToKeep(rows, pictures.sizes, budget);
    await pictures.remove(remove);
    const went = await keepAll(missing, parts);
    if (went === "unanswered") return false;
    // There may be more room, now that their sizes are known.
    if (went === "no-room" || !isStill() || pictures.sizes.size <= before) return true;
  }
}

async function keepAll(labels: string[], parts: Parts): Promise<Went> {
  const { pictures, isStill, rest, tell } = parts;
  const total = pictures.sizes.size + labels.length;
  const waiting = labels.values();
  let went: Went = "on";
  async function work(): Promise<void> {
    for (const label of waiting) {
      const outcome = await keepOne(label, parts);
      if (outcome !== "on") went = outcome;
      if (went !== "on" || !isStill()) return;
      tell(pictures.sizes.size, total);
      if (pictures.sizes.size % UNTIL_REST === 0) await rest();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return went;
}

async function keepOne(label: string, { pictures, budget, isStill }: Parts): Promise<Went> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  // Not in the HTTP cache as well.
  const asked = { cache: "no-store", priority: "low", signal } as const;
  const answer = await fetch(getPictureUrl(label), asked).catch(() => null);
  // The recipe may have been deleted or changed.
  if (answer?.status === GONE) return "on";
  const picture = answer?.ok ? await answer.blob().catch(() => null) : null;
  if (!picture?.type.startsWith("image/")) return "unanswered";
  if (!isStill()) return "on";
  if (pictures.bytes() + picture.size > budget) return "no-room";
  await pictures.put(label, picture);
  return "on";
}

function getPictureUrl(label: string): string {
  return pictureAddress(labelPath(label), picturePass.peek());
}
