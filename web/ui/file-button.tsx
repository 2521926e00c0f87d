import { useId, type ReactNode } from "react";
import { pictureAmong } from "./picture-file.ts";

interface Props {
  icon: ReactNode;
  label: string;
  accept: string;
  /** Opens the camera directly, if there is one. */
  camera?: boolean;
  className?: string;
  onFile: (file: File) => void;
}

export function FileButton({ icon, label, accept, camera = false, className = "", onFile }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`btn has-focus-visible:outline-base-content relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${className}`}
    >
      {icon}
      {label}
      <input
        id={id}
        type="file"
        accept={accept}
        capture={camera ? "environment" : undefined}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = pictureAmong(currentTarget.files ?? []);
          if (file) onFile(file);
          // Lets people pick the same file again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
