import { t } from "elysia";

// What calls about work that goes on by itself have in common.

/** How many of a job's rows an answer has. */
export const JOB_ROWS = { default: 100, most: 1000 };

/** Which of a job's rows are asked for, after those that are here already. */
export const JOB_ROWS_PAGE = {
  after: t.Optional(t.Integer({ minimum: -1, description: "Those behind this position" })),
  limit: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: JOB_ROWS.most,
      description: `How many at most; ${JOB_ROWS.default} when missing`,
    }),
  ),
};

/** How many of a job's items are in which state. */
export const JOB_COUNTS = {
  total: t.Integer(),
  waiting: t.Integer(),
  running: t.Integer(),
  done: t.Integer(),
  failed: t.Integer(),
};
