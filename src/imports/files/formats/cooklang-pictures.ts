import { posix } from "node:path";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import type { FoundPicture } from "../file-format.ts";
import type { CooklangBody } from "./cooklang-body.ts";

/** `Soup.jpg`; `Soup.3.jpg` shows a step, `Soup.2.1.jpg` the first one of the second section. */
export function findPicturesBeside(
  path: string,
  { places }: CooklangBody,
  files: ArchiveFiles,
): FoundPicture[] {
  const folder = getFolder(path);
  const stem = posix.basename(path).replace(/\.[^.]*$/, "");
  const beside = files
    .inFolder(folder)
    .filter((name) => isPictureName(name) && isCalled(name, folder + stem));
  const numbers = beside.map((name) =>
    name
      .slice(folder.length + stem.length + 1)
      .split(".")
      .slice(0, -1)
      .map(Number),
  );
  const first = numbers.some((own) => own.includes(0)) ? 0 : 1;
  const sections = [...Map.groupBy(places, ({ section }) => section).values()];
  return beside
    .map((file, at) => ({ file, own: (numbers[at] ?? []).map((number) => number - first) }))
    .toSorted((one, other) => compareNumbers(one.own, other.own))
    .map(({ file, own: [place = -1, inSection] }): FoundPicture => {
      const found = inSection === undefined ? places[place] : sections[place]?.[inSection];
      return typeof found?.step === "number" ? { file, step: found.step } : { file };
    });
}

function isCalled(name: string, stem: string): boolean {
  return name.startsWith(`${stem}.`) && /^(?:\d{1,3}\.){0,2}[a-z]+$/i.test(name.slice(stem.length + 1));
}

function compareNumbers(one: number[], other: number[]): number {
  return one.length - other.length || (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
}
