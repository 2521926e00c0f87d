import { startTransition, Suspense, use, useState } from "react";
import type { ShareLink } from "../../src/contract/share-links.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { site } from "../state/site.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { linkAddress } from "./link-address.ts";
import { NewShareLink } from "./new-share-link.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { ShareLinkRow } from "./share-link-row.tsx";
import { recipeAddress, shareAddress, type RecipeToShare } from "./share-recipe.ts";

interface Props {
  recipe: RecipeToShare;
  /** Null means the recipe's own. */
  servings: number | null;
  onClose: () => void;
}

export function ShareDialog({ recipe, servings, onClose }: Props) {
  const isClosed = useValue(site).visitorsMustSignIn;
  const [links, setLinks] = useState(() => (isClosed ? loadLinks(recipe) : null));
  const [made, setMade] = useState<ShareLink | null>(null);
  const [status, setStatus] = useState("");
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const reload = () => startTransition(() => setLinks(loadLinks(recipe)));

  /** Right after the tap, so that the browser still allows it; the link stays visible if it doesn't. */
  async function share(link: ShareLink): Promise<void> {
    setMade(link);
    reload();
    const result = await shareAddress(recipe.name, linkAddress(link, servings));
    setStatus(result === "copied" ? t("share-links.copied") : "");
  }

  function forget(link: ShareLink): void {
    if (made?.id === link.id) setMade(null);
    setStatus("");
    setRevoking(null);
    setLinks(loadLinks(recipe));
  }

  if (revoking)
    return (
      <RevokeDialog link={revoking} onDone={async () => forget(revoking)} onClose={() => setRevoking(null)} />
    );
  return (
    <Dialog title={t("share-links.title")} onClose={onClose}>
      {links ? (
        <div className="flex flex-col gap-5">
          <p className="text-muted text-pretty">{t("share-links.help")}</p>
          <NewShareLink slug={recipe.slug} onMade={share} />
          {made && (
            <CopyField key={made.id} label={t("share-links.address")} text={linkAddress(made, servings)} />
          )}
          <p role="status" className="text-sm font-medium empty:hidden">
            {status}
          </p>
          <Suspense fallback={<LoadingBlocks className="gap-3" heights={["h-16"]} />}>
            <ExistingLinks links={links} servings={servings} onRevoke={setRevoking} />
          </Suspense>
        </div>
      ) : (
        <CopyField label={t("share-links.address")} text={recipeAddress(recipe, servings)} />
      )}
    </Dialog>
  );
}

type LinksAnswer = Promise<AnswerTo<"GET recipes/{slug}/share-links">>;

function loadLinks({ slug }: RecipeToShare): LinksAnswer {
  return callApi("GET recipes/{slug}/share-links", { params: { slug } });
}

interface ExistingLinksProps {
  links: LinksAnswer;
  servings: number | null;
  onRevoke: (link: ShareLink) => void;
}

function ExistingLinks({ links, servings, onRevoke }: ExistingLinksProps) {
  const answer = use(links);
  if (!answer.ok) return <Alert title={answer.message} />;
  if (answer.data.length === 0) return null;
  return (
    <section aria-labelledby="share-links-title" className="border-base-300 border-t pt-4">
      <h3 id="share-links-title" className="text-base font-medium">
        {t("share-links.links")}
      </h3>
      <ul className="divide-base-300 divide-y">
        {answer.data.map((link) => (
          <li key={link.id}>
            <ShareLinkRow link={link} servings={servings} onRevoke={() => onRevoke(link)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
