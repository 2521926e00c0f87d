import { useId, type ReactNode } from "react";
import { pictureAmong } from "./picture-file.ts";

interface Props {
  icon: ReactNode;
  label: string;
  accept: string;
  /** Opens the camera directly, if there is one. */
  camera?: boolean;
  className?: string;
}

interface One {
  onFile: (file: File) => void;
  onFiles?: never;
}

interface Several {
  onFiles: (files: File[]) => void;
  onFile?: never;
}

export function FileButton({
  icon,
  label,
  accept,
  camera = false,
  className = "",
  onFile,
  onFiles,
}: Props & (One | Several)) {
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
        multiple={onFiles !== undefined}
        capture={camera ? "environment" : undefined}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          const file = pictureAmong(files);
          if (file && onFile) onFile(file);
          else if (onFiles) onFiles(files);
          // Lets people pick the same file again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
