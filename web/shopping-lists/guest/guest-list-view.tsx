import { Printer } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDay } from "../../text/day.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { createItemKeeper } from "../keep-items.ts";
import { ListSections } from "../list-sections.tsx";
import type { ShownSections } from "../shown-item.ts";
import { useSettling } from "../use-settling.ts";
import type { GuestFollower, GuestState } from "./follow-guest-list.ts";
import { showGuestList } from "./guest-list.ts";
import { printPage } from "../../ui/print-page.ts";

interface Props {
  state: GuestState;
  follower: GuestFollower;
}

export function GuestListView({ state: { guest, isWaiting, isAway }, follower }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [keep] = useState(createItemKeeper);
  const sections = useMemo(() => keep(showGuestList(guest)), [guest, keep]);
  useSettling(root, guest.held, follower.release);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle of={guest.list.name} />
      <header>
        <div className="flex items-start justify-between gap-2">
          <Headline className="min-w-0 text-2xl [overflow-wrap:anywhere]">{guest.list.name}</Headline>
          <button type="button" className="btn btn-ghost -mr-4 print:hidden" onClick={() => void printPage()}>
            <Printer size={20} aria-hidden />
            {t("shopping-lists.print")}
          </button>
        </div>
        <p role="status" className="text-muted text-sm print:hidden">
          {isWaiting || isAway ? t("shopping-lists.waiting") : <Rights list={guest.list} />}
        </p>
      </header>
      <NothingLeft sections={sections} />
      <div ref={root} className="flex flex-col gap-6">
        <ListSections sections={sections} onCheck={guest.list.mayCheck ? follower.check : undefined} />
      </div>
    </div>
  );
}

function Rights({ list: { mayCheck, expires } }: { list: SharedList }) {
  const locale = useValue(language);
  if (expires === null) return t("shopping-lists.guest-read-forever");
  return t(mayCheck ? "shopping-lists.guest-check" : "shopping-lists.guest-read", {
    day: formatDay(expires, locale),
  });
}

function NothingLeft({ sections: { toBuy, atHome, checked } }: { sections: ShownSections }) {
  if (toBuy.length > 0 || atHome.length > 0) return null;
  return (
    <p className="text-lg">
      {t(checked.length > 0 ? "shopping-lists.guest-done" : "shopping-lists.guest-empty")}
    </p>
  );
}
