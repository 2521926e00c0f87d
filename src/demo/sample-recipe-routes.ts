import { sampleRecipeCalls } from "../contract/calls/sample-recipe-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { addSamples, removeSamples, type SampleParts } from "./change-sample-recipes.ts";

export function sampleRecipeRoutes(guard: Guard, parts: SampleParts) {
  return bindCalls(guard, sampleRecipeCalls, {
    "GET sample-recipes": () => ({ count: parts.samples.count() }),

    "POST sample-recipes": async ({ body, caller }) => {
      const added = await addSamples(body.language, caller.fullName, parts);
      return { ...snackbar("sample-recipes-added", "success"), added };
    },

    "DELETE sample-recipes": ({ caller }) => {
      const { removed, kept } = removeSamples(caller.fullName, parts);
      const told =
        kept === 0
          ? snackbar("sample-recipes-removed", "success")
          : snackbar("sample-recipes-partly-removed", "success", { removed, kept });
      return { ...told, removed, kept };
    },
  });
}
