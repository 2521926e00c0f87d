import { Fragment, Suspense } from "react";
import { useLoaderData, useOutletContext, Link } from "react-router";
import type { OwnAccount } from "../../../src/contract/accounts.ts";
import type { Display } from "../../../src/contract/displays.ts";
import type { ApiToken, Session } from "../../../src/contract/sessions.ts";
import type { ShareLink } from "../../../src/contract/share-links.ts";
import { loadOwnAccount } from "../../api/accounts.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { language } from "../../state/language.ts";
import { formatMoment } from "../../text/moment.ts";
import type { BackupsNow } from "../admin-frame.tsx";
import { AboutYou } from "./about-you.tsx";
import { ApiTokens } from "./api-tokens.tsx";
import { OwnDisplays } from "./own-displays.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { OwnShareLinks } from "./own-share-links.tsx";

interface Profile {
  person: OwnAccount | null;
  sessions: Answer<Session[]>;
  displays: Answer<Display[]>;
  links: Answer<ShareLink[]>;
  tokens: Answer<ApiToken[]>;
}

/** An administrator may have changed the account. */
async function loadProfile(): Promise<Profile> {
  const [sessions, displays, links, tokens] = await Promise.all([
    callApi("GET auth/sessions"),
    callApi("GET displays"),
    callApi("GET share-links"),
    callApi("GET auth/api-tokens"),
    loadOwnAccount(),
  ]);
  return { person: user.peek(), sessions, displays, links, tokens };
}

export async function loader() {
  return { profile: await soon(loadProfile()) };
}

export function Component() {
  const { profile } = useLoaderData<typeof loader>();
  const backups = useOutletContext<BackupsNow>();
  return (
    <div className="reading-width flex flex-col gap-6">
      <PageTitle of={t("profile.title")} />
      <div className="flex flex-col gap-1">
        <Headline>{t("profile.title")}</Headline>
        <Suspense>
          <LastProved backups={backups} />
        </Suspense>
      </div>
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-44", "h-96", "h-96"]} />}>
        <Parts profile={profile} />
      </Suspense>
    </div>
  );
}

function Parts({ profile }: { profile: Soon<Profile> }) {
  const { person: loaded, sessions, displays, links, tokens } = useSoon(profile);
  // After signing out, the page is visible until the next one is loaded.
  const person = useValue(user) ?? loaded;
  if (!person) return <Problem message={t("call.no-answer")} />;
  return (
    <Fragment key={person.id}>
      <OwnPicture person={person} />
      <AboutYou person={person} />
      <OwnPassword person={person} />
      <OwnSessions sessions={sessions} />
      <OwnDisplays displays={displays} />
      <OwnShareLinks links={links} />
      <ApiTokens tokens={tokens} />
    </Fragment>
  );
}

function LastProved({ backups }: { backups: BackupsNow }) {
  const status = useSoon(backups);
  const locale = useValue(language);
  if (!status) return null;
  const { last } = status;
  return (
    <p className="text-muted text-sm">
      <Link
        to="/admin/backups"
        className="inline-flex min-h-11 items-center underline underline-offset-3 sm:min-h-6"
      >
        {last ? t("backups.last", { when: formatMoment(last.provedAt, locale) }) : t("backups.never")}
      </Link>
    </p>
  );
}
