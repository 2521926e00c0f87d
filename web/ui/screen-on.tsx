import { useId } from "react";
import { t } from "../text/translation.ts";
import { useScreenOn } from "./use-screen-on.ts";

/** If the screen can't be kept on, the reason is shown when someone tries. */
export function ScreenOn() {
  const { isOn, why, choose } = useScreenOn();
  const id = useId();
  return (
    <>
      <label className="text-muted -my-1.75 flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
        <input
          type="checkbox"
          // A checkbox implies `aria-checked`.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className="checkbox checkbox-primary border-base-content/50 size-5 scroll-mt-32 scroll-mb-24"
          checked={isOn}
          aria-describedby={why ? id : undefined}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {t("device.screen-on")}
      </label>
      <p id={id} role="status" className="text-muted basis-full text-sm text-pretty not-empty:pt-2">
        {why && t(`device.screen-${why}`)}
      </p>
    </>
  );
}
