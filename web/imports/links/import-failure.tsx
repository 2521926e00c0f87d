import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import type { Sentence } from "../../../src/contract/sentences.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";

export interface Failure {
  message: string;
  help: TextKey | null;
  /** Whether there is a page whose source may contain the recipe. */
  ofPage: boolean;
}

const HELP: Partial<Record<Sentence, TextKey | null>> = {
  "no-recipe-on-page": "import.check-page",
  "not-a-web-page": "import.copy-text",
  "site-too-large": "import.check-page",
  "site-unreachable": "import.check-address",
  "site-error-page": "import.check-address",
  "url-not-valid": "import.check-address",
  "address-private": "import.ask-administrator",
  "no-recipe-in-source": "import.check-page",
  "robot-check": null,
  "sign-in-wall": null,
  "page-too-heavy": null,
  "text-too-long": null,
  "body-too-large": null,
  "not-signed-in": null,
};

export function importFailure(refusal: { code: Sentence | null; message: string }): Failure {
  const { code, message } = refusal;
  const help = code ? HELP[code] : undefined;
  return { message, help: help === undefined ? "import.try-later" : help, ofPage: hasPage(code) };
}

/** Documents and pictures have no page source to paste. */
export function hasPage(code: string | null): boolean {
  return code !== "not-a-web-page";
}

interface Props {
  failure: Failure;
  onLeave?: (() => void) | undefined;
  children?: ReactNode;
}

export function ImportFailure({ failure, onLeave, children }: Props) {
  return (
    <Arrived>
      <Alert title={t("import.failed")}>
        <p>{failure.message}</p>
        {failure.help && <p>{t(failure.help)}</p>}
        <Link to="/debug" className="w-fit underline underline-offset-2" onClick={onLeave}>
          {t("import.look-up")}
        </Link>
      </Alert>
      {children}
    </Arrived>
  );
}

export function StoringFailure({ failure }: { failure: Failure }) {
  return (
    <Arrived>
      <Alert title={failure.message}>{failure.help && <p>{t(failure.help)}</p>}</Alert>
    </Arrived>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {children}
    </div>
  );
}
