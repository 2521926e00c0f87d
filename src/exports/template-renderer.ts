import type { Recipe } from "../contract/recipes.ts";
import { createBoundedWorker } from "../platform/bounded-worker.ts";

export interface RenderJob {
  name: string;
  source: string;
  recipes: Recipe[];
}

export type RenderAnswer = { texts: string[] } | { problem: string };

export interface TemplateRenderer {
  render(job: RenderJob): Promise<RenderAnswer>;
  close(): void;
}

const TIMEOUT_MS = 5000;
/** How much the whole process may grow, in bytes; backups and pictures made at the same time count too. */
const MAX_GROWTH_BYTES = 400_000_000;

export function templateRenderer(startWorker: () => Worker, mostMs = TIMEOUT_MS): TemplateRenderer {
  const worker = createBoundedWorker<RenderJob, RenderAnswer>({
    start: startWorker,
    mostMs,
    growMostBytes: MAX_GROWTH_BYTES,
  });
  return {
    render: async (job) =>
      (await worker.run(job)) ?? {
        problem: "It takes too long or too much memory. Look for a loop that doesn't end.",
      },
    close: worker.close,
  };
}
