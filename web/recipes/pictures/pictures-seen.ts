/** Whoever waits for pictures waits this long at most, in milliseconds. */
const LONGEST_MS = 1000;

/** Waits until the pictures in an element that are there from the start can be seen; those further down are not waited for. */
export async function picturesSeen(element: HTMLElement | null): Promise<void> {
  const pictures = [...(element?.querySelectorAll<HTMLImageElement>("img[loading=eager]") ?? [])];
  // One that is broken will not be seen.
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([drawn, new Promise((given) => setTimeout(given, LONGEST_MS))]);
}
