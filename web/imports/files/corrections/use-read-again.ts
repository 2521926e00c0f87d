import { useRevalidator } from "react-router";
import { focusHeadline } from "../../../ui/focus-headline.ts";

/** Shows that the server reads the files again. */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    await revalidate();
    focusHeadline();
  };
}
