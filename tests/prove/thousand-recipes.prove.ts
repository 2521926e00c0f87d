import { test } from "bun:test";
import { expectWholeRoundTrip } from "../support/kitchen-round-trip.ts";

test("a backup of a thousand recipes is completely restored in an empty Tagine", () =>
  expectWholeRoundTrip(1000));
