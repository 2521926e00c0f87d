import { Fragment, useId } from "react";
import { t } from "../text/translation.ts";
import { LinkField } from "../ui/link-field.tsx";
import { linkOrNothing, WAYS, type Way } from "./begin.ts";

interface Props {
  chosen: Way;
  onChoose: (way: Way) => void;
}

export function WaysToBegin({ chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-serif text-lg font-semibold">{t("setup.begin")}</legend>
      {WAYS.map((way) => (
        <Fragment key={way}>
          <WayChoice way={way} isChosen={way === chosen} onChoose={() => onChoose(way)} />
          {way === "link" && chosen === way && <LinkField label={t("import.url")} rule={linkOrNothing} />}
        </Fragment>
      ))}
    </fieldset>
  );
}

interface WayChoiceProps {
  way: Way;
  isChosen: boolean;
  onChoose: () => void;
}

function WayChoice({ way, isChosen, onChoose }: WayChoiceProps) {
  const id = useId();
  return (
    <label className="border-base-300 has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-base-content rounded-field flex cursor-pointer items-start gap-3 border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="way"
        value={way}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className="accent-primary-mark mt-1 size-4 shrink-0 outline-none"
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span id={`${id}-label`} className="font-medium">
          {t(`setup.${way}`)}
        </span>
        <span id={`${id}-help`} className="text-muted text-sm text-pretty">
          {t(`setup.${way}-help`)}
        </span>
      </span>
    </label>
  );
}
