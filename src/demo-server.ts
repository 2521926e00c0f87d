import { join } from "node:path";
import { Cron } from "croner";
import { openApp, type App } from "./app.ts";
import { startBackgroundWork } from "./scheduler.ts";
import type { Language } from "./contract/languages.ts";
import { drawDemoPictures, resetDemo } from "./demo-mode.ts";
import { acceptedLanguage } from "./http/accepted-language.ts";
import type { Visits } from "./http/http-server.ts";
import type { WholePicture } from "./platform/pictures/picture-files.ts";
import { server } from "./server.ts";

interface Kitchen {
  handle(request: Request): Response | Promise<Response>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export type DemoServer = ReturnType<typeof demoServer>;

/**
 * Visitors of a demo see recipes in their browser's language.
 * Each language has an instance of its own, below the English one's folder, opened when the first visitor needs it.
 */
export function demoServer(english: App, visits: Visits) {
  let pictures: Promise<WholePicture[]> | null = null;

  async function reset(app: App, language: Language): Promise<void> {
    pictures ??= drawDemoPictures(english).catch((problem: unknown) => {
      pictures = null;
      throw problem;
    });
    await resetDemo(app, language, await pictures);
  }

  const kitchens = new Map<Language, Kitchen>([
    [
      "en-US",
      {
        handle: server(english).handle,
        reset: () => reset(english, "en-US"),
        // Whoever opened it closes it.
        close: () => Promise.resolve(),
      },
    ],
  ]);
  const opening = new Map<Language, Promise<Kitchen>>();

  async function openKitchen(language: Language): Promise<Kitchen> {
    const app = openApp(
      { ...english.config, dataDir: join(english.folder.path, "languages", language) },
      visits,
      english.clock,
    );
    try {
      await reset(app, language);
    } catch (problem) {
      app.close();
      throw problem;
    }
    const stopWork = startBackgroundWork(app);
    const kitchen = {
      handle: server(app).handle,
      reset: () => reset(app, language),
      async close() {
        await stopWork();
        app.close();
      },
    };
    kitchens.set(language, kitchen);
    return kitchen;
  }

  /** Opens it once, however many ask. */
  function getKitchen(language: Language): Promise<Kitchen> {
    const kitchen = opening.get(language) ?? openKitchen(language).finally(() => opening.delete(language));
    opening.set(language, kitchen);
    return kitchen;
  }

  async function resetAll(): Promise<void> {
    for (const kitchen of kitchens.values()) await kitchen.reset();
  }

  const logFailure = (problem: unknown) => english.log.error("Couldn't reset the demo", problem);
  const hourly = new Cron("0 * * * *", { catch: logFailure, protect: true }, resetAll);

  return {
    /** Shows no generated sign-in, since a demo's is known. */
    async prepare(): Promise<null> {
      if (english.users.isEmpty()) await reset(english, "en-US");
      return null;
    },

    async handle(request: Request): Promise<Response> {
      const language = acceptedLanguage(request.headers.get("Accept-Language"));
      const kitchen = kitchens.get(language) ?? (await getKitchen(language));
      const response = await kitchen.handle(request);
      response.headers.append("Vary", "Accept-Language");
      return response;
    },

    async close(): Promise<void> {
      hourly.stop();
      await Promise.allSettled(opening.values());
      await Promise.all(Array.from(kitchens.values(), (kitchen) => kitchen.close()));
    },
  };
}
