import { t } from "../../text/translation.ts";

export function OriginalText({ text }: { text: string }) {
  return (
    <section aria-labelledby="original-text" className="flex flex-col gap-1.5">
      <h3 id="original-text" className="font-sans text-sm font-medium">
        {t("recipe.original-text")}
      </h3>
      <div
        // A scrollable region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="auto"
        className="bg-base-200 border-base-300 rounded-field max-h-[40dvh] overflow-auto border p-3 text-sm whitespace-pre-wrap lg:max-h-[60dvh]"
      >
        {text}
      </div>
    </section>
  );
}
