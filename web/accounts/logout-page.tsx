import { CloudOff } from "lucide-react";
import { redirect, useLoaderData, useLocation, useNavigate } from "react-router";
import { endSession } from "../api/accounts.ts";
import { forgetLists } from "../shopping-lists/sync/lists-on-device.ts";
import { signedIn } from "../state/session.ts";
import { undoable } from "../state/undo.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";
import { countUnsent } from "./count-unsent.ts";

/** Signs out, unless changes on this device would be lost. */
export async function loader() {
  // Signing out runs this again, and must not hold up the way to the sign-in page.
  if (!signedIn.peek()) return redirect("/");
  const unsent = await countUnsent();
  if (unsent > 0) return { unsent };
  await signOutHere();
  return redirect("/");
}

export function Component() {
  const { unsent } = useLoaderData<{ unsent: number }>();
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === "default";

  async function discard(): Promise<void> {
    await signOutHere();
    await navigate("/", { replace: true });
  }

  return (
    <>
      <PageTitle of={t("profile.unsent-title")} />
      <Message
        title={t("profile.unsent-title")}
        Icon={CloudOff}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void (isFirstPage ? navigate("/") : navigate(-1))}
            >
              {t("profile.stay")}
            </button>
            <button
              type="button"
              className="btn text-danger border-base-300 bg-base-100"
              onClick={() => void discard()}
            >
              {t("profile.discard")}
            </button>
          </div>
        }
      >
        {t("profile.unsent", { count: unsent })}
      </Message>
    </>
  );
}

async function signOutHere(): Promise<void> {
  await forgetLists();
  undoable.value = null;
  endSession();
}
