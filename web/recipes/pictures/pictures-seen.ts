/** Longest wait. */
const LONGEST_MS = 1000;

/** Waits for eager pictures only. */
export async function picturesSeen(element: HTMLElement | null): Promise<void> {
  const pictures = [...(element?.querySelectorAll<HTMLImageElement>("img[loading=eager]") ?? [])];
  // A broken picture must not block.
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([drawn, new Promise((given) => setTimeout(given, LONGEST_MS))]);
}
