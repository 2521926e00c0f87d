/** Part of a line. `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}
