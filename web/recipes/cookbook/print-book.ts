/** Broken pictures must not block printing. */
const LONGEST_MS = 20_000;

/** Browsers print a picture that is still loading as an empty frame. */
export async function printBook(book: Element | null | undefined): Promise<void> {
  const pictures = [...(book?.querySelectorAll("img") ?? [])];
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_MS))]);
  print();
}
