import { useState, type ReactNode } from "react";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { LANGUAGE_NAMES } from "../../src/contract/language-names.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { OwnAccountFields } from "../accounts/own-account-fields.tsx";
import { useOwnAccount } from "../accounts/use-own-account.ts";
import { loadSite } from "../api/site.ts";
import { changeSite } from "../site/change-site.ts";
import { language } from "../state/language.ts";
import { site } from "../state/site.ts";
import { toast } from "../state/toasts.ts";
import { chooseLanguage } from "../text/show-language.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useSending } from "../ui/use-sending.ts";
import { begin, type Way } from "./begin.ts";
import { isPrivateHost } from "./is-private-host.ts";
import { WaysToBegin } from "./ways-to-begin.tsx";

interface Props {
  person: OwnAccount;
  /** The current password; null or wrong to ask for it. */
  known: string | null;
  onDone: (path?: string) => void;
  later: ReactNode;
}

export function SetupForm({ person, known, onDone, later }: Props) {
  const account = useOwnAccount(person, known);
  const [way, setWay] = useState<Way>("link");
  const [startsClosed] = useState(() => site.peek().visitorsMustSignIn || !isPrivateHost(location.hostname));

  const { busy, problem, send } = useSending(async (values: FormData) => {
    // What a failed attempt saved isn't sent again.
    if (person.passwordGiven && !(await account.save(values))) return null;
    const visitorsMustSignIn = values.has("visitorsMustSignIn");
    const changed = await changeSite({ language: language.peek(), visitorsMustSignIn });
    if (!changed.ok) return changed.message;
    await loadSite();
    const { path, problem: refusal } = await begin(way, String(values.get("url") ?? "").trim());
    if (refusal) return refusal;
    toast(t("welcome.done"), "success");
    onDone(path ?? undefined);
    return null;
  });

  return (
    <Form className="flex flex-col gap-6" onSubmit={send}>
      {person.passwordGiven && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t("setup.account")}</h2>
          <OwnAccountFields person={person} known={account.known} refused={account.refused} />
        </section>
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t("setup.site")}</h2>
        <SelectField
          label={t("settings.language")}
          name="language"
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          start={language.peek()}
          onChoose={(wanted) => void show(wanted)}
        />
        <CheckField
          label={t("settings.must-sign-in")}
          help={t("settings.must-sign-in-help")}
          name="visitorsMustSignIn"
          start={startsClosed}
        />
      </section>
      <WaysToBegin chosen={way} onChoose={setWay} />
      {problem && <Alert title={problem} />}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        {later}
        <SubmitButton label={t("welcome.submit")} busyLabel={t("ui.saving")} busy={busy} />
      </div>
    </Form>
  );
}

/** Without its texts, the language stays. */
async function show(wanted: Language): Promise<void> {
  await chooseLanguage(wanted).catch(() => toast(t("call.no-answer"), "error"));
}
