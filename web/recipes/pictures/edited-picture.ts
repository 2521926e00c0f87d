import type { ShownPicture } from "./use-shown-picture.ts";
import type { ChosenPicture } from "./chosen-picture.ts";

export interface Underway {
  doing: "sending" | "getting" | "removing";
  /** How much has been sent, from 0 to 1; null where that is not known. */
  sent: number | null;
}

export interface EditedPicture {
  /** Null without a picture. */
  shown: ShownPicture | null;
  underway: Underway | null;
  /** Why the last change was refused. */
  problem: string | null;
  take: (chosen: ChosenPicture) => Promise<boolean>;
  /** Leaves the recipe without a picture; whether that was done. */
  remove: () => Promise<boolean>;
  /** Says no more of what was refused. */
  forgive: () => void;
}
