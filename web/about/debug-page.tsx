import { Suspense, type ReactNode } from "react";
import { redirect, useLoaderData } from "react-router";
import { loginPath } from "../api/way-to-sign-in.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";

/** Lines of the log that are shown. */
const LOG_LINES = 200;

/** Signed-in people only; the log is asked for by administrators alone. */
export async function loader() {
  if (!signedIn.peek()) return redirect(loginPath("/debug"));
  const [lastPage, log] = await Promise.all([
    soon(call<object>("GET", "debug/last-recipe-json/text")),
    user.peek()?.admin ? soon(call<string>("GET", `debug/log/${LOG_LINES}`)) : null,
  ]);
  return { lastPage, log };
}

export function Component() {
  const { lastPage, log } = useLoaderData<{
    lastPage: Soon<Answer<object>>;
    log: Soon<Answer<string>> | null;
  }>();
  const person = useValue(user);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle of={t("debug.title")} />
      <Headline>{t("debug.title")}</Headline>
      <Part title={t("debug.last-page")} help={t("debug.last-page-help")}>
        <Suspense fallback={<TextSkeleton />}>
          <Text answer={lastPage} empty={t("debug.nothing-yet")} shown={indented} />
        </Suspense>
      </Part>
      {person?.admin && log && (
        <Part title={t("debug.log")} help={t("debug.log-help")}>
          <Suspense fallback={<TextSkeleton />}>
            <Text answer={log} empty={t("debug.log-empty")} shown={newestFirst} />
          </Suspense>
        </Part>
      )}
    </div>
  );
}

function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted text-sm">{help}</p>
      {children}
    </section>
  );
}

interface TextProps<Data> {
  answer: Soon<Answer<Data>>;
  empty: string;
  shown: (data: Data) => string;
}

function Text<Data>({ answer, empty, shown }: TextProps<Data>) {
  const result = useSoon(answer);
  if (!result.ok) return <p>{result.status === 404 ? empty : result.message}</p>;
  const text = shown(result.data);
  if (!text) return <p>{empty}</p>;
  return (
    <pre
      // A region that scrolls has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="bg-base-100 border-base-300 rounded-box max-h-[28rem] overflow-auto border p-4 text-sm break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}

function TextSkeleton() {
  return (
    <Loading>
      <div className="bg-base-300 rounded-box h-40 animate-pulse" />
    </Loading>
  );
}

function indented(found: object): string {
  return JSON.stringify(found, null, 2);
}

function newestFirst(log: string): string {
  return log.split("\n").toReversed().join("\n");
}
