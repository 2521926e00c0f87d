import type { Group, GroupSettings } from "../contract/groups.ts";
import { isWebAddress } from "../contract/links.ts";
import { isTimeOfDay, WEBHOOK_TIME } from "../contract/rules.ts";
import { findNameFault, tidyName } from "./check-name.ts";
import { DomainError, Invalid, type BrokenRule } from "../platform/errors.ts";

export class GroupNotFound extends DomainError {
  constructor() {
    super("not-found", "group-not-found");
  }
}

export class GroupExists extends DomainError {
  constructor(name: string) {
    super("conflict", "group-exists", { name });
  }
}

export class DefaultGroup extends DomainError {
  constructor() {
    super("conflict", "group-is-default");
  }
}

export class GroupHasUsers extends DomainError {
  constructor() {
    super("conflict", "group-has-users");
  }
}

export class CalendarNotFound extends DomainError {
  constructor() {
    super("not-found", "calendar-not-found");
  }
}

export type StoredGroup = Omit<Group, "users" | "mealplans">;

export interface ChosenGroupSettings {
  name: string;
  webhookEnable: boolean;
  /** `HH:MM` */
  webhookTime: string;
  webhookUrls: string[];
  categories: string[];
}

/** @throws Invalid */
export function completeGroupSettings(name: string, input: GroupSettings): ChosenGroupSettings {
  const webhookTime = input.webhookTime ?? WEBHOOK_TIME;
  const urls = (input.webhookUrls ?? []).map((url) => url.trim());
  const broken: BrokenRule[] = urls.flatMap((url, at) =>
    url === "" || isWebAddress(url)
      ? []
      : [{ field: `webhookUrls.${at}`, problem: "Must be a Valid URL", kind: "url" as const }],
  );
  if (!isTimeOfDay(webhookTime))
    broken.push({ field: "webhookTime", problem: "Must be a time as HH:MM", kind: "time" });
  const fault = findNameFault("name", input.name ?? name);
  if (fault) broken.push(fault);
  if (broken.length > 0) throw new Invalid(broken);
  return {
    name: tidyName(input.name ?? name),
    webhookEnable: input.webhookEnable ?? false,
    webhookTime,
    webhookUrls: urls.filter(Boolean),
    categories: (input.categories ?? []).map((category) => category.slug),
  };
}
