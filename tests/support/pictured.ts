import { recipeContent } from "../../src/recipes/recipe.ts";
import type { Tagine } from "./tagine.ts";

export async function recipeWith(at: Tagine, bytes: Uint8Array, name = "Pictured"): Promise<string> {
  return at.app.recipes.add(recipeContent({ name }), { picture: await at.app.images.store(bytes) });
}

export async function pictureOf(
  at: Tagine,
  slug: string,
  size = "original",
  headers: Record<string, string> = {},
): Promise<Response> {
  return at.handle(new Request(`http://localhost/api/recipes/${slug}/image?image_type=${size}`, { headers }));
}

export async function metadataOf(answer: Response) {
  return new Bun.Image(await answer.bytes()).metadata();
}

export function upload(bytes: Uint8Array, { name = "dish.jpg", field = "image" } = {}): FormData {
  const form = new FormData();
  form.set(field, new File([bytes.slice()], name));
  form.set("extension", name.split(".").at(-1) ?? "");
  return form;
}

export async function encodeForm(
  form: FormData,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const body = new Response(form);
  // The content type is gone once the body is read.
  const headers = { "Content-Type": body.headers.get("Content-Type") ?? "" };
  return { bytes: await body.bytes(), headers };
}
