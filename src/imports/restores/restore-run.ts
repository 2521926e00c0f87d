import type { RestoreContext } from "../../archiving/archive-list.ts";
import type { Kinds } from "../../archiving/archive-kinds.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { Stores } from "./open-stores.ts";
import type { OpenedArchive } from "./opened-archive.ts";

export interface RestoreTarget
  extends Stores, Pick<RestoreContext<Stores>, "onAccountRemoved" | "onPasswordChanged"> {
  images: Pick<PictureFiles, "store" | "adopt" | "format" | "remove">;
  clock: Clock;
  log: Pick<Log, "warn">;
}

export interface RestoreSettings {
  /** Whether what exists is changed to what the archive says. */
  force: boolean;
  rebase: boolean;
  kinds: Kinds;
}

export interface RestoreRun extends RestoreSettings, Pick<RestoreContext<Stores>, "caller"> {
  archive: OpenedArchive;
  into: RestoreTarget;
}
