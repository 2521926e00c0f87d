import { expect, test } from "bun:test";
import { loggedPath } from "../src/logged-path.ts";

test.each([
  ["/sign-up/0123456789abcdef0123456789abcdef", "/sign-up/…"],
  ["/api/users/sign-ups/0123456789abcdef0123456789abcdef", "/api/users/sign-ups/…"],
  ["/api/calendars/0123456789abcdef0123456789abcdef.ics", "/api/calendars/…"],
  ["/api/users/sign-ups", "/api/users/sign-ups"],
  ["/api/recipes/sign-up-soup", "/api/recipes/sign-up-soup"],
])("of %p the log has %p: whoever reads it cannot go in by it", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
