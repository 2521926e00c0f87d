import { useState } from "react";
import { useNavigate } from "react-router";
import { ImportCard } from "./import-card.tsx";
import type { LinkOrText } from "./link-or-text.ts";
import { typedText } from "./typed-text.ts";
import { useImportSteps } from "./use-import-steps.ts";

export function ImportReceived({ shared }: { shared: LinkOrText }) {
  const navigate = useNavigate();
  // The step shows the last typed text, and shared text counts as typed.
  useState(() => {
    if ("text" in shared) typedText.value = shared.text;
  });
  const first = "text" in shared ? ({ at: "text" } as const) : ({ at: "link" } as const);
  const url = "url" in shared ? shared.url : "";
  // Replaces this page, so that Back leads to the other app.
  const steps = useImportSteps(first, url, (slug, leftOut) =>
    navigate(`/recipe/${slug}`, { replace: true, state: { leftOut } }),
  );
  return <ImportCard steps={steps} />;
}
