import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import type { Sentence } from "../../../src/contract/sentences.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";

export interface Failure {
  message: string;
  /** What to do if there's no other way. */
  help: TextKey | null;
  /** Whether there is a page whose source may contain the recipe. */
  ofPage: boolean;
}

/** Their sentences say what to do. */
const COMPLETE = new Set<Sentence | null>([
  "robot-check",
  "sign-in-wall",
  "no-recipe-in-text",
  "paywall",
  "cookie-wall",
  "page-gone",
  "empty-page",
  "page-too-heavy",
  "pdf-without-text",
  "pdf-locked",
  "pdf-broken",
  "pdf-too-large",
  "text-too-long",
  "body-too-large",
  "not-signed-in",
]);

export function importFailure({ code, message }: { code: Sentence | null; message: string }): Failure {
  const help = COMPLETE.has(code) ? null : "import.try-later";
  return { message, help, ofPage: hasPage(code) };
}

const WITHOUT_PAGE = new Set<string | null>([
  "not-a-web-page",
  "no-recipe-in-pdf",
  "pdf-without-text",
  "pdf-locked",
  "pdf-broken",
  "pdf-too-large",
]);

/** Documents and pictures have no page source to paste. */
export function hasPage(code: string | null): boolean {
  return !WITHOUT_PAGE.has(code);
}

interface Props {
  failure: Failure;
  onLeave?: (() => void) | undefined;
  /** Other ways to get the recipe. */
  children?: ReactNode;
}

export function ImportFailure({ failure, onLeave, children }: Props) {
  const isAdmin = useValue(user)?.admin === true;
  return (
    <Arrived>
      <Alert title={failure.message}>
        {!children && failure.help && <p>{t(failure.help)}</p>}
        {isAdmin && (
          <Link to="/debug" className="w-fit underline underline-offset-2" onClick={onLeave}>
            {t("import.look-up")}
          </Link>
        )}
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
