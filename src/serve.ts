import type { Server } from "bun";
import { openApp, type App } from "./app.ts";
import type { Config } from "./config.ts";
import { firstStart, type FirstSignIn } from "./first-start.ts";
import { greet, listPhoneHosts } from "./greeting.ts";
import { refuseMixedFolder } from "./demo-mode.ts";
import { demoServer, type DemoServer } from "./demo-server.ts";
import { listen, type Visits } from "./http/http-server.ts";
import { logCrashes } from "./platform/log.ts";
import { startBackgroundWork } from "./scheduler.ts";
import { server } from "./server.ts";
import { VERSION } from "./version.ts";

const REQUESTS_GRACE_MS = 3000;

/** @throws StartError */
export async function serve(config: Config): Promise<void> {
  // First of all, so that a signal during startup isn't lost.
  const stopSignal = waitForStop();
  const visits: Visits = new WeakMap();
  const app = openApp(config, visits);
  logCrashes(app.log);
  let demo: DemoServer | null = null;
  try {
    refuseMixedFolder(app);
    if (config.isDemo) demo = demoServer(app, visits);
    const { listening, made } = await openServer(app, demo);
    const port = listening.port ?? config.port;
    const dataFolder = app.folder.path;
    console.log(greet({ config, port, dataFolder, made, phoneHosts: listPhoneHosts() }));
    app.log.info(`Started version ${VERSION} on port ${port}`);
    const stopWork = startBackgroundWork(app);
    await stopSignal;
    app.listEvents.close();
    app.timerEvents.close();
    await Promise.all([stopWork(), stopListening(listening)]);
    app.log.info("Stopped");
  } finally {
    await demo?.close();
    app.close();
  }
}

async function stopListening(listening: Server<undefined>): Promise<void> {
  const finished = listening.stop();
  const { promise: graceEnds, resolve: endGrace } = Promise.withResolvers<void>();
  // A timer left running would keep the process alive.
  const timer = setTimeout(endGrace, REQUESTS_GRACE_MS);
  await Promise.race([finished, graceEnds]);
  clearTimeout(timer);
  await listening.stop(true);
}

/** Listens first: a taken port must not lose the first password, which is shown only once. */
async function openServer(app: App, demo: DemoServer | null) {
  const http = demo ?? server(app);
  let isPrepared = false;
  const prepared = Promise.withResolvers<void>();
  const listening = listen({
    ...app,
    handle: (request) =>
      isPrepared ? http.handle(request) : prepared.promise.then(() => http.handle(request)),
  });
  try {
    const made = await prepare(app, demo);
    isPrepared = true;
    prepared.resolve();
    return { listening, made };
  } catch (problem) {
    await listening.stop(true);
    throw problem;
  }
}

async function prepare(app: App, demo: DemoServer | null): Promise<FirstSignIn | null> {
  if (!demo) return firstStart(app);
  await demo.prepare();
  return null;
}

/** A second signal ends the process at once. */
function waitForStop(): Promise<void> {
  return new Promise((stop) => {
    process.once("SIGTERM", () => stop());
    process.once("SIGINT", () => stop());
  });
}
