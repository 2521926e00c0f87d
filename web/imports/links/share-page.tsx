import { useState } from "react";
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { ImportCard } from "./import-card.tsx";
import { linkOrText, type LinkOrText } from "./link-or-text.ts";
import { typedText } from "./typed-text.ts";
import { useImportSteps } from "./use-import-steps.ts";

/** `/share`: what another app has shared with this one. Nothing is fetched before somebody says so: any site can lead here. */
export function loader({ request }: LoaderFunctionArgs) {
  return { shared: linkOrText(new URL(request.url).searchParams) };
}

export function Component() {
  const { shared } = useLoaderData<typeof loader>();
  return <Import key={JSON.stringify(shared)} shared={shared} />;
}

function Import({ shared }: { shared: LinkOrText }) {
  const navigate = useNavigate();
  // The step shows what was typed last, and what was shared counts as that.
  useState(() => {
    if ("text" in shared) typedText.value = shared.text;
  });
  const first = "text" in shared ? ({ at: "text" } as const) : ({ at: "link" } as const);
  const url = "url" in shared ? shared.url : "";
  // The way back leads to the app that shared it, and not to here once more.
  const steps = useImportSteps(first, url, (slug) => navigate(`/recipe/${slug}`, { replace: true }));
  return <ImportCard steps={steps} />;
}
