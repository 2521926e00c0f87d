import type { RenderAnswer, RenderJob } from "./template-renderer.ts";
import { compileTemplate } from "./template-rendering/render-recipe.ts";
import { getMessage } from "../platform/errors.ts";

declare const self: Worker;

let last: { source: string; render: ReturnType<typeof compileTemplate> } | null = null;

self.addEventListener("message", ({ data }: MessageEvent<RenderJob>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  self.postMessage(render(data));
});

function render({ name, source, recipes }: RenderJob): RenderAnswer {
  try {
    if (last?.source !== source) last = { source, render: compileTemplate(name, source) };
    return { texts: recipes.map(last.render) };
  } catch (problem) {
    return { problem: getMessage(problem) };
  }
}
