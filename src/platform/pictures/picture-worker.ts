import { boundedWorker, type JobWorker } from "../bounded-worker.ts";
import { DomainError } from "../errors.ts";
import type { Log } from "../log.ts";
import { PictureTooComplex } from "./picture-refusals.ts";
import type { PictureAnswer, PictureJob, PictureTask, PictureTasks } from "./picture-tasks.ts";

/** A little less than the three seconds that the worst picture may keep somebody waiting. */
const JOB_MOST_MS = 2500;

class RefusedPicture extends DomainError {
  constructor({ kind, problem, params }: Pick<DomainError, "kind" | "problem" | "params">) {
    super(kind, problem, params);
  }
}

export interface PictureWorker {
  /**
   * Runs a task in a process of its own, one after the other: pictures are large when unpacked.
   * @throws what the task throws; PictureTooComplex when it takes too much time or memory
   */
  run<Task extends PictureTask>(
    task: Task,
    input: Parameters<PictureTasks[Task]>[0],
  ): Promise<Awaited<ReturnType<PictureTasks[Task]>>>;
  close(): void;
}

export function pictureWorker(start: () => JobWorker, log: Log, mostMs = JOB_MOST_MS): PictureWorker {
  const worker = boundedWorker<PictureJob, PictureAnswer>({
    start,
    mostMs,
    endsAfter: (_, { isHeavy }) => isHeavy,
  });
  return {
    async run(task, input) {
      const answer = await worker.run({ task, input });
      if (!answer) {
        log.warn(`gave up on a picture that took more than ${mostMs} ms or too much memory`);
        throw new PictureTooComplex();
      }
      if ("refusal" in answer) throw new RefusedPicture(answer.refusal);
      if ("fault" in answer) throw new Error(answer.fault);
      return answer.outcome as never;
    },
    close: worker.close,
  };
}
