import type { Account } from "../http/caller.ts";
import type { NewUser, User } from "../contract/accounts.ts";
import { isEmail, PASSWORD_LEAST, PASSWORD_MOST, passwordProblem } from "../contract/rules.ts";
import { findNameFault, tidyName, tooLong } from "../groups/check-name.ts";
import { DomainError, Invalid, type BrokenRule } from "../platform/errors.ts";

export interface Person {
  fullName: string;
  email: string;
}

export interface NewAccount extends Person {
  passwordHash: string;
  /** Whether someone else chose the password and may still know it. */
  passwordGiven: boolean;
  admin: boolean;
  groupId: number;
}

export interface NewPassword {
  hash: string;
  given: boolean;
}

export interface ProfilePicture {
  key: string;
  ext: string;
}

export class UserNotFound extends DomainError {
  constructor() {
    super("not-found", "user-not-found");
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    super("conflict", "email-taken");
  }
}

export class UserExists extends DomainError {
  constructor(email: string) {
    super("conflict", "user-exists", { email });
  }
}

export class LastAdmin extends DomainError {
  constructor() {
    super("conflict", "last-admin");
  }
}

/** Other programs rely on the first account. */
export class FirstUser extends DomainError {
  constructor() {
    super("conflict", "first-user-stays");
  }
}

export class NoProfilePicture extends DomainError {
  constructor() {
    super("not-found", "user-without-picture");
  }
}

export function emailAddress(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}

/** @throws Invalid */
export function checkPerson(input: Person): Person {
  refuse(findPersonFaults(input));
  return { fullName: tidyName(input.fullName), email: emailAddress(input.email) };
}

/** @throws Invalid */
export function checkNewPerson(input: Person & Pick<NewUser, "password">): Person {
  refuse([...findPersonFaults(input), ...findPasswordFaults("password", input.password)]);
  return checkPerson(input);
}

/** @throws Invalid */
export function checkPassword(field: string, password: string): void {
  refuse(findPasswordFaults(field, password));
}

export function toPublicUser({ id, fullName, email, admin, group, picture }: Account): User {
  return { id, fullName, email, admin, group, picture };
}

function refuse(broken: BrokenRule[]): void {
  if (broken.length > 0) throw new Invalid(broken);
}

function findPersonFaults({ fullName, email }: Person): BrokenRule[] {
  const fault = findNameFault("fullName", fullName);
  const broken = fault ? [fault] : [];
  if (!isEmail(emailAddress(email)))
    broken.push({ field: "email", problem: "E-mail must be valid", kind: "email" });
  return broken;
}

function findPasswordFaults(field: string, password: string): BrokenRule[] {
  const problem = passwordProblem(password);
  if (problem === null) return [];
  if (problem === "too-long") return [tooLong(field, PASSWORD_MOST)];
  return [{ field, problem: `Use ${PASSWORD_LEAST} characters or more for your password`, kind: "length" }];
}
