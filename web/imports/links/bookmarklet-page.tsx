import { startTransition, useState, type ReactNode } from "react";
import { Bookmark, ExternalLink } from "lucide-react";
import { redirect, useSearchParams } from "react-router";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { BASE } from "../../api/path.ts";
import { loginPath, getPath } from "../../api/way-to-sign-in.ts";
import { signedIn } from "../../state/session.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Headline } from "../../ui/headline.tsx";
import { bookmarklet } from "./bookmarklet.ts";
import { ImportDialog } from "./import-dialog.tsx";

export function loader({ request }: { request: Request }) {
  return signedIn.peek() ? null : redirect(loginPath(getPath(request)));
}

export function Component() {
  const [query] = useSearchParams();
  const [pasting, setPasting] = useState(false);
  const page = query.get("page") ?? "";
  const wanted = isRecipeUrl(page) ? new URL(page.trim()) : null;
  const home = new URL(BASE, location.origin).href;
  const code = bookmarklet(home, t("bookmarklet.blocked"));
  return (
    <div className="reading-width flex flex-col gap-8">
      <PageTitle of={t("bookmarklet.title")} />
      <header className="flex flex-col gap-2">
        <Headline>{t("bookmarklet.title")}</Headline>
        <p className="text-lg">{t("bookmarklet.what")}</p>
      </header>
      <Part title={t("bookmarklet.install")}>
        <p>{t("bookmarklet.drag")}</p>
        <BookmarkLink code={code} />
        <p className="text-muted text-sm">{t("bookmarklet.made-for", { address: home })}</p>
      </Part>
      <Part title={t("bookmarklet.phone")}>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          <li>{t("bookmarklet.phone-copy")}</li>
          <li>{t("bookmarklet.phone-save")}</li>
          <li>{t("bookmarklet.phone-use")}</li>
        </ol>
        <CopyField label={t("bookmarklet.code")} text={code} />
      </Part>
      <Part title={t("bookmarklet.use")}>
        <p>{t("bookmarklet.use-how")}</p>
        {wanted && (
          <a
            href={wanted.href}
            target="_blank"
            rel="noreferrer"
            className="btn bg-base-100 border-base-300 w-fit max-w-full"
          >
            <ExternalLink size={20} className="shrink-0" aria-hidden />
            <span className="min-w-0 truncate">{t("import.open-page", { host: wanted.hostname })}</span>
          </a>
        )}
      </Part>
      <Part title={t("bookmarklet.nothing")}>
        <p>{t("bookmarklet.nothing-why")}</p>
        <button
          type="button"
          className="btn bg-base-100 border-base-300 w-fit"
          onClick={() => startTransition(() => setPasting(true))}
        >
          {t("import.way-source")}
        </button>
      </Part>
      {pasting && <ImportDialog start="source" url={wanted?.href} onClose={() => setPasting(false)} />}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function BookmarkLink({ code }: { code: string }) {
  const [clicked, setClicked] = useState(false);
  return (
    <>
      {/* A link to drag, whose click explains that. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <a
        ref={(link) => link?.setAttribute("href", code)}
        className="btn btn-primary w-fit cursor-grab"
        onClick={(event) => {
          event.preventDefault();
          setClicked(true);
        }}
      >
        <Bookmark size={20} aria-hidden />
        {t("bookmarklet.name")}
      </a>
      <p role="status" className="text-sm font-medium empty:hidden">
        {clicked && t("bookmarklet.not-here")}
      </p>
    </>
  );
}
