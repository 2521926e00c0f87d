import type { Database } from "bun:sqlite";
import { knownFiles } from "./about/known-files.ts";
import { latestRelease } from "./about/latest-release.ts";
import { sessionStore } from "./accounts/session-store.ts";
import { openSessions } from "./accounts/sessions.ts";
import { signInLimits } from "./accounts/sign-in-limits.ts";
import { signUpStore } from "./accounts/sign-up-store.ts";
import { userStore } from "./accounts/user-store.ts";
import { sqlMigrations, startPageWorker, webFiles } from "./assets.ts";
import type { Config } from "./config.ts";
import { groupStore } from "./groups/group-store.ts";
import type { WebhookParts } from "./groups/send-webhooks.ts";
import { webhookStore } from "./groups/webhook-store.ts";
import type { Visits } from "./http-server.ts";
import { organizerStore } from "./organizers/organizer-store.ts";
import { mealPlanStore } from "./meal-plans/meal-plan-store.ts";
import { recipePoolStore } from "./meal-plans/recipe-pool-store.ts";
import { importKind } from "./imports/import-link.ts";
import { wait, type Clock } from "./platform/clock.ts";
import { closeDatabase, openDatabase } from "./platform/database.ts";
import { openDataFolder } from "./platform/data-folder.ts";
import { openDownloads } from "./platform/downloads.ts";
import { openJobs } from "./platform/jobs.ts";
import { keptAnswers } from "./platform/kept-answers.ts";
import { openLog } from "./platform/log.ts";
import { safeFetch } from "./platform/safe-fetch.ts";
import { safePost } from "./platform/safe-post.ts";
import { lastRead } from "./recipes/last-read.ts";
import { pageReader } from "./recipes/page-reader.ts";
import { pictureFiles } from "./platform/pictures/picture-files.ts";
import { recipeStore } from "./recipes/recipe-store.ts";
import { customPageStore } from "./site/custom-page-store.ts";
import { siteStore } from "./site/site-store.ts";
import { themeStore } from "./themes/theme-store.ts";
import { ownAddress } from "./own-address.ts";
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
  const images = pictureFiles(folder.images);
  const lastPage = lastRead(folder.path, log);
  const reader = pageReader(startPageWorker, log);
  const users = userStore(db);
  const groups = groupStore(db);
  const fetchSafely = safeFetch(config.allowPrivateAddresses);
  const importing = {
    recipes,
    images,
    log,
    reader,
    safeFetch: fetchSafely,
    lastRead: lastPage,
    timeoutMs: config.fetchTimeoutMs,
  };
  const sessionRows = sessionStore(db, clock);
  const sessions = openSessions({ users, store: sessionRows, secret, hours: config.tokenTime, clock });
  const site = siteStore(db);
  const mealPlans = mealPlanStore(db);
  const webhooking: WebhookParts = {
    webhooks: webhookStore(db),
    safePost: safePost(config.allowPrivateAddresses),
    clock,
    log,
    userAgent: `Tagine/${VERSION}`,
    dinnerOf(group, day) {
      const recipe = recipes.get(mealPlans.dinner(group, day) ?? "");
      return recipe && { name: recipe.name, body: JSON.stringify(recipe) };
    },
  };
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
    groups,
    mealPlans,
    recipePool: recipePoolStore(db),
    webhooking,
    themes: themeStore(db),
    site,
    customPages: customPageStore(db),
    sessions,
    sessionRows,
    signUps: signUpStore(db),
    limits: signInLimits(clock),
    visits,
    addressOf: (request: Request) => visits.get(request)?.address() ?? "",
    ownAddress: (request: Request) => ownAddress(request, config),
    keptAnswers: keptAnswers(db, clock),
    importing,
    jobs: openJobs(db, { kinds: [importKind(importing)], clock, log, wait }),
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
    downloads: openDownloads({ secret, clock, find: knownFiles({ log, lastReadFile: lastPage.file }) }),
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
