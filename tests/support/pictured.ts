import { recipeContent } from "../../src/recipes/recipe.ts";
import type { Tagine } from "./tagine.ts";

/** Stores a recipe with a picture and returns its slug. */
export async function recipeWith(at: Tagine, bytes: Uint8Array, name = "Pictured"): Promise<string> {
  return at.app.recipes.add(recipeContent({ name }), { picture: await at.app.images.store(bytes) });
}

/** Asks for a recipe's picture in one of its sizes. */
export async function pictureOf(
  at: Tagine,
  slug: string,
  size = "original",
  headers: Record<string, string> = {},
): Promise<Response> {
  return at.handle(new Request(`http://localhost/api/recipes/${slug}/image?image_type=${size}`, { headers }));
}

/** Width, height and format of a picture that was answered. */
export async function metadataOf(answer: Response) {
  return new Bun.Image(await answer.bytes()).metadata();
}

/** A form with a file, as a browser sends it. */
export function upload(bytes: Uint8Array, { name = "dish.jpg", field = "image" } = {}): FormData {
  const form = new FormData();
  form.set(field, new File([bytes.slice()], name));
  form.set("extension", name.split(".").at(-1) ?? "");
  return form;
}

/** A form as it stands on the wire, and what it says it is. */
export async function onTheWire(
  form: FormData,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const body = new Response(form);
  // Once it has been read, it no longer says it.
  const headers = { "Content-Type": body.headers.get("Content-Type") ?? "" };
  return { bytes: await body.bytes(), headers };
}
