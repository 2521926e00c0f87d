import { startTransition, Suspense, use, useState } from "react";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { UNANSWERED } from "../../api/call.ts";
import { isOffline } from "../../state/connection.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { useReconnect } from "../../ui/use-reconnect.ts";
import { LinkCode } from "./link-code.tsx";
import { LinkRow } from "./link-row.tsx";
import { NewLink } from "./new-link.tsx";
import { RevokeLink } from "./revoke-link.tsx";
import { ShareText } from "./share-text.tsx";

interface Props {
  list: CountedList;
  /** What's left. */
  text: string;
  onClose: () => void;
}

export function ShareList({ list, text, onClose }: Props) {
  const [links, setLinks] = useState(() => loadLinks(list.id));
  const [shown, setShown] = useState<ShoppingLink | null>(null);
  const [revoking, setRevoking] = useState<ShoppingLink | null>(null);
  const offline = useValue(isOffline);
  useReconnect(() => setLinks(loadLinks(list.id)));

  function show(link: ShoppingLink): void {
    setShown(link);
    startTransition(() => setLinks(loadLinks(list.id)));
  }

  function forget(link: ShoppingLink): void {
    if (shown?.id === link.id) setShown(null);
    setRevoking(null);
    setLinks(loadLinks(list.id));
  }

  if (revoking)
    return (
      <RevokeLink
        link={revoking}
        name={list.name}
        onDone={async () => forget(revoking)}
        onClose={() => setRevoking(null)}
      />
    );
  return (
    <Dialog title={t("shopping-lists.share-title", { name: list.name })} room="more" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <ShareText title={list.name} text={text} />
        <section
          aria-labelledby="share-as-link"
          className="border-base-300 flex flex-col gap-4 border-t pt-5"
        >
          <h3 id="share-as-link" className="text-base font-medium">
            {t("shopping-lists.as-link")}
          </h3>
          {offline ? (
            <p role="status" className="text-muted text-sm text-pretty">
              {t("shopping-lists.share-offline")}
            </p>
          ) : (
            <NewLink list={list.id} onMade={show} />
          )}
          {shown && <LinkCode key={shown.id} link={shown} />}
        </section>
        <Suspense fallback={<LoadingBlocks className="gap-3" heights={["h-16"]} />}>
          <ExistingLinks links={links} onShow={setShown} onRevoke={setRevoking} />
        </Suspense>
      </div>
    </Dialog>
  );
}

type LinksAnswer = Promise<AnswerTo<"GET shopping-lists/{id}/links">>;

function loadLinks(id: number): LinksAnswer {
  return callApi("GET shopping-lists/{id}/links", { params: { id } });
}

interface ExistingLinksProps {
  links: LinksAnswer;
  onShow: (link: ShoppingLink) => void;
  onRevoke: (link: ShoppingLink) => void;
}

function ExistingLinks({ links, onShow, onRevoke }: ExistingLinksProps) {
  const answer = use(links);
  const offline = useValue(isOffline);
  if (!answer.ok && answer.status === UNANSWERED)
    return offline ? null : <Alert title={t("shopping-lists.share-offline")} />;
  if (!answer.ok) return <Alert title={answer.message} />;
  if (answer.data.length === 0) return null;
  return (
    <section aria-labelledby="list-links" className="border-base-300 border-t pt-5">
      <h3 id="list-links" className="text-base font-medium">
        {t("shopping-lists.links")}
      </h3>
      <ul className="divide-base-300 divide-y">
        {answer.data.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} onShow={() => onShow(link)} onRevoke={() => onRevoke(link)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
