import { allTexts } from "../text/translation.ts";

/**
 * A part of the app that is not in the first load, with the texts and the styles that it needs. The build takes what
 * is loaded by it out of the styles that every page waits for.
 */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts(), allStyles()]);
  return loaded;
}

/** The same for a part whose styles are among those that every page waits for: what people open most should not wait for more. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts()]);
  return loaded;
}

let styles: Promise<void> | null = null;

/** Waits for all styles of the app. They say again what the first ones say, so that it counts in the right order. */
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
