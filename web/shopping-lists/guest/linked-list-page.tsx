import { Link2Off } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { createGuestFollower, isLinkGone, loadSharedList, startGuestState } from "./follow-guest-list.ts";
import { GuestListView } from "./guest-list-view.tsx";

type SharedAnswer = Awaited<ReturnType<typeof loadSharedList>>;

export async function loader({ params }: LoaderFunctionArgs) {
  const token = params["token"] ?? "";
  return { token, answer: await soon(loadSharedList(token)) };
}

/** Outside the frame, since it leads to no other place and works without signing in. */
export function Component() {
  const { token, answer } = useLoaderData<{ token: string; answer: Soon<SharedAnswer> }>();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-base-300 border-b print:hidden">
        <p className="mx-auto flex min-h-14 max-w-[704px] items-center gap-2 px-4 font-serif text-lg font-semibold">
          <Logo size={28} />
          <span>Tagine</span>
        </p>
      </header>
      <main className="mx-auto w-full max-w-[704px] grow px-4 pt-6 pb-16 print:p-0">
        <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-12", "h-48", "h-48"]} />}>
          <Page key={token} token={token} answer={answer} />
        </Suspense>
      </main>
    </div>
  );
}

function Page({ token, answer }: { token: string; answer: Soon<SharedAnswer> }) {
  const result = useSoon(answer);
  if (result.ok) return <OpenList token={token} first={result.data} />;
  return isLinkGone(result) ? <LinkGone /> : <Problem message={result.message} />;
}

function LinkGone() {
  return (
    <Message title={t("shopping-lists.gone-title")} Icon={Link2Off}>
      <PageTitle of={t("shopping-lists.gone-title")} />
      {t("shopping-lists.gone")}
    </Message>
  );
}

function OpenList({ token, first }: { token: string; first: SharedList }) {
  const [state, setState] = useState(() => startGuestState(token, first));
  const [follower] = useState(() => createGuestFollower(token, state, setState));
  useEffect(() => follower.follow(), [follower]);
  return state.isGone ? <LinkGone /> : <GuestListView state={state} follower={follower} />;
}
