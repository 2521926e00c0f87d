import { redirect, useLoaderData } from "react-router";
import { signedIn } from "../state/session.ts";
import { Editor } from "./editing/editor.tsx";
import { organizerNames } from "./editing/organizer-names.ts";

/** Signed-in people only. */
export async function loader() {
  if (!signedIn.peek()) return redirect("/login?redirect=/new/");
  return { names: await organizerNames() };
}

/** `/new/`: a recipe that somebody writes. */
export function Component() {
  const { names } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  return <Editor recipe={null} etag={null} asked="form" names={names} />;
}
