import type { Jobs } from "../platform/jobs.ts";
import type { Log } from "../platform/log.ts";
import type { Backups } from "./backups.ts";
import type { Restores } from "../imports/restores/restores.ts";

interface Parts {
  backups: Backups;
  restores: Restores;
  jobs: Jobs;
  log: Pick<Log, "error">;
}

/** Makes the backup of a night, and lets older ones go. It never fails: what went wrong is told where it is seen. */
export async function automaticBackup({ backups, restores, jobs, log }: Parts): Promise<void> {
  // Why it came to nothing is kept for administrators, who see it in the app.
  await backups.makeAutomatic().catch(() => {});
  for (const old of backups.surplus()) {
    // The turn of one that is just being restored comes in another night.
    if (restores.isUsed(old.name, jobs)) continue;
    try {
      backups.removeSurplus(old);
      restores.letGo(old.name);
    } catch (problem) {
      log.error(`the old backup ${old.name} could not be removed`, problem);
    }
  }
}
