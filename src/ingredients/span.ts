/** Part of a line: from its first character to the one after its last. */
export interface Span {
  from: number;
  to: number;
}
