import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import npmLock from "../package-lock.json";
import { dependencies, devDependencies } from "../package.json";

const WANTED = Object.entries<string>({ ...dependencies, ...devDependencies });

test("every package is pinned to one version", () => {
  expect(WANTED.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("npm and Bun install the same: both lock files contain exactly the packages needed", () => {
  expect(npmLock.packages[""].dependencies).toEqual(dependencies);
  expect(npmLock.packages[""].devDependencies).toEqual(devDependencies);
  const bunLock = readFileSync(join(import.meta.dir, "../bun.lock"), "utf8");
  const own = bunLock.slice(0, bunLock.indexOf('"packages": {'));
  const locked = [...own.matchAll(/^ {8}"([^"]+)": "([^"]+)",$/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(locked.toSorted()).toEqual(WANTED.toSorted());
});
