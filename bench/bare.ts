/**
 * The baseline: what Bun.serve alone does with the same work.
 * bun bench/bare.ts bytes FILE     the same bytes, from memory
 * bun bench/bare.ts read DATABASE  the same row by slug, as JSON
 */
import { openDatabase } from "../src/platform/database.ts";
import { sqlMigrations } from "../src/assets.ts";
import { organizerStore } from "../src/organizers/organizer-store.ts";
import { openRecipeStores } from "../src/recipes/recipe-stores.ts";

const [kind, file = ""] = process.argv.slice(2);

async function answering(): Promise<(request: Request) => Response> {
  if (kind === "bytes") {
    const bytes = await Bun.file(file).bytes();
    return () => new Response(bytes);
  }
  const db = openDatabase(file, sqlMigrations());
  const parts = {
    categories: organizerStore(db, "category"),
    tags: organizerStore(db, "tag"),
    clock: () => new Date(),
    foods: null,
    getCorrections: () => new Map(),
  };
  const { recipes } = openRecipeStores(db, parts);
  return (request) => Response.json(recipes.get(request.url.slice(request.url.lastIndexOf("/") + 1)));
}

const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: await answering() });
console.log(`Open       http://127.0.0.1:${server.port}/`);
