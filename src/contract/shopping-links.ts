import { t } from "elysia";
import { CHECKING_LINK_DAYS, READING_LINK_DAYS } from "./shopping-rules.ts";
import { ShoppingItem } from "./shopping-lists.ts";
import { ListUpdate } from "./shopping-sync.ts";

const MayCheck = t.Boolean({ description: "Whether it also lets people check items" });

const LastDay = t.String({
  description: "YYYY-MM-DD: the last day it works, in the server's time zone",
});

export const ShoppingLink = t.Object({
  id: t.Integer(),
  token: t.String({ description: "32 hexadecimal digits" }),
  url: t.String({ description: "The public URL of the shared list" }),
  mayCheck: MayCheck,
  createdBy: t.String({ description: "The name of the person who created it" }),
  createdAt: t.String({ description: "ISO 8601, UTC" }),
  expires: t.Nullable(LastDay),
});
export type ShoppingLink = typeof ShoppingLink.static;

export const ShoppingLinkInput = t.Object({
  mayCheck: MayCheck,
  expires: t.Optional(
    t.Nullable(
      t.String({
        description:
          `YYYY-MM-DD. If missing, ${READING_LINK_DAYS.default} days from now, or ${CHECKING_LINK_DAYS.default} with \`mayCheck\`, ` +
          `at most ${CHECKING_LINK_DAYS.most}. Null, which isn't possible with \`mayCheck\`: until it's revoked`,
      }),
    ),
  ),
});
export type ShoppingLinkInput = typeof ShoppingLinkInput.static;

export const SharedList = t.Object({
  name: t.String(),
  mayCheck: MayCheck,
  expires: t.Nullable(LastDay),
  items: t.Array(ShoppingItem, { description: "Added up, without names of people" }),
  update: ListUpdate,
});
export type SharedList = typeof SharedList.static;
