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

/** Never throws: administrators see failures in the app. */
export async function runAutomaticBackup({ backups, restores, jobs, log }: Parts): Promise<void> {
  await backups.makeAutomatic().catch(() => {});
  for (const old of backups.listOutdated()) {
    // One that is being restored is removed another night.
    if (restores.isUsed(old.name, jobs)) continue;
    try {
      backups.removeOutdated(old);
      restores.closeArchive(old.name);
    } catch (problem) {
      log.error(`couldn't remove the old backup ${old.name}`, problem);
    }
  }
}
