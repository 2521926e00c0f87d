import { Suspense, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ImportReceived } from "../../imports/links/import-received.tsx";
import { linkOrText, type SharedText } from "../../imports/links/link-or-text.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { looksLikeList, loadTextItems } from "./load-text-items.ts";
import { TextItems } from "./text-items.tsx";

/** `/share`: fetches nothing before the person confirms, since any site can link here. */
export function loader({ request }: LoaderFunctionArgs) {
  return { shared: linkOrText(new URL(request.url).searchParams) };
}

export function Component() {
  const { shared } = useLoaderData<typeof loader>();
  return "text" in shared ? (
    <TextReceived key={shared.text} shared={shared} />
  ) : (
    <ImportReceived key={JSON.stringify(shared)} shared={shared} />
  );
}

/** A list of things to buy, or a recipe: the person decides. */
function TextReceived({ shared }: { shared: SharedText }) {
  const { body } = shared;
  const [isList, setIsList] = useState(() => looksLikeList(body));
  const [loading] = useState(() => loadTextItems(body));
  if (!isList)
    return (
      <>
        <ImportReceived shared={shared} />
        <Other label={t("add-to-list.as-list")} onChoose={() => setIsList(true)} />
      </>
    );
  return (
    <>
      <div className="bg-base-100 border-base-300 rounded-box mx-auto max-w-[640px] border p-4 shadow-(--shadow-card) sm:mt-8 sm:p-6">
        <PageTitle of={t("add-to-list.title")} />
        <div className="mb-4">
          <Headline className="text-xl">{t("add-to-list.title")}</Headline>
        </div>
        <Suspense fallback={<LoadingBlocks className="gap-3" heights={["h-8", "h-8", "h-8"]} />}>
          <TextItems loading={loading} />
        </Suspense>
      </div>
      <Other label={t("add-to-list.as-recipe")} onChoose={() => setIsList(false)} />
    </>
  );
}

function Other({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <p className="mt-4 text-center">
      <button type="button" className="btn btn-ghost underline underline-offset-4" onClick={onChoose}>
        {label}
      </button>
    </p>
  );
}
