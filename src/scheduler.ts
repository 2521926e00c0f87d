import { Cron } from "croner";
import type { App } from "./app.ts";
import { runAutomaticBackup } from "./backups/automatic-backup.ts";
import { FORMER_PICTURE_HOURS } from "./contract/rules.ts";
import { CHANGES_KEPT_DAYS, DEVICES_KEPT_DAYS } from "./contract/shopping-rules.ts";
import { sendDueWebhooks } from "./groups/send-webhooks.ts";
import { completeSearch } from "./recipes/search/complete-search.ts";
import { countListsSoon } from "./shopping-lists/count-lists-soon.ts";

const REPORTS_KEPT_DAYS = 30;
const BACKUP_HOUR = 3;
/** A missed backup waits until startup work is done. */
const MISSED_BACKUP_DELAY_MS = 60_000;
const SWEEP_DELAY_MS = 60_000;
/** Interrupted jobs resume after the next start. */
const JOBS_GRACE_MS = 3000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Starts what runs besides requests. Returns a function that stops it and waits for running work. */
export function startBackgroundWork(app: App): () => Promise<void> {
  const unschedule = schedule(app);
  app.jobs.begin();
  app.fileImports.begin();
  const stopCompleting = completeSearch(app);
  const stopCounting = countListsSoon(app);
  const stopMirror = app.config.isDemo ? undefined : app.mirror?.start();
  const sweep = setTimeout(() => sweepImages(app), SWEEP_DELAY_MS);
  return async () => {
    clearTimeout(sweep);
    stopCompleting();
    stopCounting();
    // A running backup would delay the exit.
    app.backups.close();
    await Promise.all([unschedule(), stopMirror?.(), app.jobs.close(JOBS_GRACE_MS)]);
  };
}

export function schedule(app: App): () => Promise<void> {
  const timers: { stop(): void }[] = [scheduleTidying(app, () => tidyDaily(app))];
  if (!app.config.isDemo) timers.push(scheduleBackups(app));
  // Strangers choose the addresses in a demo.
  const webhooks = app.config.isDemo ? null : scheduleWebhooks(app);
  return async () => {
    timers.forEach((timer) => timer.stop());
    await webhooks?.stop();
  };
}

function scheduleBackups(app: App): { stop(): void } {
  const backup = () => runAutomaticBackup(app);
  let missed: ReturnType<typeof setTimeout> | undefined;
  const hasRecipes = app.archivedRecipes.slugs().length > 0;
  if (isBackupMissed(app.backups.getLastAutomaticStart(), app.clock(), hasRecipes)) {
    missed = setTimeout(() => void backup(), MISSED_BACKUP_DELAY_MS).unref();
  }
  const nightly = new Cron("0 3 * * *", { protect: true }, backup);
  return {
    stop() {
      clearTimeout(missed);
      nightly.stop();
    },
  };
}

/** @param hasRecipes an empty instance that never backed up misses nothing */
export function isBackupMissed(last: Date | null, now: Date, hasRecipes: boolean): boolean {
  const due = new Date(now);
  due.setHours(BACKUP_HOUR, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return last === null ? hasRecipes : last < due;
}

function scheduleWebhooks({ webhooking, listWebhooks, log }: App): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logFailure = (problem: unknown) => log.error("Couldn't send webhooks", problem);
  let sending: Promise<void> | null = null;
  // Two runs at once would send the same webhook twice.
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
  const stopLists = listWebhooks.start(async () => {
    await sending;
    await send();
  });
  return {
    async stop() {
      timer.stop();
      stopping.abort();
      await stopLists();
      await sending;
    },
  };
}

function scheduleTidying({ log }: App, tidy: () => void): Cron {
  const logFailure = (problem: unknown) => log.error("Couldn't remove old data", problem);
  return new Cron("30 4 * * *", { catch: logFailure, protect: true }, tidy);
}

export function tidyDaily(app: App): void {
  forgetOldReports(app);
  forgetOldChanges(app);
  emptyTrash(app);
  dropFormerPictures(app);
  app.sessionRows.forgetOver();
  app.displayLinks.forgetExpired();
  app.shareLinks.forgetExpired();
  app.shoppingLinks.forgetExpired();
  app.fileImports.tidy(REPORTS_KEPT_DAYS);
  sweepImages(app);
}

export function sweepImages(app: App): void {
  const { images, clock, log } = app;
  try {
    images.sweep(app.listReferencedPictures(), clock());
  } catch (problem) {
    log.warn(`Couldn't tidy the pictures folder: ${String(problem)}`);
  }
}

export function forgetOldReports({ jobs, webhooking, backups, clock }: App): void {
  const before = new Date(clock().getTime() - REPORTS_KEPT_DAYS * DAY_MS).toISOString();
  jobs.forgetOld(before);
  webhooking.webhooks.forgetOld(before);
  backups.forgetOldFailures(before);
}

function forgetOldChanges({ shoppingEntries, clock }: App): void {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString();
  shoppingEntries.forgetOld(daysAgo(CHANGES_KEPT_DAYS));
  shoppingEntries.forgetDevices(daysAgo(DEVICES_KEPT_DAYS));
}

export function emptyTrash({ images, clock, trash }: App): void {
  trash.empty(trash.overdue(clock())).forEach(images.remove);
}

export function dropFormerPictures(app: App): void {
  const { images, clock, pictures, furtherPictures, fileImportResults } = app;
  const since = new Date(clock().getTime() - FORMER_PICTURE_HOURS * HOUR_MS).toISOString();
  const kept = fileImportResults.listWithNewPicture();
  [...pictures.forgetOld(since, kept), ...furtherPictures.forgetOld(since)].forEach(images.remove);
}
