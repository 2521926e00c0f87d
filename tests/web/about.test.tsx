import { expect, test } from "bun:test";
import { dom, screen, waitFor } from "../support/dom.tsx";

const { admin, answer, calls, open } = await dom();
const RELEASE = /debug\/latest-release$/;

test("the latest release comes when it comes", async () => {
  const reply = Promise.withResolvers<Response>();
  answer(RELEASE, () => reply.promise);
  await open("admin/about", { as: admin });
  await screen.findByText("Default group");
  expect(screen.queryByText("Latest version")).toBeNull();
  reply.resolve(Response.json({ tag_name: "v9.8.7" }));
  await screen.findByText("Latest version");
  await screen.findByText("v9.8.7");
});

test.each([
  ["an empty answer", () => Response.json(null)],
  ["a refusal", () => Response.json({ snackbar: { text: "No", type: "error" } }, { status: 502 })],
])("%s leaves no line for the latest release", async (_, reply) => {
  answer(RELEASE, reply);
  await open("admin/about", { as: admin });
  await screen.findByText("Default group");
  await waitFor(() => expect(calls().some((call) => RELEASE.test(call))).toBe(true));
  expect(screen.queryByText("Latest version")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
