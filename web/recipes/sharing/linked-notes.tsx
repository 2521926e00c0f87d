import type { Note } from "../../../src/contract/recipes.ts";
import { Markdown } from "../../text/markdown.tsx";
import { t } from "../../text/translation.ts";

export function LinkedNotes({ notes }: { notes: Note[] }) {
  const written = notes.filter(({ title, text }) => title.trim() || text.trim());
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="notes-title" className="flex flex-col gap-3">
      <h2 id="notes-title" className="text-xl">
        {t("recipe.notes")}
      </h2>
      {written.map((note, position) => (
        <div key={position} className="border-primary-mark border-l-3 pl-4">
          {note.title.trim() && (
            <h3 dir="auto" className="text-base">
              {note.title}
            </h3>
          )}
          <Markdown text={note.text} />
        </div>
      ))}
    </section>
  );
}
