import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { callApi } from "../../api/call-api.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";

interface Props {
  isEmpty: boolean;
}

/** Loaded by home after its recipes: for admins, and for everyone who can fill an empty Tagine. */
export function SampleLine({ isEmpty }: Props) {
  return isEmpty ? <MoreWays /> : <Samples />;
}

function MoreWays() {
  const isAdmin = useValue(user)?.admin;
  return (
    <>
      <Link to="/imports/files" className="btn bg-base-100 border-base-300">
        {t("file-import.title")}
      </Link>
      {isAdmin && (
        <Link to="/welcome" className="btn btn-ghost">
          {t("setup.title")}
        </Link>
      )}
    </>
  );
}

function Samples() {
  const [isShown, setIsShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const hasSome = await hasSamples();
      if (!isLeft) setIsShown(hasSome);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, []);

  async function remove(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await callApi("DELETE sample-recipes");
    setBusy(false);
    if (!answer.ok) return;
    setIsShown(false);
    await revalidate();
  }

  if (!isShown) return null;
  return (
    <Online>
      <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
        {t("setup.sample-recipes")}
        <span aria-hidden>·</span>
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-3"
          aria-label={t("setup.remove-samples")}
          aria-disabled={busy}
          onClick={() => void remove()}
        >
          {t("setup.remove")}
        </button>
      </p>
    </Online>
  );
}

async function hasSamples(): Promise<boolean> {
  const answer = await callApi("GET sample-recipes", { quiet: true });
  return answer.ok && answer.data.count > 0;
}
