import { createBoundedWorker, type JobWorker } from "../bounded-worker.ts";
import { DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { PictureTooComplex } from "./picture-refusals.ts";
import type { PictureAnswer, PictureJob, PictureTask, PictureTasks } from "./picture-tasks.ts";

/** Keeps the worst picture within three seconds. */
const MAX_JOB_MS = 2500;
const MAX_BEGIN_MS = 10_000;
const MAX_PATIENT_MS = 10_000;
const PATIENT_TASKS = new Set<PictureTask>(["checkSizes", "format", "convertToJpeg"]);

class RefusedPicture extends DomainError {
  constructor({ kind, problem, params }: Pick<DomainError, "kind" | "problem" | "params">) {
    super(kind, problem, params);
  }
}

export interface Patience {
  /** Retries a slow task with more time, so that slow machines lose no pictures. */
  isPatient: boolean;
}

export interface PictureWorker {
  /** @throws what the task throws; PictureTooComplex if it takes too much time or memory */
  run<Task extends PictureTask>(
    task: Task,
    input: Parameters<PictureTasks[Task]>[0],
    how?: Patience,
  ): Promise<Awaited<ReturnType<PictureTasks[Task]>>>;
  close(): void;
}

export function pictureWorker(
  start: () => JobWorker,
  log: Pick<Log, "warn">,
  mostMs = MAX_JOB_MS,
): PictureWorker {
  const worker = createBoundedWorker<PictureJob, PictureAnswer>({
    start,
    mostMs,
    beginMostMs: MAX_BEGIN_MS,
    endsAfter: (_, { isHeavy }) => isHeavy,
  });
  return {
    async run(task, input, { isPatient } = { isPatient: false }) {
      const tryFor = (ms: number) => worker.run({ task, input }, [], ms);
      const firstMs = PATIENT_TASKS.has(task) ? MAX_PATIENT_MS : mostMs;
      const answer = (await tryFor(firstMs)) ?? (isPatient ? await tryFor(MAX_PATIENT_MS) : null);
      if (!answer) {
        log.warn(
          `Gave up on a picture that took more than ${isPatient ? MAX_PATIENT_MS : firstMs} ms or too much memory`,
        );
        throw new PictureTooComplex();
      }
      if ("refusal" in answer) throw new RefusedPicture(answer.refusal);
      if ("fault" in answer) throw new Error(answer.fault);
      return answer.outcome as never;
    },
    close: worker.close,
  };
}
