import { describe, expect, test } from "bun:test";
import {
  choosePictureStep,
  findPictureStep,
  followPictureStep,
} from "../../../src/recipes/pictures/picture-step.ts";

const steps = (...texts: string[]) => texts.map((text) => ({ text }));
const FRY = { position: 1, text: "Fry." };

describe("the step of a picture", () => {
  test("is one that the recipe has", () => {
    expect(choosePictureStep(steps("Chop.", "Fry."), 1)).toEqual(FRY);
    for (const position of [2, -1, null, undefined])
      expect(choosePictureStep(steps("Chop.", "Fry."), position)).toBeNull();
  });

  test.each([
    ["in its place", steps("Chop.", "Fry."), 1],
    ["after a new step", steps("Wash.", "Chop.", "Fry."), 2],
    ["after another was removed", steps("Fry."), 0],
    ["in its place, although another says the same", steps("Fry.", "Fry."), 1],
    ["nowhere once it's removed", steps("Chop.", "Bake."), null],
  ])("is found %s", (_, now, position) => {
    expect(findPictureStep(now, FRY)).toBe(position);
  });

  test("is followed when it's reworded", () => {
    const now = followPictureStep(FRY, steps("Chop.", "Fry."), steps("Chop.", "Fry well."));
    expect(now).toEqual({ position: 1, text: "Fry well." });
  });

  test.each([
    ["moved", steps("Fry.", "Chop.")],
    ["replaced by one from before", steps("Fry well.", "Chop.")],
    ["removed", steps("Chop.")],
  ])("isn't followed when it's %s", (_, after) => {
    expect(followPictureStep(FRY, steps("Chop.", "Fry."), after)).toBeNull();
  });
});
