import { redirect, useNavigate, useSearchParams } from "react-router";
import { BASE } from "../api/call.ts";
import { signedIn } from "../state/session.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { ownPath } from "./own-path.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** Who is signed in already has nothing to do here. */
export function loader({ request }: { request: Request }) {
  return signedIn.peek() ? redirect(wishOf(new URL(request.url).searchParams)) : null;
}

export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="bg-base-100 border-base-300 rounded-box mx-auto mt-4 flex max-w-[500px] flex-col gap-5 border p-6 shadow-(--shadow-card) sm:mt-12">
      <PageTitle of={t("sign-in.title")} />
      <Headline className="text-xl">{t("sign-in.title")}</Headline>
      <SignInForm onSignedIn={() => void navigate(wishOf(query), { replace: true })} />
    </div>
  );
}

/** Where somebody wanted to go when they were asked to sign in. */
function wishOf(query: URLSearchParams): string {
  return ownPath(query.get("redirect"), location.origin, BASE);
}
