import { useRevalidator } from "react-router";
import { t } from "../text/translation.ts";
import { Message } from "./message.tsx";

/** In place of content that could not be had: why, and a way to try again. */
export function Problem({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Message
      title={t("error.title")}
      emoji="🫕"
      action={
        <button
          type="button"
          className="btn btn-primary"
          disabled={state === "loading"}
          onClick={() => void revalidate()}
        >
          {t("error.again")}
        </button>
      }
    >
      {message}
    </Message>
  );
}
