import type { Server } from "bun";
import { createSeededRandom } from "../../src/demo/random.ts";
import { samplePicture } from "../../src/demo/sample-pictures.ts";
import { NO_ADDRESSES, readAddressList } from "../../src/platform/addresses.ts";

/** Tagine requests private addresses only if allowed. */
export const LOOPBACK = readAddressList("127.0.0.1") ?? NO_ADDRESSES;

export interface TestSite {
  /** `http://127.0.0.1:40001`, without a trailing slash. */
  origin: string;
  /** Other paths get 404. */
  on(path: string, answer: (request: Request) => Response | Promise<Response>): void;
  page(path: string, html: string, headers?: Record<string, string>): void;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export function testSite(): TestSite {
  const answers = new Map<string, (request: Request) => Response | Promise<Response>>();
  const server: Server<undefined> = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 30,
    fetch: (request) =>
      answers.get(new URL(request.url).pathname)?.(request) ?? new Response("Not found", { status: 404 }),
  });
  const close = () => server.stop(true);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    on: (path, answer) => void answers.set(path, answer),
    page(path, html, headers = {}) {
      answers.set(
        path,
        () => new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } }),
      );
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The fields of `recipe` override the default ones. */
export function recipePage(recipe: Record<string, unknown> = {}): string {
  const whole = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Lemon Lentil Soup",
    description: "Bright and <b>quick</b>.",
    recipeYield: "4 servings",
    recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Rinse the lentils." },
      { "@type": "HowToStep", text: "Simmer in the stock for 15 minutes." },
      { "@type": "HowToStep", text: "Season with lemon." },
    ],
    prepTime: "PT10M",
    cookTime: "PT20M",
    totalTime: "PT30M",
    recipeCategory: "Soups",
    keywords: "quick, vegan",
    nutrition: { "@type": "NutritionInformation", calories: "240 kcal", proteinContent: "12 g" },
    ...recipe,
  };
  return `<!doctype html><html lang="en"><head><title>${String(whole.name)} | A kitchen</title>
    <script type="application/ld+json">${JSON.stringify(whole)}</script></head><body><h1>${String(whole.name)}</h1></body></html>`;
}

export function picture(width = 640, height = 480): Promise<Uint8Array> {
  return samplePicture(createSeededRandom(5), width, height);
}

export function pictureAnswer(bytes: Uint8Array, type = "image/jpeg"): Response {
  return new Response(bytes.slice(), { headers: { "Content-Type": type } });
}
