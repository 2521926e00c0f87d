import type { ShownPicture } from "./use-shown-picture.ts";
import type { ChosenPicture } from "./chosen-picture.ts";

export interface Underway {
  doing: "sending" | "getting" | "removing";
  /** From 0 to 1; null if unknown. */
  sent: number | null;
}

export interface EditedPicture {
  shown: ShownPicture | null;
  underway: Underway | null;
  problem: string | null;
  take: (chosen: ChosenPicture) => Promise<boolean>;
  remove: () => Promise<boolean>;
  forgive: () => void;
}
