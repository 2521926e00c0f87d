import type { User, UserInput, NewUser } from "../../../src/contract/accounts.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { changeAccount } from "../change-account.ts";
import { NameAndEmail } from "../name-and-email.tsx";
import { longEnough } from "../rules.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useSending } from "../../ui/use-sending.ts";

interface Props {
  person: User | null;
  groups: string[];
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function UserDialog({ person, groups, onDone, onClose }: Props) {
  const isOwn = useValue(user)?.id === person?.id;

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const wanted = readUserInput(values);
    const saved = await (person
      ? changeAccount(person.id, wanted)
      : addUser({ ...wanted, password: String(values.get("password")) }));
    if (!saved.ok) return saved.message;
    await onDone();
    return null;
  });

  return (
    <Dialog
      title={person ? t("manage.edit-user-title", { name: person.fullName }) : t("manage.new-user")}
      onClose={onClose}
    >
      <Form className="flex flex-col gap-4" onSubmit={send}>
        <NameAndEmail fullName={person?.fullName} email={person?.email} isOthers />
        {!person && (
          <PasswordField
            label={t("people.password")}
            name="password"
            autoComplete="new-password"
            rule={longEnough}
            hint={t("manage.password-help")}
          />
        )}
        <div className="flex flex-col gap-4">
          <SelectField
            label={t("people.group")}
            name="group"
            options={groups.map((group) => ({ value: group, label: group }))}
            start={person?.group ?? groups[0] ?? ""}
          />
          <CheckField
            label={t("people.administrator")}
            name="admin"
            help={t(isOwn ? "manage.admin-self-help" : "manage.admin-help")}
            start={person?.admin ?? false}
          />
          {problem && <Alert title={problem} />}
          <DialogButtons
            label={t(person ? "ui.save" : "manage.create")}
            busyLabel={t(person ? "ui.saving" : "manage.creating")}
            busy={busy}
            onCancel={onClose}
          />
        </div>
      </Form>
    </Dialog>
  );
}

function readUserInput(values: FormData): UserInput {
  return {
    fullName: String(values.get("fullName")),
    email: String(values.get("email")),
    group: String(values.get("group")),
    admin: values.has("admin"),
  };
}

async function addUser(wanted: NewUser): Promise<Answer<User>> {
  const made = await callApi("POST users", { body: wanted });
  if (made.ok) toast(t("manage.user-created", { name: made.data.fullName }), "success");
  return made;
}
