import { t } from "elysia";

export const JOB_ROWS = { default: 100, most: 1000 };

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

export const JOB_COUNTS = {
  total: t.Integer(),
  waiting: t.Integer(),
  running: t.Integer(),
  done: t.Integer(),
  failed: t.Integer(),
};
