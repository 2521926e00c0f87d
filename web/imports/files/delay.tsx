import type { FileImport } from "../../../src/contract/file-imports.ts";
import { sentenceFor } from "../../text/translation.ts";

/** Why an import waits. It continues by itself. */
export function Delay({ delay }: Pick<FileImport, "delay">) {
  return (
    <p role="status" className="font-medium text-pretty empty:hidden">
      {delay && sentenceFor(delay.code, delay.params, delay.text)}
    </p>
  );
}
