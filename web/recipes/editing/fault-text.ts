import type { Fault } from "../../../src/contract/sentences.ts";
import { t, type TextKey } from "../../text/translation.ts";

export function faultText({ loc, type, msg, ctx }: Fault): string {
  const field = loc.at(1);
  if (loc.length === 2 && field === "name" && type === "value_error.missing") return t("fault.name-required");
  if (field === "extras" && type === "value_error.missing") return t("edit.key-required");
  const kind = type.split(".").at(-1) ?? "";
  return t(`fault.${kind}` as TextKey, ctx) || msg;
}
