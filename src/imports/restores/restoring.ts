import type { Clock } from "../../platform/clock.ts";
import type { ItemContext } from "../../platform/jobs/job-kind.ts";
import type { Log } from "../../platform/log.ts";
import type { PictureFiles } from "../../platform/pictures/picture-files.ts";
import type { Stores } from "./open-stores.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import type { RestoreHow } from "./restore-plan.ts";

export interface RestoreTarget extends Stores {
  images: Pick<PictureFiles, "store" | "adopt" | "format" | "remove">;
  clock: Clock;
  log: Pick<Log, "warn">;
  accountGone(id: number): void;
  /** Ends the sessions of an account that another password signs in to now. */
  passwordChanged(id: number): void;
}

export interface Restoring extends RestoreHow {
  archive: OpenedArchive;
  into: RestoreTarget;
  /** The account of who asks, whose password and role stay; null from the shell. */
  caller: { id: number; name: string } | null;
  settle: ItemContext["settle"];
}
