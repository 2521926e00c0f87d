import { lazy, type ComponentType } from "react";
import { later } from "../ui/later.ts";
import { whenQuiet } from "../ui/when-quiet.ts";

/** What could not be loaded is asked for again after as long, in milliseconds. */
const AGAIN_MS = 30_000;

/** Parts that no page waits for. Where they cannot be loaded, the page goes on without them until they can. */
function afterwards(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await whenQuiet();
    return { default: await loaded(load) };
  });
}

async function loaded(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const part = await load().catch(() => null);
  if (part) return part;
  await new Promise((waited) => setTimeout(waited, AGAIN_MS));
  return loaded(load);
}

export const AwayMark = afterwards(async () => (await later(import("../offline/away-mark.tsx"))).AwayMark);
export const UndoBar = afterwards(async () => (await later(import("./undo-bar.tsx"))).UndoBar);
export const NewVersion = afterwards(
  async () => (await later(import("../offline/new-version.tsx"))).NewVersion,
);
