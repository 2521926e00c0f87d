import { t } from "elysia";
import { SignUpLink, SignUpLinkInput, Invitation, SignUp } from "../sign-ups.ts";
import { Snackbar } from "../sentences.ts";
import { User, Token } from "../accounts.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const signUpCalls = defineCalls({
  "GET users/sign-ups": {
    role: "admin",
    tag: "sign-ups",
    summary: "List sign-up links",
    personal: true,
    answer: { description: "The links, oldest first", body: t.Array(SignUpLink) },
  },
  "POST users/sign-ups": {
    role: "admin",
    tag: "sign-ups",
    summary: "Create a sign-up link",
    description: "Lets one person create an account, as an administrator if the link says so.",
    personal: true,
    offInDemo: true,
    body: SignUpLinkInput,
    answer: { description: "The link", body: SignUpLink },
    refusals: ["invalid"],
  },
  "GET users/sign-ups/{token}": {
    role: "anyone",
    tag: "sign-ups",
    summary: "Check a sign-up link",
    params: t.Object({ token: PathText }),
    answer: { description: "It can", body: Invitation },
    refusals: ["not-found"],
  },
  "POST users/sign-ups/{token}": {
    role: "anyone",
    tag: "sign-ups",
    summary: "Sign up",
    description:
      "Creates an account in the default group with the link's role. The link is used up unless the account is refused.",
    params: t.Object({ token: PathText }),
    body: SignUp,
    answer: {
      description: "The account, with a token",
      body: t.Composite([Snackbar, User, Token]),
    },
    refusals: ["not-found", "invalid", "conflict"],
  },
  "DELETE users/sign-ups/{token}": {
    role: "admin",
    tag: "sign-ups",
    summary: "Delete a sign-up link",
    params: t.Object({ token: PathText }),
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found"],
  },
});
