import { expect } from "bun:test";
import { axeFindings, overflows, type Page } from "./browser.ts";

export async function expectLooksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}
