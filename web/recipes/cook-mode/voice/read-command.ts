import { t } from "../../../text/translation.ts";

const COMMANDS = ["next", "back", "repeat", "ingredients", "timer"] as const;

export type Command = (typeof COMMANDS)[number];

/**
 * Understands only whole utterances, so that talk in the kitchen turns no pages.
 * @param heard the alternatives of one utterance, the likeliest first
 */
export function readCommand(
  heard: readonly string[],
  words: ReadonlyMap<string, Command>,
): Command | undefined {
  return heard.flatMap((text) => words.get(fold(text)) ?? [])[0];
}

/** The words are in the app's language. */
export function listCommands(): Map<string, Command> {
  return new Map(
    COMMANDS.flatMap((command) =>
      t(`voice.words-${command}`)
        .split("|")
        .map((word) => [fold(word), command] as const),
    ),
  );
}

function fold(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim();
}
