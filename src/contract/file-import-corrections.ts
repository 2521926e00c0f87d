import { t } from "elysia";
import { COLUMN_FIELDS } from "./column-fields.ts";

const Field = t.Nullable(t.UnionEnum([...COLUMN_FIELDS], { default: undefined }), {
  description: "What the column is; null keeps it as an extra",
});

export const FoundTable = t.Object({
  file: t.String(),
  columns: t.Array(
    t.Object({
      column: t.String({ description: "As in the header" }),
      field: Field,
      samples: t.Array(t.String(), { description: "Up to 3 of its cells" }),
    }),
  ),
});
export type FoundTable = typeof FoundTable.static;

export const TableCorrection = t.Object({
  file: t.String(),
  fields: t.Array(Field, { maxItems: 1000, description: "One for each column" }),
});

export const DividedText = t.Object({
  file: t.String(),
  text: t.String({
    maxLength: 4_000_000,
    description: "The whole text, with a line of at least 5 dashes between recipes",
  }),
});
export type DividedText = typeof DividedText.static;
