import { useNavigate } from "react-router";
import { callApi } from "../../api/call-api.ts";
import type { User } from "../../../src/contract/accounts.ts";
import { signOut, user } from "../../state/session.ts";
import { t } from "../../text/translation.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";

interface Props {
  person: User;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function DeleteUser({ person: { id, fullName: name }, onDone, onClose }: Props) {
  const navigate = useNavigate();
  const isOwn = user.peek()?.id === id;

  async function leave(): Promise<void> {
    signOut();
    await navigate("/");
  }

  return (
    <DeleteDialog
      title={t("manage.delete-user-title", { name })}
      onDelete={() => callApi("DELETE users/{id}", { params: { id } })}
      help={t(isOwn ? "manage.delete-self-help" : "manage.delete-user-help", { name })}
      onDone={isOwn ? leave : onDone}
      onClose={onClose}
    />
  );
}
