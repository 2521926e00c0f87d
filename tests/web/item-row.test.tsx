import { expect, test } from "bun:test";
import { dom, fireEvent, waitFor } from "../support/dom.tsx";

await dom();
const { createRoot } = await import("react-dom/client");
const { ItemRow } = await import("../../web/shopping-lists/item-row.tsx");

const MILK = {
  food: "milk",
  entries: [],
  isChecked: false,
  checkedBy: [],
  recipes: [],
  note: "",
  remark: "",
};

function drawRow(onCheck: () => Promise<void>) {
  const list = document.body.appendChild(document.createElement("ul"));
  // Only what the row shows.
  createRoot(list).render(<ItemRow item={MILK as never} onCheck={onCheck} />);
  return waitFor(() => {
    const box = list.querySelector("input");
    const name = list.querySelector("label span span");
    if (!box || !name) throw new Error("The row isn't drawn yet");
    return { box, name };
  });
}

test("a check is faint until it's stored, and only then the item is struck through", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { box, name } = await drawRow(() => promise);
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute("aria-busy")).toBe("true"));
  expect([box.checked, name.className.includes("line-through")]).toEqual([true, false]);
  resolve();
  await waitFor(() => expect(box.getAttribute("aria-busy")).toBe("false"));
  expect([box.checked, name.className.includes("line-through")]).toEqual([true, true]);
});
