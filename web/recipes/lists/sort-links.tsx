import { Link, useSearchParams } from "react-router";
import { t } from "../../text/translation.ts";
import { parseOrder, ORDERS, type Order } from "./list-calls.ts";

export function SortLinks({ name, of }: { name: string; of: string }) {
  const [params] = useSearchParams();
  const chosen = parseOrder(params, name);
  return (
    <nav
      aria-label={t("sort.label", { list: of })}
      className="bg-base-300 rounded-field flex p-0.5 text-sm print:hidden"
    >
      {ORDERS.map((order) => (
        <Link
          key={order}
          to={`?${withOrder(params, name, order)}`}
          replace
          preventScrollReset
          aria-current={order === chosen || undefined}
          className={`rounded-field flex min-h-10 items-center px-3 ${order === chosen ? "bg-base-100 font-medium" : "text-muted"}`}
        >
          {t(`sort.${order}`)}
        </Link>
      ))}
    </nav>
  );
}

function withOrder(params: URLSearchParams, name: string, order: Order): URLSearchParams {
  const next = new URLSearchParams(params);
  if (order === ORDERS[0]) next.delete(name);
  else next.set(name, order);
  return next;
}
