import { printPage } from "./print-page.ts";

/** Broken pictures must not block printing. */
const LONGEST_MS = 20_000;

/** Browsers print a picture that is still loading as an empty frame. */
export async function printWithPictures(shown: Element | null | undefined): Promise<void> {
  const pictures = [...(shown?.querySelectorAll("img") ?? [])];
  // Those outside the screen would only load once someone scrolls to them.
  for (const picture of pictures) picture.loading = "eager";
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_MS))]);
  await printPage();
}
