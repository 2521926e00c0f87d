import { DomainError } from "../platform/errors.ts";

export class ThemeNotFound extends DomainError {
  constructor(name: string) {
    super("not-found", "theme-not-found", { name });
  }
}
