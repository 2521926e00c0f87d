import { Link } from "react-router";
import { t } from "../../text/translation.ts";
import type { Organizer } from "../../../src/contract/organizers.ts";

interface Props {
  kind: "category" | "tag";
  organizers: Organizer[];
}

/** Categories and tags are told apart by their colour, too. */
const DOTS = { category: "bg-secondary-mark", tag: "bg-accent-mark" };

export function OrganizerLinks({ kind, organizers }: Props) {
  if (organizers.length === 0) return null;
  const title = kind === "category" ? t("recipe.categories") : t("recipe.tags");
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {organizers.map(({ name, slug }) => (
          <li key={slug} className="max-w-full">
            <Link
              to={`/recipes/${kind}/${slug}`}
              dir="auto"
              className="bg-base-100 border-base-300 hover:border-base-content flex min-h-11 max-w-full items-center gap-2 rounded-3xl border px-4 py-1.5"
            >
              <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOTS[kind]}`} />
              <span className="min-w-0">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
