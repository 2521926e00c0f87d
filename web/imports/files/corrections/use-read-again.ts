import { useRevalidator } from "react-router";
import { focusHeadline } from "../../../ui/focus-headline.ts";

/** Shows that the server reads the files again. Positions of rows, such as the selected ones, are no longer valid. */
export function useReadAgain(onCorrect: () => void): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    onCorrect();
    await revalidate();
    focusHeadline();
  };
}
