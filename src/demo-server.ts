import { join } from "node:path";
import { Cron } from "croner";
import { openApp, type App } from "./app.ts";
import type { Language } from "./contract/languages.ts";
import { drawDemoPictures, resetDemo } from "./demo-mode.ts";
import { chooseLanguage } from "./http/choose-language.ts";
import type { Visits } from "./http/http-server.ts";
import type { WholePicture } from "./platform/pictures/picture-files.ts";
import { startBackgroundWork } from "./scheduler.ts";
import { server } from "./server.ts";

interface Kitchen {
  app: App;
  handle(request: Request): Response | Promise<Response>;
  stop(): Promise<void>;
}

export type DemoServer = ReturnType<typeof demoServer>;

const ENGLISH = "en-US";

/**
 * Visitors of a demo see recipes in their browser's language. English is the instance that `serve` runs; each other
 * language has an instance below its folder, opened when the first visitor needs it.
 */
export function demoServer(english: App, visits: Visits) {
  const inEnglish = server(english);
  const others = new Map<Language, Promise<Kitchen>>();
  let pictures: Promise<WholePicture[]> | null = null;

  async function reset(app: App, language: Language): Promise<void> {
    pictures ??= drawDemoPictures(english);
    try {
      await resetDemo(app, language, await pictures);
    } catch (problem) {
      pictures = null;
      throw problem;
    }
  }

  async function openKitchen(language: Language): Promise<Kitchen> {
    const dataDir = join(english.folder.path, "languages", language);
    const app = openApp({ ...english.config, dataDir }, visits, english.clock);
    try {
      await reset(app, language);
    } catch (problem) {
      app.close();
      throw problem;
    }
    return { app, handle: server(app).handle, stop: startBackgroundWork(app) };
  }

  /** Answers in English if the language can't be opened, such as on a full disk; the next request tries again. */
  async function answerIn(language: Language, request: Request): Promise<Response> {
    const kitchen = others.get(language) ?? openKitchen(language);
    others.set(language, kitchen);
    try {
      return (await kitchen).handle(request);
    } catch (problem) {
      others.delete(language);
      english.log.error(`Couldn't open the demo in ${language}`, problem);
      return inEnglish.handle(request);
    }
  }

  async function resetAll(): Promise<void> {
    await reset(english, ENGLISH);
    for (const [language, kitchen] of others) await reset((await kitchen).app, language);
  }

  const logFailure = (problem: unknown) => english.log.error("Couldn't reset the demo", problem);
  const hourly = new Cron("0 * * * *", { catch: logFailure, protect: true }, resetAll);

  return {
    async prepare(): Promise<void> {
      if (english.users.isEmpty()) await reset(english, ENGLISH);
    },

    async handle(request: Request): Promise<Response> {
      const language = chooseLanguage(request.headers.get("Accept-Language"));
      const response = await (language === ENGLISH ? inEnglish.handle(request) : answerIn(language, request));
      response.headers.append("Vary", "Accept-Language");
      return response;
    },

    /** `serve` closes English. */
    async close(): Promise<void> {
      hourly.stop();
      for (const opened of await Promise.allSettled(others.values())) {
        if (opened.status === "rejected") continue;
        await opened.value.stop();
        opened.value.app.close();
      }
    },
  };
}
