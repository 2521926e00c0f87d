import { useEffect, useState } from "react";
import { allOrganizers } from "../../organizers/all-organizers.ts";
import { ChipsField } from "../../ui/chips-field.tsx";

export interface Tagging {
  tags: string[];
  onTags: (tags: string[]) => void;
}

/** Tags for everything that is imported. */
export function TagsField({ label, tags, onTags }: Tagging & { label: string }) {
  const known = useKnownTags();
  return (
    <div className="min-w-0 sm:basis-40 sm:grow sm:[&_input]:min-h-8.5">
      <ChipsField label={label} chosen={tags} suggestions={known} onChange={onTags} create />
    </div>
  );
}

function useKnownTags(): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    let isHere = true;
    void allOrganizers().then(({ tags }) => isHere && setKnown(tags.map(({ name }) => name)));
    return () => void (isHere = false);
  }, []);
  return known;
}
