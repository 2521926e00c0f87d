import { test } from "bun:test";
import { DEEDS, expectNoneLost } from "../../support/picture-crashes.ts";

/** At so many of its steps a program is killed here; at each of them by the proofs. */
const KILLS = 4;

test.each(DEEDS)(
  "however a program is killed that is to $name a picture, none is lost and none is left over",
  (deed) => expectNoneLost(deed, KILLS),
  60_000,
);
