import type { Server } from "bun";
import { networkInterfaces } from "node:os";
import { openApp, type App } from "./app.ts";
import type { Config } from "./config.ts";
import { describeSignIn, firstStart, type FirstSignIn } from "./first-start.ts";
import { refuseMixedFolder, resetDemo } from "./demo-mode.ts";
import { listen, type Visits } from "./http/http-server.ts";
import { logCrashes } from "./platform/log-crashes.ts";
import { completeSearch } from "./recipes/search/complete-search.ts";
import { schedule, sweepImages } from "./scheduler.ts";
import { server } from "./server.ts";
import { VERSION } from "./version.ts";

/** What a killed process left in the folder of pictures is looked for when the first rush is over. */
const SWEEP_AFTER_MS = 60_000;

/** Requests that run when the program is told to stop may take so many milliseconds more. */
const REQUESTS_GRACE_MS = 3000;

/** What a job does at the end may take so many milliseconds more; what is broken off is done after the next start. */
const JOBS_GRACE_MS = 3000;

/**
 * Serves until the process is told to stop. Then running requests finish, and the database closes.
 * @throws StartError when it cannot start
 */
export async function serve(config: Config): Promise<void> {
  // From the first moment on: whoever starts it may also change their mind.
  const told = waitForStop();
  const visits: Visits = new WeakMap();
  const app = openApp(config, visits);
  logCrashes(app.log);
  try {
    refuseMixedFolder(app);
    const { listening, made } = await openServer(app);
    console.log(greeting(app, listening.port ?? config.port, made));
    app.log.info(`started, version ${VERSION}, port ${listening.port}`);
    const unschedule = schedule(app);
    app.jobs.begin();
    const stopCompleting = completeSearch(app.search, app.log);
    const sweep = setTimeout(() => sweepImages(app), SWEEP_AFTER_MS);
    await told;
    clearTimeout(sweep);
    stopCompleting();
    // Whoever waits for one is told; it would keep the program running for as long as it takes.
    app.backups.close();
    await Promise.all([unschedule(), stopListening(listening), app.jobs.close(JOBS_GRACE_MS)]);
    app.log.info("stopped");
  } finally {
    app.close();
  }
}

/** Lets running requests finish, and cuts off what is stuck: systemd and people don't wait for a minute. */
async function stopListening(listening: Server<undefined>): Promise<void> {
  const finished = listening.stop();
  const { promise: graceEnds, resolve: endGrace } = Promise.withResolvers<void>();
  // A timer left running would keep the process alive.
  const timer = setTimeout(endGrace, REQUESTS_GRACE_MS);
  await Promise.race([finished, graceEnds]);
  clearTimeout(timer);
  await listening.stop(true);
}

/**
 * Listens first: the password of a first start is shown once, and must not be lost to a port that is taken. Who comes
 * early waits until the data folder has what it needs.
 */
async function openServer(app: App) {
  const http = server(app);
  let isPrepared = false;
  const prepared = Promise.withResolvers<void>();
  const listening = listen({
    ...app,
    handle: (request) =>
      isPrepared ? http.handle(request) : prepared.promise.then(() => http.handle(request)),
  });
  try {
    const made = await prepare(app);
    isPrepared = true;
    prepared.resolve();
    return { listening, made };
  } catch (problem) {
    await listening.stop(true);
    throw problem;
  }
}

/** What a new data folder needs before anyone is answered. */
async function prepare(app: App): Promise<FirstSignIn | null> {
  if (!app.config.isDemo) return firstStart(app);
  if (app.users.isEmpty()) await resetDemo(app);
  return null;
}

/** Once is a request; twice ends the process at once, as the system does. */
function waitForStop(): Promise<void> {
  return new Promise((stop) => {
    process.once("SIGTERM", () => stop());
    process.once("SIGINT", () => stop());
  });
}

function greeting({ config, folder }: App, port: number, made: FirstSignIn | null): string {
  const [address = "", ...others] = addresses(config, port);
  const lines = [`Tagine 🍲 ${VERSION}`, "", `  Open      ${address}`];
  lines.push(...others.map((other) => `            ${other}`), `  Data      ${folder.path}`);
  if (made) {
    lines.push("", `  First start. Sign in at ${address}login with`, "");
    lines.push(...describeSignIn(made).map((line) => (line === "" ? "" : `  ${line}`)));
  }
  return `${lines.join("\n")}\n`;
}

/** Where it can be reached, the best first. */
function addresses({ publicUrl, tls, host, basePath }: Config, port: number): string[] {
  if (publicUrl) return [`${publicUrl}/`];
  const here = host ? [host] : ["localhost", ...inTheNetwork()];
  const named = here.map((name) => (name.includes(":") ? `[${name}]` : name));
  return named.map((name) => `${tls ? "https" : "http"}://${name}:${port}${basePath}/`);
}

function inTheNetwork(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter((card) => card.family === "IPv4" && !card.internal)
    .map((card) => card.address);
}
