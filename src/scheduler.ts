import { Cron } from "croner";
import type { App } from "./app.ts";
import { runAutomaticBackup } from "./backups/automatic-backup.ts";
import { FORMER_PICTURE_HOURS } from "./contract/rules.ts";
import { resetDemo } from "./demo-mode.ts";
import { sendDueWebhooks } from "./groups/send-webhooks.ts";
import { listReferencedPictures } from "./referenced-pictures.ts";

/** How long the reports of long work that is done are kept, and what became of webhooks, in days. */
const REPORTS_KEPT_DAYS = 30;
/** In the server's own time zone. */
const BACKUP_HOUR = 3;
/** A backup that was missed waits for so many milliseconds after the start, when the first rush is over. */
const MISSED_AFTER_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What happens by the clock, in the server's own time zone; returns what ends it, which waits for what is under way. */
export function schedule(app: App): () => Promise<void> {
  const timers: { stop(): void }[] = [daily(app, () => tidyDaily(app))];
  if (!app.config.isDemo) timers.push(backupsByTheClock(app));
  if (app.config.isDemo) {
    const logFailure = (problem: unknown) =>
      app.log.error("the demo could not be put back to its start", problem);
    timers.push(new Cron("0 * * * *", { catch: logFailure, protect: true }, () => resetDemo(app)));
  }
  // Strangers choose the addresses in a demo.
  const webhooks = app.config.isDemo ? null : webhooksByTheClock(app);
  return async () => {
    timers.forEach((timer) => timer.stop());
    await webhooks?.stop();
  };
}

/** A backup every night, and soon after the start when the last one was missed. */
function backupsByTheClock(app: App): { stop(): void } {
  const backup = () => runAutomaticBackup(app);
  let missed: ReturnType<typeof setTimeout> | undefined;
  const hasRecipes = app.archivedRecipes.slugs().length > 0;
  if (isBackupMissed(app.backups.getLastAutomaticStart(), app.clock(), hasRecipes)) {
    missed = setTimeout(() => void backup(), MISSED_AFTER_MS).unref();
  }
  const nightly = new Cron("0 3 * * *", { protect: true }, backup);
  return {
    stop() {
      clearTimeout(missed);
      nightly.stop();
    },
  };
}

/**
 * Whether the backup of last night was not made, because nothing ran then.
 * @param last when the last one by the clock was begun; null while there was none
 * @param hasRecipes of a Tagine that has just begun there is nothing to save yet
 */
export function isBackupMissed(last: Date | null, now: Date, hasRecipes: boolean): boolean {
  const due = new Date(now);
  due.setHours(BACKUP_HOUR, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return last === null ? hasRecipes : last < due;
}

/** Webhooks, each at its group's own time. What a stop of the program kept from going out goes out at once. */
function webhooksByTheClock({ webhooking, log }: App): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logFailure = (problem: unknown) => log.error("the webhooks could not be sent", problem);
  let sending: Promise<void> | null = null;
  // One after the other: what is under way would be due once more.
  const send = (): Promise<void> => {
    sending ??= sendDueWebhooks(webhooking, stopping.signal)
      .catch(logFailure)
      .finally(() => {
        sending = null;
      });
    return sending;
  };
  void send();
  const timer = new Cron("* * * * *", send);
  return {
    async stop() {
      timer.stop();
      stopping.abort();
      await sending;
    },
  };
}

/** In the night, when nobody waits. */
function daily({ log }: App, tidy: () => void): Cron {
  const logFailure = (problem: unknown) => log.error("what is old could not be tidied away", problem);
  return new Cron("30 4 * * *", { catch: logFailure, protect: true }, tidy);
}

/** Removes what is no longer needed. */
export function tidyDaily(app: App): void {
  forgetOldReports(app);
  emptyBin(app);
  dropFormerPictures(app);
  app.sessionRows.forgetOver();
  sweepImages(app);
}

/** Whatever is wrong with that folder, the kitchen goes on. */
export function sweepImages(app: App): void {
  const { images, clock, log } = app;
  try {
    images.sweep(listReferencedPictures(app), clock());
  } catch (problem) {
    log.warn(`the folder of pictures could not be tidied up: ${String(problem)}`);
  }
}

/** Reports are for looking at soon: what became of each link is in the recipes. */
export function forgetOldReports({ jobs, webhooking, backups, clock }: App): void {
  const before = new Date(clock().getTime() - REPORTS_KEPT_DAYS * DAY_MS).toISOString();
  jobs.forgetOld(before);
  webhooking.webhooks.forgetOld(before);
  backups.forgetOldFailures(before);
}

/** What lies in the bin for as long as recipes can be taken back goes for good, pictures and versions with it. */
export function emptyBin({ images, clock, trash }: App): void {
  trash.empty(trash.overdue(clock())).forEach(images.remove);
}

/** The picture before a change stays on the disk for as long as the change can be taken back, and no longer. */
export function dropFormerPictures({ images, clock, pictures }: App): void {
  const since = new Date(clock().getTime() - FORMER_PICTURE_HOURS * HOUR_MS).toISOString();
  pictures.forgetOld(since).forEach(images.remove);
}
