import type { Database } from "bun:sqlite";
import { guardedBy } from "./accounts/guard.ts";
import { openSessions } from "./accounts/sessions.ts";
import { signInLimits } from "./accounts/sign-in-limits.ts";
import { userStore } from "./accounts/user-store.ts";
import { sqlMigrations, startPageWorker, webFiles } from "./assets.ts";
import type { Config } from "./config.ts";
import { groupStore } from "./groups/group-store.ts";
import type { Visits } from "./http-server.ts";
import { organizerStore } from "./organizers/organizer-store.ts";
import { importKind } from "./imports/import-link.ts";
import { wait, type Clock } from "./platform/clock.ts";
import { closeDatabase, openDatabase } from "./platform/database.ts";
import { openDataFolder } from "./platform/data-folder.ts";
import { openJobs } from "./platform/jobs.ts";
import { keptAnswers } from "./platform/kept-answers.ts";
import { openLog } from "./platform/log.ts";
import { safeFetch } from "./platform/safe-fetch.ts";
import { lastRead } from "./recipes/last-read.ts";
import { pageReader } from "./recipes/page-reader.ts";
import { recipeImages } from "./recipes/recipe-images.ts";
import { recipeStore } from "./recipes/recipe-store.ts";
import { siteStore } from "./site/site-store.ts";
import { themeStore } from "./themes/theme-store.ts";
import { VERSION } from "./version.ts";
import { webApp } from "./web-app.ts";

/** Everything that a running Tagine is made of, each part built once. */
export type App = ReturnType<typeof openApp>;

/**
 * Opens the data folder and its database and builds each part on them.
 * @throws StartError when the folder or the database cannot be used
 */
export function openApp(config: Config, visits: Visits, clock: Clock = () => new Date()) {
  const folder = openDataFolder(config.dataDir);
  let db: Database | null = null;
  let secret: string;
  try {
    db = openDatabase(folder.database, sqlMigrations());
    secret = folder.secret();
  } catch (problem) {
    db?.close();
    folder.release();
    throw problem;
  }
  const { logLevel: level, logToConsole: print } = config;
  const log = openLog({ folder: folder.path, level, print, clock });
  const categories = organizerStore(db, "category");
  const tags = organizerStore(db, "tag");
  const recipes = recipeStore(db, { categories, tags, clock });
  recipes.completeRows();
  const images = recipeImages(folder.images);
  const lastPage = lastRead(folder.path, log);
  const reader = pageReader(startPageWorker, log);
  const users = userStore(db);
  const importing = {
    recipes,
    images,
    log,
    reader,
    safeFetch: safeFetch(config.allowPrivateAddresses),
    lastRead: lastPage,
    timeoutMs: config.fetchTimeoutMs,
  };
  const sessions = openSessions({ users, secret, hours: config.tokenTime, clock });
  return {
    config,
    clock,
    folder,
    db,
    log,
    categories,
    tags,
    recipes,
    images,
    users,
    groups: groupStore(db),
    themes: themeStore(db),
    site: siteStore(db),
    sessions,
    limits: signInLimits(clock),
    guard: guardedBy(sessions),
    visits,
    addressOf: (request: Request) => visits.get(request)?.address() ?? "",
    keptAnswers: keptAnswers(db, clock),
    importing,
    jobs: openJobs(db, { kinds: [importKind(importing)], clock, log, wait }),
    about: {
      version: `v${VERSION}`,
      production: Bun.isStandaloneExecutable,
      demo: config.isDemo,
      lastReadFile: lastPage.file,
      isGone: folder.isGone,
      log,
    },
    web: webApp(webFiles(), config.basePath),

    /** Ends it so that nothing is left open or half written. */
    close(): void {
      reader.close();
      log.flush();
      closeDatabase(db);
      folder.release();
    },
  };
}
