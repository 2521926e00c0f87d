import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";
import { linkMeant } from "../text/find-links.ts";

type Props = Pick<
  ComponentProps<typeof TextField>,
  "label" | "hint" | "rule" | "defaultValue" | "disabled" | "onType"
>;

export function LinkField(props: Props) {
  return (
    <TextField
      {...props}
      name="url"
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      tidy={linkMeant}
    />
  );
}
