import type { CustomPageInput, CustomPagesInput } from "../contract/custom-pages.ts";
import { DomainError, withFieldPrefix } from "../platform/errors.ts";
import { makeSlug } from "../platform/slug.ts";
import { checkName } from "../groups/check-name.ts";

export class CustomPageNotFound extends DomainError {
  constructor() {
    super("not-found", "custom-page-not-found");
  }
}

export class CustomPageExists extends DomainError {
  constructor(name: string) {
    super("conflict", "page-exists", { name });
  }
}

export interface CompletePage {
  name: string;
  position: number | null;
  categories: string[];
}

/** @throws Invalid */
export function completePage({ name, position, categories }: CustomPageInput): CompletePage {
  return {
    name: checkName(name),
    position: position ?? null,
    categories: (categories ?? []).map(({ slug }) => slug),
  };
}

/** @throws Invalid */
export function completePages(input: CustomPagesInput): (CompletePage & { id: number })[] {
  return input
    .map((page, at) => withFieldPrefix(String(at), () => ({ ...completePage(page), id: page.id })))
    .filter(({ id }, at, pages) => pages.findIndex((page) => page.id === id) === at);
}

/** A slug of digits only would look like an id. */
export function pageSlug(name: string): string {
  const slug = makeSlug(name) || "page";
  return /^\d+$/.test(slug) ? `page-${slug}` : slug;
}
