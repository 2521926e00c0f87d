import { CloudCheck, CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { redirect, useLoaderData, useLocation, useNavigate } from "react-router";
import { endSession } from "../api/sign-in.ts";
import { removeTimers } from "../cooking/timers/timers.ts";
import { removeDishes } from "../recipes/cook-mode/dishes.ts";
import { forgetAnswers } from "../recipes/together/kept-answers.ts";
import { keepSchedule } from "../recipes/together/kept-schedule.ts";
import { countWaiting, forgetLists, onSent } from "../shopping-lists/sync/lists-on-device.ts";
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

/** The question waits for an answer, also once the connection is back. */
export function shouldRevalidate(): boolean {
  return !signedIn.peek();
}

export function Component() {
  const unsent = useUnsent(useLoaderData<{ unsent: number }>().unsent);
  const title = unsent > 0 ? t("profile.unsent-title") : t("profile.sent-title");
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === "default";

  async function leave(): Promise<void> {
    await signOutHere();
    await navigate("/", { replace: true });
  }

  return (
    <>
      <PageTitle of={title} />
      <Message
        title={title}
        Icon={unsent > 0 ? CloudOff : CloudCheck}
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
              className={`btn border-base-300 bg-base-100 ${unsent > 0 ? "text-danger" : ""}`}
              onClick={() => void leave()}
            >
              {unsent > 0 ? t("profile.discard") : t("profile.sign-out")}
            </button>
          </div>
        }
      >
        {unsent > 0 ? t("profile.unsent", { count: unsent }) : t("profile.sent")}
      </Message>
    </>
  );
}

/** @param first as counted when the page was opened */
function useUnsent(first: number): number {
  const [unsent, setUnsent] = useState(first);
  useEffect(() => {
    // Signing out closes the store.
    const count = () => void countWaiting().then(setUnsent, () => undefined);
    count();
    return onSent(count);
  }, []);
  return unsent;
}

async function signOutHere(): Promise<void> {
  removeTimers();
  removeDishes();
  keepSchedule(null);
  forgetAnswers();
  await forgetLists();
  undoable.value = null;
  endSession();
}
