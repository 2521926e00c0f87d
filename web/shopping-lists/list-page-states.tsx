import { PartyPopper, ShoppingBasket } from "lucide-react";
import { t } from "../text/translation.ts";
import { EmptyState } from "../ui/message.tsx";
import { UsualThings } from "./usual-things.tsx";

interface EmptyListProps {
  usual: readonly string[];
  onAdd: (name: string) => void;
}

export function EmptyList({ usual, onAdd }: EmptyListProps) {
  return (
    <EmptyState
      Icon={ShoppingBasket}
      padding="pt-8 pb-4 sm:py-12"
      heading={<h2 className="text-xl">{t("shopping-list.empty-title")}</h2>}
      action={
        usual.length > 0 && (
          <div className="[&>*]:max-h-none [&>*]:justify-center">
            <UsualThings names={usual} onList={[]} onAdd={onAdd} />
          </div>
        )
      }
    >
      {t("shopping-list.empty")}
    </EmptyState>
  );
}

export function AllDone({ count, onFinish }: { count: number; onFinish: () => void }) {
  return (
    <EmptyState
      Icon={PartyPopper}
      padding="py-6 sm:py-8"
      heading={<h2 className="text-xl">{t("shopping-list.all-done")}</h2>}
      action={
        <button type="button" className="btn btn-primary min-h-12 px-6" onClick={onFinish}>
          {t("shopping-list.finish")}
        </button>
      }
    >
      {t("shopping-list.all-done-help", { count })}
    </EmptyState>
  );
}
