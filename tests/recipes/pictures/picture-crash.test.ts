import { test } from "bun:test";
import { DEEDS, expectNoneLost } from "../../support/picture-crashes.ts";

/** The proofs kill it at every step. */
const KILLS = 4;

test.each(DEEDS)(
  "a program killed while trying to $name a picture loses nothing and leaves nothing behind",
  (deed) => expectNoneLost(deed, KILLS),
  60_000,
);
