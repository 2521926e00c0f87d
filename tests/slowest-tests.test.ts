import { expect, test } from "bun:test";
import { listSlowest, readTestTimes } from "./support/slowest-tests.ts";

const REPORT = `<testsuites name="bun test" time="3">
  <testsuite name="tests/a.test.ts" file="tests/a.test.ts" time="2.5">
    <testcase name="adds &quot;soup&quot; &amp; bread" classname="" time="0.25" file="tests/a.test.ts" line="12" />
    <testcase name="is slow" classname="" time="2.04" file="tests/a.test.ts" line="30">
      <failure type="AssertionError" />
    </testcase>
  </testsuite>
</testsuites>`;

test("the slowest tests are listed with their location, slowest first", () => {
  const lines = [
    "   2.0 s  tests/a.test.ts:30  is slow",
    `   0.3 s  tests/a.test.ts:12  adds "soup" & bread`,
  ];
  expect(listSlowest(readTestTimes(REPORT), 2)).toEqual(lines);
  expect(listSlowest(readTestTimes(REPORT), 1)).toEqual(lines.slice(0, 1));
});
