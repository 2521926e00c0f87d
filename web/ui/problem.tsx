import { useRevalidator } from "react-router";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "./message.tsx";

interface Props {
  message: string;
  /** Replaces reloading the page's data. */
  onAgain?: () => void;
}

export function Problem({ message, onAgain }: Props) {
  const { revalidate, state } = useRevalidator();
  return (
    <Message
      title={t("error.title")}
      action={
        <button
          type="button"
          className="btn btn-primary"
          disabled={state === "loading"}
          onClick={onAgain ?? (() => void revalidate())}
        >
          {t("error.again")}
        </button>
      }
    >
      <PageTitle of={t("error.title")} />
      {message}
    </Message>
  );
}
