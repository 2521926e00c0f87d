import { Fragment } from "react";
import { pageKeys } from "../state/page-keys.ts";
import { useValue } from "../state/use-value.ts";
import { t, type TextKey } from "../text/translation.ts";
import { CheckField } from "../ui/check-field.tsx";
import { Dialog } from "../ui/dialog.tsx";

const NAMED = {
  Control: "keys.control",
  Space: "keys.space",
  Enter: "keys.enter",
  Backspace: "keys.backspace",
  Esc: "keys.escape",
} as const;

interface Group {
  title: TextKey;
  rows: [keys: string[], does: TextKey][];
}

const WITH = "+";
const COMMAND = /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Control";

const GROUPS: Group[] = [
  {
    title: "keys.everywhere",
    rows: [
      [["/"], "keys.search"],
      [["?"], "keys.help"],
      [["Esc"], "keys.close"],
    ],
  },
  {
    title: "keys.lists",
    rows: [
      [["↑", "↓"], "keys.hits"],
      [["←", "→"], "keys.tabs"],
      [["Space"], "keys.choose"],
    ],
  },
  {
    title: "keys.moving",
    rows: [
      [["Space"], "keys.lift"],
      [["↑", "↓", "←", "→"], "keys.carry"],
      [["Esc"], "keys.put-back"],
    ],
  },
  {
    title: "keys.editing",
    rows: [
      [[COMMAND, WITH, "S"], "keys.save"],
      [["Enter"], "keys.next-line"],
      [["Alt", WITH, "↑", "↓"], "keys.shift-line"],
      [["Backspace"], "keys.remove-line"],
    ],
  },
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const arePressed = useValue(pageKeys);
  return (
    <Dialog title={t("keys.title")} room="more" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {GROUPS.map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
      </div>
      <div className="border-base-300 mt-6 border-t pt-3">
        <CheckField
          name="page-keys"
          label={t("keys.single")}
          help={t("keys.single-help")}
          checked={arePressed}
          onChange={(wanted) => {
            pageKeys.value = wanted;
          }}
        />
      </div>
    </Dialog>
  );
}

function KeyGroup({ title, rows }: Group) {
  return (
    <section>
      <h3 className="text-base">{t(title)}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {rows.map(([keys, does]) => (
          <Fragment key={does}>
            <dt className="flex items-center gap-1">
              {keys.map((key) =>
                key === WITH ? (
                  <span key={key}>{WITH}</span>
                ) : (
                  <kbd
                    key={key}
                    className="bg-base-200 border-base-300 rounded-selector min-w-7 border border-b-2 px-1.5 py-0.5 text-center font-sans"
                  >
                    {key in NAMED ? t(NAMED[key as keyof typeof NAMED]) : key}
                  </kbd>
                ),
              )}
            </dt>
            <dd className="text-muted">{t(does)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
