import { Suspense, useEffect, useId, useMemo, useState, type DragEvent, type ReactNode } from "react";
import { FileUp } from "lucide-react";
import { redirect, useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { ImportJob } from "../../../src/contract/imports.ts";
import { IMPORT_LINKS_MOST } from "../../../src/contract/rules.ts";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn } from "../../state/session.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { Headline } from "../../ui/headline.tsx";
import { JobCard } from "../../ui/job-card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { Rule } from "../../ui/text-field.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { announceEnd, LOOK_AGAIN_MS } from "./import-jobs.ts";
import { findLinks, portions } from "../../text/find-links.ts";

export async function loader() {
  if (!signedIn.peek()) return redirect(loginPath("/imports"));
  return { jobs: await soon(callApi("GET imports")) };
}

export function Component() {
  const { jobs } = useLoaderData<{ jobs: Soon<Answer<ImportJob[]>> }>();
  return (
    <div className="reading-width flex flex-col gap-10">
      <PageTitle of={t("imports.title")} />
      <div className="flex flex-col gap-2">
        <Headline>{t("imports.title")}</Headline>
        <p>{t("imports.what")}</p>
      </div>
      <LinkList />
      <Suspense fallback={<JobsSkeleton />}>
        <Jobs answer={jobs} />
      </Suspense>
    </div>
  );
}

const someLink: Rule = (text) => (findLinks(text).length > 0 ? null : "imports.no-link");

function LinkList() {
  const [text, setText] = useState("");
  // A new key fills the list with the links of a file.
  const [filled, setFilled] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const links = useMemo(() => findLinks(text), [text]);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  function fill(list: string): void {
    setText(list);
    setFilled((times) => times + 1);
  }

  async function take(files: FileList | null): Promise<void> {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    const found = texts.flatMap(findLinks);
    setProblem(texts.length > 0 && found.length === 0 ? t("imports.no-link-in-file") : null);
    if (found.length === 0) return;
    fill([...new Set([...links, ...found])].join("\n"));
  }

  async function start(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const started: ImportJob[] = [];
    for (const some of portions(links, IMPORT_LINKS_MOST)) {
      const answer = await callApi("POST imports", { body: { urls: some } });
      if (!answer.ok) {
        setBusy(false);
        setProblem(answer.message);
        return revalidate();
      }
      started.push(answer.data);
      announceEnd(answer.data.id);
    }
    const [first, second] = started;
    // Of several imports, none is more interesting, so the list below shows them.
    if (first && !second) return navigate(`/imports/${first.id}`);
    setBusy(false);
    fill("");
    return revalidate();
  }

  return (
    <Form className="flex flex-col gap-3" onSubmit={() => void start()}>
      {problem && <Alert title={problem} />}
      <DropZone onFiles={(files) => void take(files)}>
        <TextArea
          key={filled}
          label={t("imports.list")}
          name="links"
          rows={7}
          start={text}
          hint={t("imports.list-hint")}
          rule={someLink}
          disabled={busy}
          code
          onType={setText}
        />
      </DropZone>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FilePicker onFiles={(files) => void take(files)} />
        <p role="status" className="grow text-right font-medium">
          {links.length > 0 && t("imports.found", { count: links.length })}
        </p>
        <div className="grid max-sm:w-full">
          <SubmitButton label={t("imports.start")} busyLabel={t("imports.starting")} busy={busy} />
        </div>
      </div>
    </Form>
  );
}

function DropZone({ onFiles, children }: { onFiles: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, isOver: boolean): void {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  }

  return (
    // For mouse users; the button next to it does the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`rounded-field ${over ? "outline-primary-mark outline-2 outline-offset-4 outline-dashed" : ""}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}

function FilePicker({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="btn bg-base-100 border-base-300 has-focus-visible:outline-base-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
    >
      <FileUp size={20} aria-hidden />
      {t("imports.file")}
      <input
        id={id}
        type="file"
        multiple
        accept=".html,.htm,.txt,text/html,text/plain"
        className="sr-only"
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // Lets people pick the same file again.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}

function Jobs({ answer }: { answer: Soon<Answer<ImportJob[]>> }) {
  const result = useSoon(answer);
  const jobs = result.ok ? result.data : [];
  const running = jobs.filter(({ state }) => state === "running");
  useFresh(running.length > 0, LOOK_AGAIN_MS);
  useEffect(() => running.forEach(({ id }) => announceEnd(id)));
  if (!result.ok) return <Alert title={result.message} />;
  if (jobs.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="jobs-title">
      <h2 id="jobs-title" className="text-xl">
        {t("imports.earlier")}
      </h2>
      <ul className="flex flex-col gap-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              title={t("imports.links", { count: job.counts.total })}
              to={`/imports/${job.id}`}
              job={job}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function JobsSkeleton() {
  return (
    <Loading>
      <div className="bg-base-300 rounded-box h-28 animate-pulse" />
    </Loading>
  );
}
