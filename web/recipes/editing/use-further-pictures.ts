import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import { FURTHER_PICTURES_MOST } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { GONE, UNANSWERED } from "../../api/call.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { toast } from "../../state/toasts.ts";
import { offerUndo } from "../../state/undo.ts";
import { sentenceFor, t } from "../../text/translation.ts";
import { findFileProblem } from "../../ui/picture-file.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { useReconnect } from "../../ui/use-reconnect.ts";
import type { PictureProblem, SendPicture } from "./use-picture-uploads.ts";

export interface PictureRow {
  key: number;
  picture: FurtherPicture;
}

interface EditedPictures {
  rows: PictureRow[];
  /** Counts refusals, so that fields can show the former value again. */
  refusals: number;
  problem: string | null;
  add: SendPicture;
  choose: (row: PictureRow, step: number | null) => Promise<void>;
  move: (key: number, to: number) => Promise<void>;
  /** Resolves to whether it was removed. */
  remove: (row: PictureRow) => Promise<boolean>;
}

/** Statuses that the same file always gets: it's too large, of an unsupported type, or damaged. */
const FINAL: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Changes are saved immediately, like those of the recipe's own picture. */
export function useFurtherPictures(slug: string, first: FurtherPicture[]): EditedPictures {
  const lastKey = useRef(first.length);
  const [rows, setRows] = useState(() => first.map((picture, key): PictureRow => ({ key, picture })));
  const newest = useRef(rows);
  const [refusal, setRefusal] = useState<{ count: number; problem: string | null }>({
    count: 0,
    problem: null,
  });
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());
  const { revalidate } = useRevalidator();
  const here = useIsMounted();

  function change(next: (now: PictureRow[]) => PictureRow[]): void {
    newest.current = next(newest.current);
    if (here.current) setRows(newest.current);
    else void revalidate();
  }

  const setProblem = (problem: string | null) =>
    setRefusal(({ count }) => ({ count: problem === null ? count : count + 1, problem }));

  useReconnect(() => setProblem(null));

  async function add(file: File, onSent: (part: number) => void): Promise<PictureProblem | null> {
    const refused = findFileProblem(file);
    if (refused) return { text: sentenceFor(refused.code, refused.params, ""), retry: "never" };
    if (newest.current.length >= FURTHER_PICTURES_MOST) {
      const text = sentenceFor("too-many-pictures", { most: FURTHER_PICTURES_MOST }, "");
      return { text, retry: "by-hand" };
    }
    const form = new FormData();
    form.set("image", file);
    const send = sendingWithProgress(onSent);
    const added = await callApi("POST recipes/{slug}/pictures", { params: { slug }, body: form, send });
    if (!added.ok) return { text: added.message, retry: chooseRetry(added.status) };
    setProblem(null);
    change((now) => [...now, { key: lastKey.current++, picture: added.data }]);
    return null;
  }

  async function choose({ key, picture: { id } }: PictureRow, step: number | null): Promise<void> {
    const body = { step };
    const chosen = await callApi("PUT recipes/{slug}/pictures/{id}", { params: { slug, id }, body });
    setProblem(chosen.ok ? null : chosen.message);
    if (chosen.ok) change((now) => now.map((one) => (one.key === key ? { key, picture: chosen.data } : one)));
  }

  async function move(key: number, to: number): Promise<void> {
    const before = newest.current;
    const moved = before.find((one) => one.key === key);
    if (!moved) return;
    change((now) => now.filter((one) => one !== moved).toSpliced(to, 0, moved));
    // In turn, so that the last order wins.
    const turn = lastMove.current.then(() => {
      const body = { ids: newest.current.map(({ picture }) => picture.id) };
      return callApi("PUT recipes/{slug}/pictures", { params: { slug }, body });
    });
    lastMove.current = turn;
    const arranged = await turn;
    setProblem(arranged.ok ? null : arranged.message);
    if (!arranged.ok) change((now) => sortLike(before, now));
  }

  async function remove(row: PictureRow): Promise<boolean> {
    const { id } = row.picture;
    const at = newest.current.findIndex(({ key }) => key === row.key);
    const removed = await callApi("DELETE recipes/{slug}/pictures/{id}", {
      params: { slug, id },
      quiet: true,
    });
    setProblem(removed.ok ? null : removed.message);
    if (!removed.ok) return false;
    change((now) => now.filter(({ key }) => key !== row.key));
    offerUndo(t("picture.removed"), async () => {
      const restored = await restore(slug, id);
      if (restored.ok) change((now) => now.toSpliced(at, 0, { key: row.key, picture: restored.data }));
      else toast(restored.message, "error");
      return restored.ok;
    });
    return true;
  }

  return { rows, refusals: refusal.count, problem: refusal.problem, add, choose, move, remove };
}

function chooseRetry(status: number): PictureProblem["retry"] {
  if (status === UNANSWERED) return "online";
  return FINAL.has(status) ? "never" : "by-hand";
}

/** Works after a rename, too. */
async function restore(slug: string, id: string) {
  const restored = await callApi("POST recipes/{slug}/pictures/{id}/restore", { params: { slug, id } });
  const movedTo = !restored.ok && restored.status === GONE ? restored.beside?.movedTo : undefined;
  return movedTo
    ? callApi("POST recipes/{slug}/pictures/{id}/restore", { params: { slug: movedTo, id } })
    : restored;
}

function sortLike(order: PictureRow[], rows: PictureRow[]): PictureRow[] {
  const place = ({ key }: PictureRow) => order.findIndex((one) => one.key === key);
  return rows.toSorted((one, other) => place(one) - place(other));
}
