import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { isRecipeUrl } from "../../src/contract/rules.ts";
import type { Sentence } from "../../src/contract/sentences.ts";
import { call } from "../api/call.ts";
import { t, type TextKey } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField, type Rule } from "../ui/text-field.tsx";

const recipeUrl: Rule = (value) => (isRecipeUrl(value) ? null : "import.invalid");

/** The recipe was stored. Any other success would leave nowhere to go. */
const CREATED = 201;

/** What to do about a failure, by the server's name for it. */
const HELP: Partial<Record<Sentence, TextKey>> = {
  "no-recipe-on-page": "import.check-page",
  "not-a-web-page": "import.check-page",
  "site-too-large": "import.check-page",
  "site-unreachable": "import.check-address",
  "site-error-page": "import.check-address",
  "address-private": "import.ask-administrator",
  "url-not-valid": "import.check-address",
};

interface Failure {
  message: string;
  help: TextKey;
}

/** Adds the recipe of a web page: idle, then processing, then either at the new recipe or told what went wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [processing, setProcessing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const navigate = useNavigate();

  async function submit(values: FormData): Promise<void> {
    setProcessing(true);
    setFailure(null);
    const url = String(values.get("url")).trim();
    const answer = await call<string>("POST", "recipes/create-url", { url });
    setProcessing(false);
    if (answer.ok && answer.status === CREATED) {
      onClose();
      await navigate(`/recipe/${answer.data}`);
      return;
    }
    const { message, code } = answer.ok ? { message: t("call.failed"), code: null } : answer;
    setFailure({ message, help: (code && HELP[code]) ?? "import.try-later" });
  }

  return (
    <Dialog title={t("import.title")} onClose={onClose}>
      <Form className="flex flex-col gap-3" onSubmit={(values) => void submit(values)}>
        {failure && <ImportFailure {...failure} onLeave={onClose} />}
        <TextField
          label={t("import.url")}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          hint={t("import.hint")}
          rule={recipeUrl}
          disabled={processing}
        />
        <SubmitButton label={t("import.submit")} busyLabel={t("import.processing")} busy={processing} />
      </Form>
    </Dialog>
  );
}

function ImportFailure({ message, help, onLeave }: Failure & { onLeave: () => void }) {
  return (
    <Alert title={t("import.failed")}>
      <p>{message}</p>
      <p>{t(help)}</p>
      <Link to="/debug" className="w-fit underline underline-offset-2" onClick={onLeave}>
        {t("import.look-up")}
      </Link>
    </Alert>
  );
}
