import { test } from "bun:test";
import { expectWholeRoundTrip } from "../support/kitchen-round-trip.ts";

test("what a backup of a thousand recipes holds comes back whole in an empty Tagine", () =>
  expectWholeRoundTrip(1000));
