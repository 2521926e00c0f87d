import { allTexts } from "../text/translation.ts";

/**
 * Loads a part that isn't in the first load, with its texts and styles. The build leaves its styles out of the first
 * page.
 */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts(), allStyles()]);
  return loaded;
}

/** For frequently opened parts, whose styles are in the first page. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts()]);
  return loaded;
}

let styles: Promise<void> | null = null;

/** The first styles are repeated, so that the order of all is right. */
function allStyles(): Promise<void> {
  styles ??= loadStyles().catch((problem: unknown) => {
    // The next part tries again.
    styles = null;
    throw problem;
  });
  return styles;
}

function loadStyles(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>("meta[name=later-styles]")?.content;
  if (!address) return Promise.resolve();
  return new Promise((loaded, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => loaded());
    link.addEventListener("error", () => {
      link.remove();
      failed(new Error(`The styles at ${address} could not be loaded`));
    });
    document.head.append(link);
  });
}
