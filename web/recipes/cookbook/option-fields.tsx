import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { listCategories, PAPERS, type BookOptions, type Choice } from "./book-options.ts";

export interface Options extends BookOptions {
  title: string;
  subtitle: string;
  choice: Choice;
  /** A slug, empty for no picture, or null for the first one. */
  cover: string | null;
}

interface Props {
  options: Options;
  recipes: RecipeSummary[];
  chosen: RecipeSummary[];
  hasSelection: boolean;
  onChange: (change: Partial<Options>) => void;
}

const BY_CATEGORY = "category:";
const FIRST_PICTURE = "first:";

export function OptionFields({ options, recipes, chosen, hasSelection, onChange }: Props) {
  const locale = useValue(language);
  const categories = listCategories(recipes, locale);
  const pictured = chosen.filter(({ image }) => image !== null);
  return (
    <form
      className="bg-base-100 border-base-300 rounded-box grid gap-4 border p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t("cookbook.book-title")}
        name="title"
        defaultValue={options.title}
        onType={(title) => onChange({ title })}
      />
      <TextField
        label={t("cookbook.subtitle")}
        name="subtitle"
        onType={(subtitle) => onChange({ subtitle })}
      />
      <SelectField
        label={t("cookbook.recipes")}
        name="recipes"
        start={options.choice.which}
        options={[
          ...(hasSelection ? [{ value: "selected", label: t("cookbook.selected") }] : []),
          { value: "all", label: t("cookbook.all") },
          ...categories.map((name) => ({ value: BY_CATEGORY + name, label: name })),
        ]}
        onChoose={(value) => onChange({ choice: parseChoice(value), cover: null })}
      />
      <SelectField
        key={pictured.map(({ slug }) => slug).join(" ")}
        label={t("cookbook.cover-picture")}
        name="cover"
        start={options.cover ?? FIRST_PICTURE}
        options={[
          { value: FIRST_PICTURE, label: t("cookbook.first-picture") },
          { value: "", label: t("cookbook.no-picture") },
          ...pictured.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChoose={(value) => onChange({ cover: value === FIRST_PICTURE ? null : value })}
      />
      <SelectField
        label={t("cookbook.paper")}
        name="paper"
        start={options.paper}
        options={PAPERS.map((paper) => ({ value: paper, label: t(`cookbook.${paper}`) }))}
        onChoose={(paper) => onChange({ paper })}
      />
      <SelectField
        label={t("cookbook.per-page")}
        name="per-page"
        start={options.perPage === 2 ? "two" : "one"}
        options={[
          { value: "one", label: t("cookbook.one") },
          { value: "two", label: t("cookbook.two") },
        ]}
        onChoose={(count) => onChange({ perPage: count === "two" ? 2 : 1 })}
      />
      <CheckField
        label={t("cookbook.pictures")}
        name="pictures"
        help={t("cookbook.pictures-help")}
        checked={options.hasPictures}
        onChange={(hasPictures) => onChange({ hasPictures })}
      />
    </form>
  );
}

function parseChoice(value: string): Choice {
  if (value.startsWith(BY_CATEGORY)) return { which: "category", category: value.slice(BY_CATEGORY.length) };
  return { which: value === "selected" ? "selected" : "all" };
}
