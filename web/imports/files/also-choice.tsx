import type { AlsoKind, FileImport } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";
import { CheckField } from "../../ui/check-field.tsx";

interface Props {
  also: FileImport["also"];
  chosen: readonly AlsoKind[];
  onChoose: (chosen: AlsoKind[]) => void;
}

/** Other items in the files, which are imported only if someone selects them. */
export function AlsoChoice({ also, chosen, onChoose }: Props) {
  if (also.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t("file-import.also-title")}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {also.map(({ kind, count }) => (
          <CheckField
            key={kind}
            name={kind}
            label={t(`file-import.also-${kind}`, { count })}
            help={t(`file-import.also-${kind}-help`)}
            checked={chosen.includes(kind)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, kind] : chosen.filter((one) => one !== kind))}
          />
        ))}
      </div>
    </fieldset>
  );
}
