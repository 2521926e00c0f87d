import { useMemo, useState } from "react";
import { DEFAULT_LIGHT_COLORS, DEFAULT_THEME } from "../../src/contract/rules.ts";
import type { Theme } from "../../src/contract/themes.ts";
import { callApi } from "../api/call-api.ts";
import { renewTheme, themeName } from "../state/appearance.ts";
import { colorsShown } from "../state/paint.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { useSending } from "../ui/use-sending.ts";
import { ThemeFields } from "./theme-fields.tsx";
import { formatThemeName } from "./theme-name.ts";

interface Props {
  theme: Theme;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function EditTheme({ theme, onDone, onClose }: Props) {
  const [colors, setColors] = useState(theme.colors);
  const tried = useMemo(() => ({ name: theme.name, colors }), [theme.name, colors]);

  const { busy, problem, send } = useSending(async () => {
    const changed = await callApi("PUT themes/{name}", { params: { name: theme.name }, body: tried });
    if (!changed.ok) return changed.message;
    // Keeps the new colors until the list is reloaded.
    if (themeName.peek() === theme.name) renewTheme(tried);
    await onDone();
    return null;
  });

  return (
    <Dialog
      title={t("themes.edit-title", { name: formatThemeName(theme.name) })}
      room="most"
      onClose={onClose}
    >
      <Form className="flex flex-col gap-4" onSubmit={send}>
        {theme.name === DEFAULT_THEME && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-muted min-w-0 grow basis-72 text-sm text-pretty">
              {t(isTwofold(tried) ? "themes.default-twofold" : "themes.default-for-all")}
            </p>
            {!isTwofold(tried) && (
              <button
                type="button"
                className="btn border-base-300"
                onClick={() => setColors(DEFAULT_LIGHT_COLORS)}
              >
                {t("themes.original")}
              </button>
            )}
          </div>
        )}
        <ThemeFields theme={tried} onChange={setColors} />
        {problem && <Alert title={problem} />}
        <DialogButtons label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Whether the theme has different colors in dark mode, as the unchanged default has. */
function isTwofold(theme: Theme): boolean {
  return colorsShown(theme, true) !== theme.colors;
}
