import { ArrowUpDown } from "lucide-react";
import { SEARCH_ORDERS, type SearchOrder } from "../../../src/contract/rules.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";

interface Props {
  params: URLSearchParams;
  put: (name: string, values: string[]) => void;
}

export function SearchOrderChoice({ params, put }: Props) {
  const isPerson = useValue(signedIn);
  const usual: SearchOrder = params.has("q") ? "relevance" : "newest";
  const chosen = SEARCH_ORDERS.find((order) => order === params.get("sort")) ?? usual;
  const isOffered = (order: SearchOrder) =>
    order === chosen || (order === "cooked" ? isPerson : order !== "relevance" || params.has("q"));
  return (
    <label className="flex shrink-0 items-center gap-1">
      <ArrowUpDown size={18} aria-hidden className="text-muted" />
      <span className="sr-only">{t("search.sort")}</span>
      <select
        className="input picker w-auto min-w-0"
        value={chosen}
        onChange={({ currentTarget: { value } }) => put("sort", value === usual ? [] : [value])}
      >
        {SEARCH_ORDERS.filter(isOffered).map((order) => (
          <option key={order} value={order}>
            {t(`search.sort-${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
