import { test } from "bun:test";
import { PICTURE_ACTIONS, expectPicturesSurvive } from "../../support/picture-crashes.ts";

/** The proofs kill it at every step. */
const KILLS = 2;

test.each(PICTURE_ACTIONS)(
  "a program killed while trying to $name a picture loses nothing and leaves nothing behind",
  (action) => expectPicturesSurvive(action, KILLS),
  60_000,
);
