import { useMemo, useState } from "react";
import { themeNameProblem } from "../../src/contract/rules.ts";
import type { Theme } from "../../src/contract/themes.ts";
import { callApi } from "../api/call-api.ts";
import { chooseTheme } from "../state/appearance.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EditedField } from "../ui/edited-field.tsx";
import { Form } from "../ui/form.tsx";
import { useSending } from "../ui/use-sending.ts";
import { NEW_THEME_COLORS } from "./theme-colors.ts";
import { ThemeFields } from "./theme-fields.tsx";
import { formatThemeName } from "./theme-name.ts";

interface Props {
  /** Its name and colors are filled in. */
  copied?: Theme;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function NewTheme({ copied, onDone, onClose }: Props) {
  const [name, setName] = useState(copied ? formatThemeName(copied.name) : null);
  const [colors, setColors] = useState(copied?.colors ?? NEW_THEME_COLORS);
  const theme = useMemo(() => ({ name: name ?? "", colors }), [name, colors]);
  const wrong = themeNameProblem(theme.name);

  const { busy, problem, send } = useSending(async () => {
    const made = await callApi("POST themes/create", { body: theme });
    if (!made.ok) return made.message;
    // By its stored name, without surrounding spaces.
    const stored = await callApi("GET themes/{name}", { params: { name: theme.name } });
    if (stored.ok) chooseTheme(stored.data);
    await onDone();
    return null;
  });

  return (
    <Dialog title={t("themes.new")} room="most" onClose={onClose}>
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <EditedField
          label={t("themes.name")}
          value={theme.name}
          problem={name !== null && wrong ? t(`themes.name-${wrong}`) : null}
          onType={setName}
        />
        <ThemeFields theme={theme} onChange={setColors} />
        {problem && <Alert title={problem} />}
        <DialogButtons
          label={t("themes.create")}
          busyLabel={t("themes.creating")}
          busy={busy}
          disabled={wrong !== null}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
