import { afterAll, beforeAll, expect, test } from "bun:test";
import { SEARCH_RESULTS } from "../../../src/contract/rules.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";

let at: Tagine;
beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const MOST = SEARCH_RESULTS.conditions;

test.each(["categories", "tags", "with", "without"])(
  `at most ${MOST} %s can be searched for, repeated or separated by commas`,
  async (name) => {
    for (const [count, status] of [
      [MOST, 200],
      [MOST + 1, 422],
      [3000, 422],
    ] as const) {
      const values = Array.from({ length: count }, (_, at_) => `a${at_}`);
      const queries = [
        values.map((value) => `${name}=${value}`).join("&"),
        `${name}=${values.join(",")}`,
        `${name}=${values.slice(0, 2).join(",")}&${name}=${values.slice(2).join(",")}`,
      ];
      for (const query of queries) {
        const reply = await at.visitor.get(`recipes/search?${query}`);
        expect([count, query.slice(0, 30), reply.status]).toEqual([count, query.slice(0, 30), status]);
        if (status === 422) expect(reply.body.detail[0].loc.slice(0, 2)).toEqual(["query", name]);
      }
    }
  },
);
