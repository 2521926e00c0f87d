import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { t } from "../text/translation.ts";
import { TextField, type Rule } from "./text-field.tsx";

interface Props {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  rule?: Rule;
  hint?: string;
  onType?: (text: string) => void;
}

export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={shown ? t("ui.hide-password") : t("ui.show-password")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
