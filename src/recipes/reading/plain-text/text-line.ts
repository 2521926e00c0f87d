export interface TextLine {
  /** Its position in the text. */
  row: number;
  text: string;
  bullet: "mark" | "emoji" | null;
  number: number | null;
  /** By Markdown or decoration. */
  heading: boolean;
  /** The first line, or one after an empty line. */
  afterGap: boolean;
  /** In characters. */
  indent: number;
  /** In columns; East Asian characters take two. */
  width: number;
}
