import { test } from "bun:test";
import { DEEDS, expectNoneLost } from "../support/picture-crashes.ts";

test.each(DEEDS)(
  "a program killed at each step while trying to $name a picture loses nothing and leaves nothing behind",
  (deed) => expectNoneLost(deed),
);
