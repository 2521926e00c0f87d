import { DomainError } from "../platform/errors.ts";

export class NothingToExport extends DomainError {
  constructor() {
    super("invalid", "export-nothing");
  }
}
