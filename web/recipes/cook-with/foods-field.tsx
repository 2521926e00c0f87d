import { useState } from "react";
import { PANTRY_MOST } from "../../../src/contract/ingredient-rules.ts";
import { callApi } from "../../api/call-api.ts";
import { language } from "../../state/language.ts";
import { ChipsField } from "../../ui/chips-field.tsx";
import { suggest } from "../../ui/suggest.ts";

interface Props {
  label: string;
  hint: string;
  chosen: string[];
  onChange: (foods: string[]) => void;
}

const MAX_SUGGESTIONS = 8;
const REQUESTED = 30;

const shorten = (name: string) => name.slice(0, PANTRY_MOST.characters).trim();

/** Suggests foods by their names in any language. */
export function FoodsField({ label, hint, chosen, onChange }: Props) {
  const [suggestions, setSuggestions] = useState<string[]>([]);

  async function findNames(typed: string): Promise<string[]> {
    const q = typed.trim().slice(0, PANTRY_MOST.characters);
    if (!q) return [];
    const answer = await callApi("GET foods", { query: { q, language: language.peek(), limit: REQUESTED } });
    const names = answer.ok ? answer.data.map(({ name }) => name) : [];
    // Matches by synonym or in another language are last, since their names don't contain the typed text.
    return [...new Set([...suggest(names, q, []), ...names])].slice(0, MAX_SUGGESTIONS);
  }

  return (
    <ChipsField
      label={label}
      hint={hint}
      chosen={chosen}
      suggestions={suggestions}
      onType={(typed, isStill) => void findNames(typed).then((names) => isStill() && setSuggestions(names))}
      onChange={(next) => onChange(next.slice(0, PANTRY_MOST.foods).map(shorten))}
      create
    />
  );
}
