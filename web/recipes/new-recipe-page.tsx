import { redirect, useLoaderData } from "react-router";
import { loginPath } from "../api/way-to-sign-in.ts";
import { signedIn } from "../state/session.ts";
import { loadCorrections } from "../ingredients/corrections.ts";
import { Editor } from "./editing/editor.tsx";
import { allOrganizers, type AllOrganizers } from "../organizers/all-organizers.ts";
import { sendPicture } from "./pictures/send-picture.ts";
import { useHeldPicture } from "./pictures/use-held-picture.ts";

export async function loader() {
  if (!signedIn.peek()) return redirect(loginPath("/new/"));
  void loadCorrections();
  return { organizers: await allOrganizers() };
}

export function Component() {
  const { organizers } = useLoaderData<{ organizers: AllOrganizers }>();
  const picture = useHeldPicture();

  async function sendHeld(slug: string): Promise<string | null> {
    if (!picture.held) return null;
    const sent = await sendPicture(slug, { file: picture.held });
    return sent.ok ? null : sent.message;
  }

  return (
    <Editor
      recipe={null}
      etag={null}
      asked="form"
      organizers={organizers}
      picture={picture}
      onCreated={sendHeld}
    />
  );
}
