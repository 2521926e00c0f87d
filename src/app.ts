import { findKnownFile } from "./about/known-files.ts";
import { latestRelease } from "./about/latest-release.ts";
import { sessionStore } from "./accounts/session-store.ts";
import { signUpStore } from "./accounts/sign-up-store.ts";
import { openSessions } from "./accounts/sessions.ts";
import { signInLimits } from "./accounts/sign-in-limits.ts";
import {
  FOOD_TEXTS,
  sqlMigrations,
  startBackupWorker,
  startPageWorker,
  startPdfWorker,
  startPictureProcess,
  startTemplateWorker,
  webFiles,
} from "./assets.ts";
import { backupRunStore } from "./backups/backup-run-store.ts";
import { openTimers } from "./cooking/timers/open-timers.ts";
import { BACKUP_FILE, openBackups } from "./backups/backups.ts";
import { openMirror } from "./exports/mirror/mirror.ts";
import { foodCatalog } from "./ingredients/foods/food-catalog.ts";
import { openStores } from "./imports/restores/open-stores.ts";
import { openImports } from "./imports/open-imports.ts";
import { openRestores } from "./imports/restores/restores.ts";
import type { RestoreTarget } from "./imports/restores/restore-run.ts";
import type { Config } from "./config.ts";
import { openListAnnouncements } from "./groups/list-announcements.ts";
import type { WebhookParts } from "./groups/send-webhooks.ts";
import { webhookStore } from "./groups/webhook-store.ts";
import { displayLinkStore } from "./displays/display-link-store.ts";
import type { Visits } from "./http/http-server.ts";
import { recipePoolStore } from "./meal-plans/recipe-pool-store.ts";
import { sampleRecipeStore } from "./demo/sample-recipe-store.ts";
import { shareLinkStore } from "./share-links/share-link-store.ts";
import { itemCounter } from "./shopping-lists/item-counter.ts";
import { shoppingLinkStore } from "./shopping-lists/shopping-link-store.ts";
import { wait, type Clock, type Wait } from "./platform/clock.ts";
import { closeDatabase } from "./platform/database.ts";
import { openDownloads } from "./platform/downloads.ts";
import { createResponseCache } from "./platform/response-cache.ts";
import { openStorage } from "./platform/open-storage.ts";
import { openLog } from "./platform/log.ts";
import { createTemporaryFiles } from "./platform/temporary-files.ts";
import { safeFetch } from "./platform/safe-fetch.ts";
import { safePost } from "./platform/safe-post.ts";
import { lastRead } from "./recipes/reading/last-read.ts";
import { pageReader } from "./recipes/reading/page-reader.ts";
import { pdfReader } from "./recipes/reading/pdf-reader.ts";
import { pictureFiles } from "./platform/pictures/picture-files.ts";
import { pictureWorker } from "./platform/pictures/picture-worker.ts";
import { ownAddress } from "./http/own-address.ts";
import { VERSION } from "./version.ts";
import { webApp } from "./http/web-app.ts";

export type App = ReturnType<typeof openApp>;

/** @throws StartError if the data folder or its database can't be used */
export function openApp(
  config: Config,
  visits: Visits,
  clock: Clock = () => new Date(),
  waitFor: Wait = wait,
  workers = { startBackupWorker, startPageWorker, startPdfWorker, startPictureProcess },
) {
  const migrations = sqlMigrations();
  const { folder, db, secret } = openStorage(config.dataDir, migrations);
  const { logLevel: level, logToConsole: print } = config;
  const log = openLog({ folder: folder.path, level, print, clock });
  folder.warnings.forEach((warning) => log.warn(warning));
  // This runs later, once `instance` is set.
  const foods = foodCatalog(FOOD_TEXTS, () => instance.taughtFoods.byName());
  const instance = openStores(db, clock, foods);
  const { recipes, users, groups, mealPlans } = instance;
  recipes.completeRows();
  const pictureTasks = pictureWorker(workers.startPictureProcess, log);
  const images = pictureFiles(folder.images, pictureTasks);
  const lastPage = lastRead(folder.path, log);
  const reader = pageReader(workers.startPageWorker, log);
  const pdfs = pdfReader(workers.startPdfWorker, log);
  const fetchSafely = safeFetch(config.allowPrivateAddresses);
  const importing = {
    recipes,
    tags: instance.tags,
    categories: instance.categories,
    importedOrganizers: () => instance.site.settings().importedOrganizers,
    images,
    log,
    reader,
    pdfs,
    safeFetch: fetchSafely,
    lastRead: lastPage,
    timeoutMs: config.fetchTimeoutMs,
  };
  const sessionRows = sessionStore(db, clock);
  const sessions = openSessions({ users, store: sessionRows, secret, hours: config.tokenTime, clock });
  const webhooking: WebhookParts = {
    webhooks: webhookStore(db),
    safePost: safePost(config.allowPrivateAddresses),
    clock,
    log,
    userAgent: `Tagine/${VERSION}`,
    findDinner(group, day) {
      const recipe = recipes.get(mealPlans.dinner(group, day) ?? "");
      return recipe && { name: recipe.name, body: JSON.stringify(recipe) };
    },
  };
  const announcements = openListAnnouncements({
    ...instance,
    foods,
    webhooks: webhooking.webhooks,
    getLanguage: () => instance.site.settings().language,
    clock,
    wait: waitFor,
    log,
  });
  const timers = openTimers(clock);
  const backups = openBackups({
    dataFolder: folder.path,
    database: folder.database,
    images: folder.images,
    runs: backupRunStore(db),
    startWorker: workers.startBackupWorker,
    startTemplateWorker,
    migrations,
    version: `v${VERSION}`,
    keeps: config.backupsKept,
    secondFolder: config.backupCopyDir,
    clock,
    log,
  });
  backups.removeLeftovers();
  // `imports` exists by the time a restore calls this.
  const restoreTarget: RestoreTarget = {
    ...instance,
    images,
    clock,
    log,
    onAccountRemoved: (id) => imports.jobs.removeByOwner(id),
    onPasswordChanged: (id) => sessionRows.endAll(id),
  };
  const restores = openRestores({ backups, into: restoreTarget, migrations });
  const imports = openImports({
    db,
    instance,
    importing,
    restores,
    foods,
    dataFolder: folder.path,
    workFolder: backups.workFolder,
    onListDeleted: announcements.onListDeleted,
    clock,
    wait: waitFor,
  });
  const { mirrorDir, mirrorFormat } = config;
  const mirror =
    mirrorDir === null
      ? null
      : openMirror({ ...instance, folder: mirrorDir, format: mirrorFormat, db, images, clock, log });
  const made = createTemporaryFiles(backups.workFolder);
  const known = findKnownFile({ log, lastReadFile: lastPage.file });
  return {
    config,
    clock,
    folder,
    ...instance,
    signUps: signUpStore(db),
    displayLinks: displayLinkStore(db, clock),
    shareLinks: shareLinkStore(db, clock),
    shoppingLinks: shoppingLinkStore(db, clock),
    countItems: itemCounter({ ...instance, foods }),
    ...announcements,
    ...timers,
    samples: sampleRecipeStore(db),
    log,
    foods,
    images,
    recipePool: recipePoolStore(db),
    webhooking,
    sessions,
    sessionRows,
    limits: signInLimits(clock),
    visits,
    takesLong: (request: Request) => visits.get(request)?.takesLong(),
    getAddress: (request: Request) => visits.get(request)?.address() ?? "",
    ownAddress: (request: Request) => ownAddress(request, config),
    keptAnswers: createResponseCache(db, clock),
    importing,
    ...imports,
    backups,
    mirror,
    restores,
    restoreTarget,
    madeFiles: made,
    about: {
      version: `v${VERSION}`,
      production: Bun.isStandaloneExecutable,
      demo: config.isDemo,
      isGone: folder.isGone,
      running: () => ({
        apiPort: config.port,
        apiDocs: config.apiDocs,
        dbType: "sqlite" as const,
        sqliteFile: folder.database,
        defaultGroup: groups.get(groups.defaultId())?.name ?? "",
      }),
      latestRelease: latestRelease({ url: config.releasesUrl, safeFetch: fetchSafely, clock, log }),
    },
    lastReadFile: lastPage.file,
    downloads: openDownloads({
      secret,
      clock,
      find: (name) =>
        name.startsWith(BACKUP_FILE)
          ? backups.findDownload(name.slice(BACKUP_FILE.length))
          : (known(name) ?? made.find(name)),
    }),
    web: webApp(webFiles(), config.basePath),

    /** The keys of all pictures of recipes, including those in the trash, and of people. */
    listReferencedPictures: () => instance.pictures.keys().union(users.pictureKeys()),

    close(): void {
      announcements.listEvents.close();
      timers.timerEvents.close();
      reader.close();
      pdfs.close();
      pictureTasks.close();
      backups.close();
      restores.close();
      imports.migrations.close();
      imports.fileImports.close();
      log.flush();
      closeDatabase(db);
      folder.release();
    },
  };
}
