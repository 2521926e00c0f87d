import { expect, test } from "bun:test";
import { redactPath } from "../../src/http/redact-path.ts";

test.each([
  ["/sign-up/0123456789abcdef0123456789abcdef", "/sign-up/…"],
  ["/api/users/sign-ups/0123456789abcdef0123456789abcdef", "/api/users/sign-ups/…"],
  ["/shared/0123456789abcdef0123456789abcdef", "/shared/…"],
  ["/api/shared/0123456789abcdef0123456789abcdef/image", "/api/shared/…/image"],
  ["/list/0123456789abcdef0123456789abcdef", "/list/…"],
  ["/list/a-token-with-a-typo", "/list/…"],
  ["/api/shared-lists/a-token-with-a-typo/events", "/api/shared-lists/…/events"],
  ["/SHARED%2F0123456789abcdef0123456789abcde%66", "/SHARED/…"],
  ["/api/calendars/0123456789abcdef0123456789abcdef.ics", "/api/calendars/…"],
  ["/api/users/sign-ups", "/api/users/sign-ups"],
  ["/api/recipes/sign-up-soup", "/api/recipes/sign-up-soup"],
  ["/api/recipes/cr%C3%A8me", "/api/recipes/cr%C3%A8me"],
  ["/sign-up//0123456789abcdef0123456789abcdef", "/sign-up//…"],
  ["/sign%2Dup/0123456789abcdef0123456789abcdef", "/sign-up/…"],
  ["/sign%252dup/0123456789abcdef0123456789abcdef", "/sign-up/…"],
  ["/SIGN-UP/0123456789ABCDEF0123456789ABCDEF", "/SIGN-UP/…"],
  ["/sign-up%2F0123456789abcdef0123456789abcde%66", "/sign-up/…"],
  ["/api/users/sign_ups/0123456789abcdef0123456789abcdef/", "/api/users/sign_ups/…/"],
  ["/sign-up/a%0A2026-11-21 ERROR", "/sign-up/…"],
  ["/%0Asign-up/sign-up/a", "/%0Asign-up/sign-up/…"],
])("%p is logged as %p, so the log can't be used to get in", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});

test("an extremely long path is cut", () => {
  expect(redactPath(`/${"a".repeat(100_000)}`).length).toBeLessThan(600);
});
