import { RotateCw } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { redirect, useLoaderData, useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadDemoStatus } from "../api/about.ts";
import { loginPath, getPath } from "../api/way-to-sign-in.ts";
import { callApi } from "../api/call-api.ts";
import { GONE, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { demo } from "../state/demo.ts";
import { signedIn, user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { NotInDemo } from "../ui/not-in-demo.tsx";
import { DownloadButton } from "./download-button.tsx";
import { JsonTree } from "./json-tree.tsx";
import { LogView } from "./log-view.tsx";

const LOG_LINES = 500;

export async function loader({ request }: { request: Request }) {
  if (!signedIn.peek()) return redirect(loginPath(getPath(request)));
  await loadDemoStatus();
  if (demo.peek()) return { lastPage: null, log: null };
  const [lastPage, log] = await Promise.all([
    soon(callApi("GET debug/last-recipe-json/text")),
    user.peek()?.admin ? soon(callApi("GET debug/log/{n}", { params: { n: LOG_LINES } })) : null,
  ]);
  return { lastPage, log };
}

/** The log is loaded already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function Component() {
  const { lastPage, log } = useLoaderData<{
    lastPage: Soon<Answer<object>> | null;
    log: Soon<Answer<string>> | null;
  }>();
  const isAdmin = useValue(user)?.admin === true;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle of={t("debug.title")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Headline>{t("debug.title")}</Headline>
        <Reload />
      </div>
      <NotInDemo>
        {lastPage && (
          <Part title={t("debug.last-page")} help={t("debug.last-page-help")}>
            <Suspense fallback={<Skeleton />}>
              <Shown answer={lastPage} empty={t("debug.nothing-yet")}>
                {(found) => <LastPage found={found} mayDownload={isAdmin} />}
              </Shown>
            </Suspense>
          </Part>
        )}
      </NotInDemo>
      {isAdmin && log && (
        <Part title={t("debug.log")} help={t("debug.log-lines", { count: LOG_LINES })}>
          <Suspense fallback={<Skeleton />}>
            <Shown answer={log} empty={t("debug.log-empty")}>
              {(lines) => <LogView log={lines} />}
            </Shown>
          </Suspense>
          <div className="flex flex-wrap gap-2">
            <DownloadButton file="log" />
          </div>
        </Part>
      )}
    </div>
  );
}

function Reload() {
  const { revalidate, state } = useRevalidator();
  return (
    <button
      type="button"
      className="btn border-base-300"
      aria-disabled={state === "loading"}
      onClick={() => void revalidate()}
    >
      <RotateCw size={20} aria-hidden />
      {t("debug.reload")}
    </button>
  );
}

function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted text-sm text-pretty">{help}</p>
      </div>
      {children}
    </section>
  );
}

interface ShownProps<Data> {
  answer: Soon<Answer<Data>>;
  empty: string;
  children: (data: Data) => ReactNode;
}

function Shown<Data>({ answer, empty, children }: ShownProps<Data>) {
  const result = useSoon(answer);
  if (!result.ok) return <p>{result.status === GONE ? empty : result.message}</p>;
  return children(result.data);
}

function LastPage({ found, mayDownload }: { found: object; mayDownload: boolean }) {
  return (
    <>
      <div
        // A scrollable region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t("debug.last-page")}
        className="bg-base-100 border-base-300 rounded-box max-h-[36rem] overflow-y-auto border py-3 pr-4 pl-10"
      >
        <JsonTree name={null} value={found} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={JSON.stringify(found, null, 2)} />
        {mayDownload && <DownloadButton file="last-recipe" />}
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <Loading>
      <div className="bg-base-300 rounded-box h-40 animate-pulse" />
    </Loading>
  );
}
