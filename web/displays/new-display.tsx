import { CircleCheck } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { DisplayLink } from "../../src/contract/displays.ts";
import { callApi } from "../api/call-api.ts";
import { UNANSWERED } from "../api/call.ts";
import { BASE } from "../api/path.ts";
import { isOnlyHere } from "../share-links/link-address.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { later } from "../ui/later.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";
import { addLanguage } from "./read-display-link.ts";

const QrCode = lazy(async () => ({ default: (await later(import("../ui/qr-code.tsx"))).QrCode }));

interface Props {
  rule: Rule;
  /** The newest display before. */
  newest: number;
  onClose: () => void;
}

export function NewDisplay({ rule, newest, onClose }: Props) {
  const [name, setName] = useState(t("display.usual-name"));
  const [link, setLink] = useState<DisplayLink | null>(null);
  return (
    <Dialog title={t("display.add")} onClose={onClose}>
      {link ? (
        <ConnectDevice
          key={link.code}
          link={link}
          newest={newest}
          onAgain={() => setLink(null)}
          onClose={onClose}
        />
      ) : (
        <NameForm name={name} rule={rule} onName={setName} onMade={setLink} />
      )}
    </Dialog>
  );
}

interface NameProps extends Pick<Props, "rule"> {
  name: string;
  onName: (name: string) => void;
  onMade: (link: DisplayLink) => void;
}

function NameForm({ name, rule, onName, onMade }: NameProps) {
  const { busy, problem, send } = useSending(async () => {
    const answer = await callApi("POST displays", { body: { name } });
    if (!answer.ok) return answer.status === UNANSWERED ? t("admin.needs-connection") : answer.message;
    onMade(answer.data);
    return null;
  });
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => send()}>
      <TextField
        label={t("display.name")}
        name="name"
        autoComplete="off"
        defaultValue={name}
        rule={rule}
        onType={onName}
      />
      {problem && <Alert title={problem} />}
      <div className="flex justify-end">
        <SubmitButton label={t("display.create-code")} busyLabel={t("ui.saving")} busy={busy} />
      </div>
    </Form>
  );
}

interface ConnectProps extends Pick<Props, "newest" | "onClose"> {
  link: DisplayLink;
  onAgain: () => void;
}

function ConnectDevice({ link, newest, onAgain, onClose }: ConnectProps) {
  const locale = useValue(language);
  const state = useLinkState(link, newest);
  const address = new URL(link.url, location.origin).href;
  if (state === "connected")
    return (
      <div className="flex flex-col gap-5">
        <p role="status" className="flex items-center gap-3 font-medium">
          <CircleCheck size={24} className="text-primary-mark shrink-0" aria-hidden />
          {t("display.connected", { name: link.name })}
        </p>
        <div className="flex justify-end">
          <button type="button" className="btn btn-primary" onClick={onClose}>
            {t("people.done")}
          </button>
        </div>
      </div>
    );
  if (state === "expired")
    return (
      <div className="flex flex-col gap-5">
        <p role="status">{t("display.expired")}</p>
        <div className="flex justify-end">
          <button type="button" className="btn btn-primary" onClick={onAgain}>
            {t("display.again")}
          </button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty">{t("display.scan")}</p>
      <div className="rounded-field mx-auto aspect-square w-full max-w-56 overflow-hidden bg-white">
        <Suspense>
          <QrCode text={addLanguage(address, locale)} label={t("display.code-image")} />
        </Suspense>
      </div>
      <p className="text-sm text-pretty">
        {t("display.typed", { address: `${location.host}${BASE}display` })}{" "}
        <strong className="font-mono text-base whitespace-nowrap">{link.code}</strong>
      </p>
      <CopyField label={t("display.link")} text={addLanguage(address, locale)} />
      {isOnlyHere(address) && <p className="text-sm text-pretty">{t("shopping-lists.only-here")}</p>}
      <p role="status" className="text-muted text-sm">
        {t("display.waiting")}
      </p>
    </div>
  );
}

const LOOK_EVERY_MS = 2000;

type LinkState = "waiting" | "connected" | "expired";

/** Asks until a device has used the link, or it has expired. */
function useLinkState({ expiresAt }: DisplayLink, newest: number): LinkState {
  const [state, setState] = useState<LinkState>("waiting");
  useEffect(() => {
    if (state !== "waiting") return;
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    const look = async () => {
      const answer = await callApi("GET displays", { quiet: true });
      if (!isShown) return;
      if (answer.ok && answer.data.some(({ id }) => id > newest)) return setState("connected");
      if (Date.now() > Date.parse(expiresAt)) return setState("expired");
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [state, newest, expiresAt]);
  return state;
}
