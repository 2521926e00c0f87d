import { afterEach, expect, test } from "bun:test";
import { dom, screen, waitFor } from "../support/dom.tsx";

const { open, user } = await dom();
const { isOffline } = await import("../../web/state/connection.ts");

afterEach(() => {
  isOffline.value = false;
});

test("offline, settings offer nothing that writes and say why, until the connection is back", async () => {
  await open("admin/themes", { as: user });
  await screen.findByRole("button", { name: "New theme" });
  isOffline.value = true;
  await screen.findByText("You're offline. Connect to make changes.");
  for (const name of ["New theme", "Edit theme Default", "Edit a copy of Olive"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("radio", { name: "Olive" })).toHaveProperty("disabled", false);
  isOffline.value = false;
  await waitFor(() => screen.getByRole("button", { name: "New theme" }));
});
