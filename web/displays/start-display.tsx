import { MonitorSmartphone } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { endSession, enter } from "../api/sign-in.ts";
import { callApi } from "../api/call-api.ts";
import { allowSound } from "../cooking/timers/ring.ts";
import { countWaiting, sendWaiting } from "../shopping-lists/sync/lists-on-device.ts";
import { signedIn } from "../state/session.ts";
import { loadText } from "../state/storage.ts";
import { useValue } from "../state/use-value.ts";
import { chooseLanguage } from "../text/show-language.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Form } from "../ui/form.tsx";
import { Message } from "../ui/message.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";
import { useSending } from "../ui/use-sending.ts";
import { loadDisplayName, saveDisplayName } from "./display-name.ts";
import type { OpenedLink } from "./read-display-link.ts";

const isFilled: Rule = (code) => (code.trim() ? null : "people.required");

/** @param link null if someone has to type the code */
export function StartDisplay({ link }: { link: OpenedLink | null }) {
  const someone = useValue(signedIn);
  const removed = loadDisplayName();
  const { busy, problem, send } = useStart();
  useLanguageOf(link);
  const title = link
    ? t("display.start-title")
    : removed !== null
      ? t("display.revoked-title", { name: removed })
      : t("display.set-up-title");
  const path = [t("profile.title"), t("display.own"), t("display.add")].join(" → ");
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <Message
        title={title}
        Icon={MonitorSmartphone}
        action={
          <Form
            className="flex w-full max-w-xs flex-col gap-4 text-left"
            onSubmit={(values) => send(String(values.get("code")))}
          >
            {link ? (
              <input type="hidden" name="code" value={link.code} />
            ) : (
              <TextField
                label={t("display.code")}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                rule={isFilled}
              />
            )}
            {problem && <Alert title={problem} />}
            <SubmitButton label={t("display.start")} busyLabel={t("display.starting")} busy={busy} />
          </Form>
        }
      >
        {link ? t("display.start-help") : t("display.set-up", { path })}
        {link && someone && ` ${t("display.start-signs-out")}`}
      </Message>
    </main>
  );
}

function useStart() {
  const navigate = useNavigate();
  return useSending(async (code: string) => {
    // While the browser knows that someone tapped.
    allowSound();
    // A display can't send what a person changed here.
    await sendWaiting();
    if ((await countWaiting()) > 0) return t("display.unsent");
    const answer = await callApi("POST displays/start", { body: { code }, quiet: true });
    if (!answer.ok) return answer.message;
    endSession();
    saveDisplayName(answer.data.name);
    await enter(answer.data);
    await navigate("/display", { replace: true });
    return null;
  });
}

/** Unless someone has chosen another one on this device. */
function useLanguageOf(link: OpenedLink | null): void {
  const wanted = link?.language;
  useEffect(() => {
    if (wanted && loadText("language") === null) chooseLanguage(wanted).catch(reportError);
  }, [wanted]);
}
