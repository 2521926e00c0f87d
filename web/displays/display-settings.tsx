import { Maximize } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import { endSession } from "../api/sign-in.ts";
import { rememberList } from "../shopping-lists/manage/load-lists.ts";
import { isDisplay } from "../state/display.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { CheckField } from "../ui/check-field.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { USUAL_HOURS, type DimHours } from "./dim-hours.ts";
import { saveDisplayName } from "./display-name.ts";
import { forgetDisplay } from "./forget-display.ts";

interface Props {
  hours: DimHours | null;
  lists: readonly CountedList[];
  list: CountedList | null;
  onHours: (hours: DimHours | null) => void;
  onList: (list: string) => void;
  onClose: () => void;
}

/** Of this device. */
export function DisplaySettings({ hours, lists, list, onHours, onList, onClose }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const hasSession = useValue(isDisplay);
  const remove = useRemove();
  if (isRemoving)
    return (
      <ConfirmDialog
        title={t("display.remove-title")}
        action={t("display.remove")}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        <p>{t("display.remove-help")}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog title={t("display.settings")} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <CheckField
            label={t("display.dim")}
            name="dim"
            help={t("display.dim-help")}
            checked={hours !== null}
            onChange={(isOn) => onHours(isOn ? USUAL_HOURS : null)}
          />
          {hours && <Hours hours={hours} onHours={onHours} />}
        </div>
        {list && lists.length > 1 && (
          <SelectField
            label={t("display.list")}
            name="list"
            start={String(list.id)}
            options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(id) => {
              rememberList(Number(id));
              onList(id);
            }}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {document.fullscreenEnabled && (
            <button type="button" className="btn" onClick={() => void toggleFullScreen().then(onClose)}>
              <Maximize size={20} aria-hidden />
              {t("display.full-screen")}
            </button>
          )}
          {hasSession ? (
            <button type="button" className="btn text-danger" onClick={() => setRemoving(true)}>
              {t("display.remove")}
            </button>
          ) : (
            <Link to="/" className="btn">
              {t("display.leave")}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Hours({ hours, onHours }: { hours: DimHours; onHours: (hours: DimHours) => void }) {
  const locale = useValue(language);
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const options = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2026, 0, 1, hour)),
  }));
  return (
    <div className="grid grid-cols-2 gap-3">
      {(["from", "to"] as const).map((end) => (
        <SelectField
          key={end}
          label={t(`display.dim-${end}`)}
          name={end}
          start={String(hours[end])}
          options={options}
          onChoose={(hour) => onHours({ ...hours, [end]: Number(hour) })}
        />
      ))}
    </div>
  );
}

function useRemove(): () => Promise<null> {
  const navigate = useNavigate();
  return async () => {
    await forgetDisplay();
    saveDisplayName(null);
    endSession();
    await navigate("/display", { replace: true });
    return null;
  };
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}
