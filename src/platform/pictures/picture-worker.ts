import { createBoundedWorker, type JobWorker } from "../bounded-worker.ts";
import { DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { PictureTooComplex } from "./picture-refusals.ts";
import type { PictureAnswer, PictureJob, PictureTask, PictureTasks } from "./picture-tasks.ts";

/** A little less than the three seconds that the worst picture may keep somebody waiting. */
const JOB_MOST_MS = 2500;
/** The process starts in a fraction of a second, but not on a small machine with much else to do. */
const BEGIN_MOST_MS = 10_000;
const PATIENT_MOST_MS = 10_000;
/** They cost little, or are done with a picture that Tagine made. */
const PATIENT_TASKS = new Set<PictureTask>(["checkSizes", "format", "convertToJpeg"]);

class RefusedPicture extends DomainError {
  constructor({ kind, problem, params }: Pick<DomainError, "kind" | "problem" | "params">) {
    super(kind, problem, params);
  }
}

export interface Patience {
  /** Whether a task that took too long gets another try with more time: on a slow machine, no picture may be lost. */
  isPatient: boolean;
}

export interface PictureWorker {
  /**
   * Runs a task in a process of its own, one after the other: pictures are large when unpacked.
   * @throws what the task throws; PictureTooComplex when it takes too much time or memory
   */
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
  mostMs = JOB_MOST_MS,
): PictureWorker {
  const worker = createBoundedWorker<PictureJob, PictureAnswer>({
    start,
    mostMs,
    beginMostMs: BEGIN_MOST_MS,
    endsAfter: (_, { isHeavy }) => isHeavy,
  });
  return {
    async run(task, input, { isPatient } = { isPatient: false }) {
      const tryFor = (ms: number) => worker.run({ task, input }, [], ms);
      const firstMs = PATIENT_TASKS.has(task) ? PATIENT_MOST_MS : mostMs;
      const answer = (await tryFor(firstMs)) ?? (isPatient ? await tryFor(PATIENT_MOST_MS) : null);
      if (!answer) {
        log.warn(
          `gave up on a picture that took more than ${isPatient ? PATIENT_MOST_MS : firstMs} ms or too much memory`,
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
