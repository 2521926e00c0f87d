import { callApi } from "../api/call-api.ts";
import { toast } from "../state/toasts.ts";

/** Does nothing if someone else rated the recipe in the meantime. */
export async function rateRecipe(slug: string, { from, to }: { from: number; to: number }): Promise<void> {
  const read = await callApi("GET recipes/{slug}", { params: { slug } });
  if (!read.ok) return toast(read.message, "error");
  const { data: recipe, etag = null } = read;
  if (recipe.rating !== from) return;
  const body = { ...recipe, rating: to };
  const saved = await callApi("PUT recipes/{slug}", { params: { slug: recipe.slug }, body, ifMatch: etag });
  if (!saved.ok) toast(saved.message, "error");
}
