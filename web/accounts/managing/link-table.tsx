import { QrCode, Trash2 } from "lucide-react";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TechnicalDetails } from "../../ui/technical-details.tsx";
import { Table, type Column } from "../../ui/table.tsx";
import { linkAddress } from "./link-address.ts";

export type LinkTask = { what: "new" } | { what: "show" | "delete"; link: SignUpLink };

interface Props {
  links: SignUpLink[];
  onBegin: (task: LinkTask) => void;
}

export function LinkTable({ links, onBegin }: Props) {
  return (
    <Table
      label={t("manage.links")}
      rows={links}
      columns={columnsFor(onBegin)}
      widths="@xl:grid-cols-[4fr_6fr_2fr_4.5rem]"
    />
  );
}

function columnsFor(onBegin: (task: LinkTask) => void): Column<SignUpLink>[] {
  return [
    {
      name: t("manage.link-name"),
      place: "head",
      show: ({ name }) => (
        <span dir="auto" className="font-medium">
          {name}
        </span>
      ),
    },
    {
      name: t("manage.link-token"),
      place: "long",
      show: (link) => <Address link={link} onShow={() => onBegin({ what: "show", link })} />,
    },
    {
      name: t("people.administrator"),
      show: ({ admin }) => <span>{t(admin ? "manage.yes" : "manage.no")}</span>,
    },
    {
      name: t("manage.actions"),
      place: "corner",
      show: (link) => (
        <Online>
          <IconButton
            Icon={Trash2}
            label={t("manage.delete-link", { name: link.name })}
            isDanger
            onClick={() => onBegin({ what: "delete", link })}
          />
        </Online>
      ),
    },
  ];
}

function Address({ link, onShow }: { link: SignUpLink; onShow: () => void }) {
  const { id, name } = link;
  const address = linkAddress(link, location.origin);
  return (
    <div className="flex flex-col">
      <div className="-ml-2 flex items-center gap-1">
        <CopyButton text={address} label={t("manage.copy-link", { name })} />
        <IconButton Icon={QrCode} label={t("manage.show-code", { name })} onClick={onShow} />
      </div>
      <TechnicalDetails>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">{t("manage.link-id")}</dt>
          <dd className="tabular-nums">{id}</dd>
          <dt className="text-muted">{t("manage.link-address")}</dt>
          <dd className="break-all">{address}</dd>
        </dl>
      </TechnicalDetails>
    </div>
  );
}
