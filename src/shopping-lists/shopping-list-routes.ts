import { shoppingListCalls } from "../contract/calls/shopping-list-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import { removeShare } from "../contract/remove-entries.ts";
import type { ShoppingList } from "../contract/shopping-lists.ts";
import type { SentChanges } from "../contract/shopping-sync.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { DisplayNotAllowed, type OpenSession } from "../http/caller.ts";
import { chooseLanguage } from "../http/choose-language.ts";
import type { Guard } from "../http/guard.ts";
import type { Clock } from "../platform/clock.ts";
import { jsonResponse } from "../platform/json-response.ts";
import { fromRow } from "../recipes/recipe-rows.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { listItemChanges } from "./change-item.ts";
import { chooseShown, findCountry } from "./choose-shown.ts";
import { findHabits } from "./find-habits.ts";
import { limitToChecks } from "./limit-to-checks.ts";
import { getItem, listEditor, type EditorParts } from "./list-editor.ts";
import { toKnown, type ListEvents } from "./list-events.ts";
import { toShoppingItem, type ShowOptions } from "./list-items.ts";
import type { ItemCounter } from "./item-counter.ts";
import { listRecipeEntries } from "./recipe-entries.ts";
import { showTrip } from "./show-trip.ts";
import { checkListName, FIRST_LIST_NAMES, ShoppingRecipeNotFound } from "./shopping-list.ts";
import type { StoredList } from "./shopping-list-store.ts";
import type { ShoppingTripStore } from "./shopping-trip-store.ts";
import { listTypedEntries } from "./typed-entries.ts";

interface Parts extends EditorParts {
  recipes: RecipeStore;
  shoppingTrips: ShoppingTripStore;
  countItems: ItemCounter;
  listEvents: ListEvents;
  clock: Clock;
  getStaples(group: number): readonly string[];
  isOpen(session: OpenSession, group: number): boolean;
  takesLong(request: Request): void;
  onListDeleted(): void;
}

const HISTORY_TRIPS = 50;

export function shoppingListRoutes(guard: Guard, parts: Parts) {
  const { shoppingLists, shoppingEntries, shoppingTrips, recipes, foods, listEvents, onListChanged } = parts;
  const editor = listEditor(parts);

  const show = (list: StoredList, options: ShowOptions): ShoppingList => {
    const { id, name, isDefault, sendsWebhooks, version, aisles } = list;
    const items = editor.readItems(list, options).items.map(toShoppingItem);
    return { id, name, isDefault, sendsWebhooks, version, aisles, items };
  };

  /** @throws DisplayNotAllowed */
  function limitToDisplay(list: number, sent: SentChanges): SentChanges {
    const active = new Set(shoppingEntries.listActive(list).map(({ id }) => id));
    const isActive = (entry: string) => active.has(entry);
    return limitToChecks(sent, { who: "display", isActive, refuse: () => new DisplayNotAllowed() });
  }

  return bindCalls(guard, shoppingListCalls, {
    "GET shopping-lists": ({ request, caller }) => {
      const language = chooseLanguage(request.headers.get("Accept-Language"));
      shoppingLists.ensure(caller.groupId, FIRST_LIST_NAMES[language]);
      return parts.countItems(shoppingLists.list(caller.groupId));
    },

    "POST shopping-lists": ({ request, body, caller }) => {
      const list = shoppingLists.add(caller.groupId, { ...body, name: checkListName(body.name) });
      return jsonResponse(show(list, chooseShown({}, request)), { status: 201 });
    },

    "GET shopping-lists/{id}": ({ request, params, query, caller }) =>
      show(shoppingLists.get(caller.groupId, params.id), chooseShown(query, request)),

    "PUT shopping-lists/{id}": ({ request, params, body, caller }) => {
      const name = checkListName(body.name);
      const { version } = shoppingLists.get(caller.groupId, params.id);
      const list = shoppingLists.change(caller.groupId, params.id, { ...body, name });
      onListChanged(list, version);
      return show(list, chooseShown({}, request));
    },

    "DELETE shopping-lists/{id}": ({ params, caller }) => {
      shoppingLists.remove(caller.groupId, params.id);
      parts.onListDeleted();
      return snackbar("shopping-list-deleted", "success");
    },

    "POST shopping-lists/{id}/items": ({ request, params, query, body, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const options = chooseShown(query, request);
      const entries = listTypedEntries(body.text, {
        language: options.language,
        country: findCountry(query),
        knowledge: editor.getKnowledge(),
      });
      return jsonResponse(editor.add(list, entries, { caller, show: options }), { status: 201 });
    },

    "PUT shopping-lists/{id}/items/{item}": ({ request, params, query, body, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const options = chooseShown(query, request);
      const items = editor.readItems(list, options);
      const item = getItem(items, params.item);
      const changes = listItemChanges(item, body, { read: items.listReadEntries(item), show: options });
      const next = editor.change(list, changes, caller);
      return toShoppingItem(getItem(editor.readItems(next, options), params.item));
    },

    "DELETE shopping-lists/{id}/items/{item}": ({ request, params, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const { entries } = getItem(editor.readItems(list, chooseShown({}, request)), params.item);
      editor.change(list, [{ type: "remove", ids: entries.map(({ id }) => id) }], caller);
      return snackbar("shopping-item-deleted", "success");
    },

    "POST shopping-lists/{id}/recipes": ({ request, params, query, body, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const options = chooseShown(query, request);
      const recipe = fromRow(recipes.getRowByAnySlug(body.slug));
      const staples = foods.listStapleKeys(parts.getStaples(caller.groupId), options.language);
      const entries = listRecipeEntries(recipe, body, {
        ...editor.getKnowledge(),
        staples,
        fallback: options.language,
      });
      return jsonResponse(editor.add(list, entries, { caller, show: options }), { status: 201 });
    },

    "DELETE shopping-lists/{id}/recipes/{slug}": ({ request, params, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const { items } = editor.readItems(list, chooseShown({}, request));
      const changes = removeShare(
        items.map(({ entries }) => entries),
        params.slug,
      );
      if (changes.length === 0) throw new ShoppingRecipeNotFound();
      editor.change(list, changes, caller);
      return snackbar("shopping-recipe-removed", "success");
    },

    "GET shopping-lists/{id}/changes": ({ params, query, caller }) =>
      shoppingEntries.readUpdate(shoppingLists.get(caller.groupId, params.id), toKnown(query)),

    "POST shopping-lists/{id}/changes": ({ params, body, caller, session }) => {
      const getList = () => shoppingLists.get(caller.groupId, params.id);
      const { id, version } = getList();
      const isDisplay = session.kind === "display";
      const sent = isDisplay ? limitToDisplay(id, body) : body;
      // Nobody knows who tapped on a display.
      const by = (isDisplay && session.name) || caller.fullName;
      const result = shoppingEntries.receive(getList, sent, by);
      if (result.update.version > version) onListChanged(getList(), version);
      return result;
    },

    "GET shopping-lists/{id}/events": ({ request, params, query, caller, session }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      parts.takesLong(request);
      const mayListen = () => parts.isOpen(session, caller.groupId);
      return listEvents.listen({ list, query, isGuest: false, mayListen });
    },

    "GET shopping-lists/{id}/history": ({ request, params, query, caller }) => {
      const list = shoppingLists.get(caller.groupId, params.id);
      const options = { knowledge: editor.getKnowledge(), show: chooseShown(query, request) };
      return shoppingTrips.list(list.id, HISTORY_TRIPS).map((trip) => showTrip(trip, list, options));
    },

    "GET shopping-lists/{id}/habits": ({ request, params, query, caller }) =>
      findHabits(shoppingLists.get(caller.groupId, params.id), {
        shoppingEntries,
        shoppingTrips,
        knowledge: editor.getKnowledge(),
        language: chooseShown(query, request).language,
        now: parts.clock(),
      }),
  });
}
