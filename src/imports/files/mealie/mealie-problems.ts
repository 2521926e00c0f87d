import { DomainError } from "../../../platform/errors.ts";

export class AddressInvalid extends DomainError {
  constructor() {
    super("invalid", "url-not-valid");
  }
}

export class NotMealie extends DomainError {
  constructor(host: string) {
    super("upstream", "mealie-not-found", { host });
  }
}

export class MealieTooOld extends DomainError {
  constructor(version: string) {
    super("upstream", "mealie-too-old", { version });
  }
}

export class WrongToken extends DomainError {
  constructor(host: string) {
    super("invalid", "mealie-wrong-token", { host });
  }
}

export class FetchInterrupted extends DomainError {
  constructor() {
    super("upstream", "mealie-interrupted");
  }
}

export class FetchFailed extends DomainError {
  constructor(host: string) {
    super("upstream", "mealie-failed", { host });
  }
}
