import { useId } from "react";
import { t } from "../text/translation.ts";
import { useScreenOn } from "./use-screen-on.ts";

/** A switch that keeps the screen on while the recipe is open; where that cannot be, it says why when somebody tries. */
export function ScreenOn() {
  const { isOn, why, choose } = useScreenOn();
  const id = useId();
  return (
    <div className="text-muted text-sm print:hidden">
      <label className="-my-1.75 flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="checkbox checkbox-primary border-base-content/50 size-5"
          checked={isOn}
          aria-describedby={why ? id : undefined}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {t("device.screen-on")}
      </label>
      <p id={id} role="status" className="text-pretty not-empty:pt-2">
        {why && t(`device.screen-${why}`)}
      </p>
    </div>
  );
}
