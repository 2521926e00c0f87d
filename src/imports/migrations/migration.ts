import type { AboutArchive, ArchiveInput } from "../archives/archive-import.ts";
import type { MigrationType } from "../../contract/recipe-migrations.ts";
import { DomainError } from "../../platform/errors.ts";

export class MigrationNotFound extends DomainError {
  constructor(file: string) {
    super("not-found", "migration-not-found", { file });
  }
}
export class MigrationTypeNotFound extends DomainError {
  constructor(type: string) {
    super("not-found", "migration-type-not-found", { type });
  }
}
export class WithoutRecipes extends DomainError {
  constructor() {
    super("invalid", "migration-without-recipes");
  }
}

export interface AboutMigration extends AboutArchive {
  type: MigrationType;
  by: string;
}

export interface MigrationInput extends ArchiveInput {
  file: string;
}
