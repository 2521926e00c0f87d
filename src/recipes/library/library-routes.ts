import type { LibraryStore } from "./library-store.ts";
import type { Guard } from "../../http/guard.ts";
import { toJson } from "../../platform/json-response.ts";
import { answerOnce, type ResponseCache } from "../../platform/response-cache.ts";
import type { RecipeStore } from "../recipe-store.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { libraryCalls } from "../../contract/calls/library-calls.ts";

interface Parts {
  recipes: RecipeStore;
  library: LibraryStore;
  keptAnswers: ResponseCache;
}

export function libraryRoutes(guard: Guard, { keptAnswers, library }: Parts) {
  return bindCalls(guard, libraryCalls, {
    "GET recipe-library": ({ request }) =>
      keptAnswers.get(request, "library", () => {
        const body = toJson(library.entries());
        return { body, etag: `"${Bun.hash(body).toString(36)}"` };
      }),

    "POST recipe-library": ({ request, body }) =>
      answerOnce(request, { body: toJson(library.some(body.recipes)), etag: null }),
  });
}
