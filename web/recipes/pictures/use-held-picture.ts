import { useEffect, useState } from "react";
import { PICTURE_MOST_PIXELS } from "../../../src/contract/rules.ts";
import { sentenceFor } from "../../text/translation.ts";
import { findFileProblem } from "../../ui/picture-file.ts";
import { callApiForPicture } from "../../api/call-api.ts";
import { unreadable, type ChosenPicture } from "./chosen-picture.ts";
import type { EditedPicture } from "./edited-picture.ts";
import { useOneChange } from "./use-one-change.ts";

interface Held {
  file: File;
  address: string;
}

/** The picture of a new recipe: shown now, and sent once the recipe exists. */
export function useHeldPicture(): EditedPicture & { held: File | null } {
  const [held, setHeld] = useState<Held | null>(null);
  const { underway, problem, setProblem, make } = useOneChange();

  useEffect(() => () => void (held && URL.revokeObjectURL(held.address)), [held]);

  async function hold(chosen: ChosenPicture): Promise<string | null> {
    const got = "file" in chosen ? chosen : await readPicture(chosen.url);
    if (!("file" in got)) return got.message;
    const refused = await refusalToShow(got.file);
    if (refused === null) setHeld({ file: got.file, address: URL.createObjectURL(got.file) });
    return refused;
  }

  return {
    shown: held && { small: held.address, original: held.address },
    held: held?.file ?? null,
    underway,
    problem,
    forgive: () => setProblem(null),
    take: (chosen) => make("getting", () => hold(chosen)),
    remove: () =>
      make("removing", async () => {
        setHeld(null);
        return null;
      }),
  };
}

async function refusalToShow(file: File): Promise<string | null> {
  const refusal = findFileProblem(file);
  if (refusal) return sentenceFor(refusal.code, refusal.params, "");
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return sentenceFor(unreadable(file), undefined, "");
  const isTooLarge = bitmap.width * bitmap.height > PICTURE_MOST_PIXELS;
  bitmap.close();
  return isTooLarge
    ? sentenceFor("picture-too-large", { megapixels: PICTURE_MOST_PIXELS / 1_000_000 }, "")
    : null;
}

/** Loaded through the server, because the page's policy forbids other sites. */
async function readPicture(url: string): Promise<{ file: File } | { message: string }> {
  const answer = await callApiForPicture("POST recipes/read-picture", { body: { url } });
  if (!answer.ok) return answer;
  return { file: new File([answer.data], "picture", { type: answer.data.type }) };
}
