import { useState, type ReactNode } from "react";
import type { OwnAccount } from "../../src/contract/accounts.ts";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { Form } from "../ui/form.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { OwnAccountFields } from "./own-account-fields.tsx";
import { useOwnAccount } from "./use-own-account.ts";

interface Props {
  person: OwnAccount;
  /** The current password; null or wrong to ask for it. */
  known: string | null;
  onDone: () => void;
  later: ReactNode;
}

export function WelcomeForm({ person, known, onDone, later }: Props) {
  const account = useOwnAccount(person, known);
  const [busy, setBusy] = useState(false);

  async function save(values: FormData): Promise<void> {
    setBusy(true);
    const isSaved = await account.save(values);
    setBusy(false);
    if (!isSaved) return;
    toast(t("welcome.done"), "success");
    onDone();
  }

  return (
    <Form className="flex flex-col gap-3" onSubmit={save}>
      <OwnAccountFields person={person} known={account.known} refused={account.refused} />
      <div className="flex flex-wrap-reverse justify-end gap-2">
        {later}
        <SubmitButton label={t("welcome.submit")} busyLabel={t("ui.saving")} busy={busy} />
      </div>
    </Form>
  );
}
