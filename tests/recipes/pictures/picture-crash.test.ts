import { test } from "bun:test";
import { DEEDS, expectNoneLost } from "../../support/picture-crashes.ts";

/** At so many of its steps a program is killed here; at each of them by the proofs. */
const KILLS = 4;

test.each(DEEDS)(
  "a program killed while trying to $name a picture loses nothing and leaves nothing behind",
  (deed) => expectNoneLost(deed, KILLS),
  60_000,
);
