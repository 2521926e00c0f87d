import type { Recipe } from "../contract/recipes.ts";
import { createBoundedWorker } from "../platform/bounded-worker.ts";

export interface RenderJob {
  name: string;
  source: string;
  recipes: Recipe[];
}

export type RenderAnswer = { texts: string[] } | { problem: string };

export interface TemplateRenderer {
  /** Renders one batch at a time in a worker with limits. */
  render(job: RenderJob): Promise<RenderAnswer>;
  close(): void;
}

/** A batch of ordinary recipes takes about 10 ms. */
const RENDER_MOST_MS = 5000;
/** In bytes, for the process; backups and pictures made meanwhile count, too. */
const GROW_MOST_BYTES = 400_000_000;

export function templateRenderer(startWorker: () => Worker, mostMs = RENDER_MOST_MS): TemplateRenderer {
  const worker = createBoundedWorker<RenderJob, RenderAnswer>({
    start: startWorker,
    mostMs,
    growMostBytes: GROW_MOST_BYTES,
  });
  return {
    render: async (job) =>
      (await worker.run(job)) ?? {
        problem: "It takes too long or too much memory. Look for a loop that doesn't end.",
      },
    close: worker.close,
  };
}
