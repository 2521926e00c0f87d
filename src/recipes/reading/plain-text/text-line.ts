export interface TextLine {
  text: string;
  /** The kind of bullet in front of it. */
  bullet: "mark" | "emoji" | null;
  /** The number in front of it. */
  number: number | null;
  /** Marked as a heading by Markdown or decoration. */
  heading: boolean;
  /** The first line, or one after an empty line. */
  afterGap: boolean;
  /** In characters. */
  indent: number;
  /** In columns; East Asian characters take two. */
  width: number;
}
