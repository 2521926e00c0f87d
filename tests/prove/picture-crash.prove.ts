import { test } from "bun:test";
import { PICTURE_ACTIONS, expectPicturesSurvive } from "../support/picture-crashes.ts";

test.each(PICTURE_ACTIONS)(
  "a program killed at each step while trying to $name a picture loses nothing and leaves nothing behind",
  (action) => expectPicturesSurvive(action),
);
