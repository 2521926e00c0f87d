import { t } from "../../text/translation.ts";

export function Tools({ tools }: { tools: string[] }) {
  const named = tools.filter((tool) => tool.trim());
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="mb-2 text-lg">
        {t("recipe.tools")}
      </h2>
      <ul className="list-disc pl-5">
        {named.map((tool, position) => (
          <li key={position} dir="auto">
            {tool}
          </li>
        ))}
      </ul>
    </section>
  );
}
