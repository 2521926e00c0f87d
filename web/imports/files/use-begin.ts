import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "../../state/toasts.ts";
import type { ChosenFile } from "./collect-files.ts";
import { beginUpload } from "./uploads.ts";

/** For places without room for an error message. */
export function useBeginAnywhere() {
  const navigate = useNavigate();
  return async (choosing: ChosenFile[] | Promise<ChosenFile[]>): Promise<void> => {
    const begun = await beginUpload(await choosing);
    if ("problem" in begun) toast(begun.problem, "error");
    else await navigate(`/imports/files/${begun.id}`);
  };
}

/** Starts an import with some files, and opens its page. */
export function useBegin() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin(choosing: ChosenFile[] | Promise<ChosenFile[]>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const begun = await beginUpload(await choosing);
    setBusy(false);
    if ("problem" in begun) setProblem(begun.problem);
    else await navigate(`/imports/files/${begun.id}`);
  }

  return { busy, problem, begin };
}
