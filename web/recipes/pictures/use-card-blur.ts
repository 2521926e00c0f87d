import { signal } from "@preact/signals-core";
import { useMemo } from "react";
import { useValue } from "../../state/use-value.ts";

type MakeBlurUrl = (hash: string) => string | undefined;

/** Loaded beside the first page, which has no room for it. */
const decoder = signal<MakeBlurUrl | null>(null);
// Without it, the pictures come without a placeholder.
import("./blur.ts").then(
  ({ makeBlurUrl }) => (decoder.value = makeBlurUrl),
  () => null,
);

export function useCardBlur(hash: string | null | undefined): string | undefined {
  const decode = useValue(decoder);
  return useMemo(() => (hash ? decode?.(hash) : undefined), [decode, hash]);
}
