import { X } from "lucide-react";
import type { Organizer } from "../../src/contract/organizers.ts";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { GuestRoom } from "../ui/guests.tsx";
import { SortableRow } from "../ui/sortable-row.tsx";

interface Props<Section> {
  sections: Section[];
  onRemove: (section: Section) => void;
}

export function ChosenSections<Section extends Organizer>({ sections, onRemove }: Props<Section>) {
  return (
    <GuestRoom>
      {sections.length === 0 ? (
        <p className="border-base-content/25 text-muted rounded-field border border-dashed p-4 text-sm text-pretty">
          {t("settings.no-sections")}
        </p>
      ) : (
        <ul aria-label={t("settings.sections")} className="flex flex-col gap-1">
          {sections.map((section) => (
            <SortableRow
              key={section.id}
              id={section.id}
              name={section.name}
              className="border-base-300 rounded-field border"
            >
              <span dir="auto" className="min-w-0 grow py-2.5 [overflow-wrap:anywhere]">
                {section.name}
              </span>
              <IconButton
                Icon={X}
                label={t("settings.remove", { name: section.name })}
                onClick={() => onRemove(section)}
              />
            </SortableRow>
          ))}
        </ul>
      )}
    </GuestRoom>
  );
}
