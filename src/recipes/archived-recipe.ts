import type { RecipeContent } from "../contract/recipe-life.ts";
import type { RecipeDoubt } from "../contract/recipe-doubts.ts";
import type { StoredPicture } from "../platform/pictures/picture-files.ts";
import type { FurtherPictureState } from "./pictures/further-picture-store.ts";
import type { FormerPicture } from "./pictures/picture-store.ts";
import type { FullTrashItem } from "./trash/trash-item-store.ts";
import type { SavedState } from "./versions/version-store.ts";

export interface RestoreInput {
  content: RecipeContent;
  slug: string | null;
  picture: StoredPicture | null;
  known: ArchivedDetails | null;
}

export type DetailsAndPicture = ArchivedDetails & { picture: StoredPicture | null };

export interface ArchivedDetails {
  id: number;
  changedAt: string;
  changedBy: string | null;
  pictureNumber: number;
  oldSlugs: string[];
  versions: SavedState[];
  former: FormerPicture | null;
  further: FurtherPictureState[];
  doubts: RecipeDoubt[];
}

export interface ArchivedTrashItem extends FullTrashItem {
  versions: SavedState[];
  oldSlugs: string[];
  former: FormerPicture | null;
  further: FurtherPictureState[];
  doubts: RecipeDoubt[];
  /** How many earlier ones in the trash have the same slug and time of deletion. */
  twins: number;
}

export interface RestoreItemOptions {
  force: boolean;
  by: string | null;
}

export interface RestoreDeletedHow extends Pick<RestoreItemOptions, "force"> {
  also?(): void;
}

export interface Restored {
  slug: string;
  dropped: string[];
}
