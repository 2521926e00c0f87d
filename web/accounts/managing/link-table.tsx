import { QrCode, Trash2 } from "lucide-react";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { t } from "../../text/translation.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
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
      widths="sm:grid-cols-[3.5rem_4fr_9fr_3fr_4.5rem]"
    />
  );
}

function columnsFor(onBegin: (task: LinkTask) => void): Column<SignUpLink>[] {
  return [
    { name: t("manage.link-id"), show: ({ id }) => <span>{id}</span> },
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
        <IconButton
          Icon={Trash2}
          label={t("manage.delete-link", { name: link.name })}
          isDanger
          onClick={() => onBegin({ what: "delete", link })}
        />
      ),
    },
  ];
}

function Address({ link, onShow }: { link: SignUpLink; onShow: () => void }) {
  const { name } = link;
  const address = linkAddress(link, location.origin);
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <span className="min-w-0 grow basis-40 text-sm break-all">{address}</span>
      <CopyButton text={address} label={t("manage.copy-link", { name })} />
      <IconButton Icon={QrCode} label={t("manage.show-code", { name })} onClick={onShow} />
    </div>
  );
}
