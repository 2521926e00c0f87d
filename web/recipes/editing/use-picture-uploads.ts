import { useRef, useState } from "react";
import { toast } from "../../state/toasts.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { useReconnect } from "../../ui/use-reconnect.ts";

export interface PictureProblem {
  text: string;
  /** `online`: by itself, once there's a connection again. */
  retry: "never" | "by-hand" | "online";
}

export interface FailedUpload {
  id: number;
  file: File;
  problem: PictureProblem;
}

interface Uploads {
  /** Null if nothing is being sent. */
  underway: { number: number; total: number; part: number } | null;
  failed: FailedUpload[];
  take: (files: Iterable<File>) => void;
  retry: (upload: FailedUpload) => void;
  dismiss: (id: number) => void;
}

/** Resolves to null once the picture is added. */
export type SendPicture = (file: File, onSent: (part: number) => void) => Promise<PictureProblem | null>;

/** One after the other, so that they keep their order. */
export function usePictureUploads(send: SendPicture): Uploads {
  const [underway, setUnderway] = useState<Uploads["underway"]>(null);
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const batch = useRef<{ files: File[]; at: number }>({ files: [], at: 0 });
  const isBusy = useRef(false);
  const lastId = useRef(0);
  const here = useIsMounted();

  async function work(): Promise<void> {
    isBusy.current = true;
    const { current: now } = batch;
    for (let file = now.files[now.at]; file; file = now.files[++now.at]) {
      const tell = (sent: number) => setUnderway(describe(now, sent));
      tell(0);
      const problem = await send(file, tell);
      if (problem !== null) fail(file, problem);
    }
    batch.current = { files: [], at: 0 };
    isBusy.current = false;
    setUnderway(null);
  }

  function fail(file: File, problem: PictureProblem): void {
    const id = ++lastId.current;
    if (here.current) setFailed((before) => [...before, { id, file, problem }]);
    else toast(problem.text, "error");
  }

  function take(files: Iterable<File>): void {
    batch.current.files.push(...files);
    if (!isBusy.current) void work();
  }

  const dismiss = (id: number) => setFailed((now) => now.filter((one) => one.id !== id));

  function retry({ id, file }: FailedUpload): void {
    dismiss(id);
    take([file]);
  }

  useReconnect(() => {
    const unsent = failed.filter(({ problem }) => problem.retry === "online");
    setFailed((now) => now.filter((one) => !unsent.includes(one)));
    take(unsent.map(({ file }) => file));
  });

  return { underway, failed, take, retry, dismiss };
}

function describe({ files, at }: { files: File[]; at: number }, sent: number) {
  return { number: at + 1, total: files.length, part: (at + sent) / files.length };
}
