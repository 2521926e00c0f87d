import type { ListedOrganizer } from "../../../src/contract/organizers.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import type { Answer } from "../../api/call.ts";

/** All categories and all tags. */
export type AllOrganizers = [Answer<ListedOrganizer[]>, Answer<ListedOrganizer[]>];

/** What a dialog that does something with chosen recipes is given. */
export interface Acting {
  recipes: RecipeSummary[];
  /** Nothing was done. */
  onClose: () => void;
  /** It was done: nothing is chosen any more. */
  onEnd: () => void;
  /** Shows the list as it is now. */
  onChanged: () => Promise<void>;
}
