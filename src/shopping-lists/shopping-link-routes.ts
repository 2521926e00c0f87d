import { shoppingLinkCalls } from "../contract/calls/shopping-link-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import type { ShoppingLink } from "../contract/shopping-links.ts";
import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import { addPrivateHeaders, PRIVATE_HEADERS } from "../http/private-pages.ts";
import type { CorrectionStore } from "../ingredients/corrections/correction-store.ts";
import type { FoodCatalog } from "../ingredients/foods/food-catalog.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import { jsonResponse } from "../platform/json-response.ts";
import { chooseShown } from "./choose-shown.ts";
import { toGuestItem, toGuestUpdate } from "./guest-view.ts";
import { toKnown, type ListEvents } from "./list-events.ts";
import { listItems, toShoppingItem } from "./list-items.ts";
import type { ShoppingEntryStore } from "./shopping-entry-store.ts";
import { chooseLastDay, limitToGuests, ShoppingLinkNotFound } from "./shopping-link.ts";
import type { ShoppingLinkStore, StoredShoppingLink } from "./shopping-link-store.ts";
import type { ShoppingListStore, StoredList } from "./shopping-list-store.ts";

interface Parts {
  shoppingLists: ShoppingListStore;
  shoppingEntries: ShoppingEntryStore;
  shoppingLinks: ShoppingLinkStore;
  foods: FoodCatalog;
  corrections: CorrectionStore;
  listEvents: ListEvents;
  clock: Clock;
  onListChanged(list: StoredList, from: number): void;
  ownAddress(request: Request): string;
  takesLong(request: Request): void;
}

/** People without an account have no name. Devices show “Guest” in their own language. */
const GUEST = "";

export function shoppingLinkRoutes(guard: Guard, parts: Parts) {
  const { shoppingLists, shoppingEntries, shoppingLinks, foods, corrections, listEvents, clock } = parts;
  const addUrl = (
    { id, token, mayCheck, createdBy, createdAt, expires }: StoredShoppingLink,
    request: Request,
  ): ShoppingLink => ({
    id,
    token,
    url: `${parts.ownAddress(request)}list/${token}`,
    mayCheck,
    createdBy,
    createdAt,
    expires,
  });

  /** @throws ShoppingLinkNotFound */
  function open(token: string): { link: StoredShoppingLink; list: StoredList } {
    const link = shoppingLinks.getValid(token);
    const list = link && shoppingLists.find(link.list);
    if (!list) throw new ShoppingLinkNotFound();
    return { link, list };
  }

  return bindCalls(guard, shoppingLinkCalls, {
    "GET shopping-lists/{id}/links": ({ request, params, caller }) => {
      const { id } = shoppingLists.get(caller.groupId, params.id);
      return shoppingLinks.listByList(id).map((link) => addUrl(link, request));
    },

    "POST shopping-lists/{id}/links": ({ request, params, body, caller }) => {
      const link = shoppingLinks.add({
        list: shoppingLists.get(caller.groupId, params.id).id,
        createdBy: caller.id,
        mayCheck: body.mayCheck,
        lastDay: chooseLastDay(body, localDay(clock())),
      });
      return jsonResponse(addUrl(link, request), { status: 201 });
    },

    "DELETE shopping-links/{id}": ({ params, caller }) => {
      if (!shoppingLinks.remove(params.id, caller.groupId)) throw new ShoppingLinkNotFound();
      listEvents.recheck();
      return snackbar("share-link-revoked", "success");
    },

    "GET shared-lists/{token}": ({ request, params, query }) => {
      const { link, list } = open(params.token);
      const { mayCheck, expires } = link;
      const { items } = listItems(shoppingEntries.listActive(list.id), list, {
        knowledge: { foods, corrections: corrections.byLine() },
        show: chooseShown(query, request),
      });
      const update = toGuestUpdate(shoppingEntries.readUpdate(list, toKnown({})));
      return jsonResponse(
        {
          name: list.name,
          mayCheck,
          expires,
          items: items.map((item) => toGuestItem(toShoppingItem(item))),
          update,
        },
        { headers: PRIVATE_HEADERS },
      );
    },

    "GET shared-lists/{token}/changes": ({ params, query }) => {
      const { list } = open(params.token);
      const update = shoppingEntries.readUpdate(list, toKnown(query));
      return jsonResponse(toGuestUpdate(update), { headers: PRIVATE_HEADERS });
    },

    "POST shared-lists/{token}/changes": ({ params, body }) => {
      const { link, list } = open(params.token);
      const active = new Set(shoppingEntries.listActive(list.id).map(({ id }) => id));
      const sent = limitToGuests(body, { mayCheck: link.mayCheck, isActive: (id) => active.has(id) });
      const result = shoppingEntries.receive(() => open(params.token).list, sent, GUEST);
      const now = open(params.token).list;
      if (now.version > list.version) parts.onListChanged(now, list.version);
      return jsonResponse({ ...result, update: toGuestUpdate(result.update) }, { headers: PRIVATE_HEADERS });
    },

    "GET shared-lists/{token}/events": ({ request, params, query }) => {
      const { list } = open(params.token);
      parts.takesLong(request);
      const mayListen = () => shoppingLinks.getValid(params.token)?.list === list.id;
      return addPrivateHeaders(listEvents.listen({ list, query, isGuest: true, mayListen }));
    },
  });
}
