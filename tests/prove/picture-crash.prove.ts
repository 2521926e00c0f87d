import { test } from "bun:test";
import { DEEDS, expectNoneLost } from "../support/picture-crashes.ts";

test.each(DEEDS)(
  "killed at each step at which it is to $name a picture, a program loses none and leaves none over",
  (deed) => expectNoneLost(deed),
);
