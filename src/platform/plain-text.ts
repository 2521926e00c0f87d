// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A JSON value whose texts hold no control characters but tabs and line breaks, these as one `\n` each. */
export function withoutControls<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replace(/\r\n?/g, "\n").replace(CONTROL, "") : inner,
  );
}

/** A text that stands in one line, without white space around it. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
