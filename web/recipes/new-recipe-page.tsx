import { redirect, useLoaderData } from "react-router";
import { signedIn } from "../state/session.ts";
import { Editor } from "./editing/editor.tsx";
import { organizerNames, type OrganizerNames } from "./editing/organizer-names.ts";
import { sendPicture } from "./picture/send-picture.ts";
import { useHeldPicture } from "./picture/use-held-picture.ts";

/** Signed-in people only. */
export async function loader() {
  if (!signedIn.peek()) return redirect("/login?redirect=/new/");
  return { names: await organizerNames() };
}

/** `/new/`: a recipe that somebody writes. Its picture is held until there is a recipe that it can belong to. */
export function Component() {
  const { names } = useLoaderData<{ names: OrganizerNames }>();
  const picture = useHeldPicture();

  async function sendHeld(slug: string): Promise<string | null> {
    if (!picture.held) return null;
    const sent = await sendPicture(slug, { file: picture.held });
    return sent.ok ? null : sent.message;
  }

  return (
    <Editor recipe={null} etag={null} asked="form" names={names} picture={picture} onCreated={sendHeld} />
  );
}
