import { allTexts } from "../text/translation.ts";

/** The build looks for calls of this function: styles that only their parts use stay out of the page. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts(), allStyles()]);
  return loaded;
}

/** Like `later` for popular pages, whose styles are in the page already. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, allTexts()]);
  return loaded;
}

let styles: Promise<void> | null = null;

/** All styles of the app, including those in the page: the order of rules matters. */
function allStyles(): Promise<void> {
  styles ??= loadStyles().catch((problem: unknown) => {
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
