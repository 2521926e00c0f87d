import { version } from "../package.json";

/** Of the program: `1.2.3`. */
export const VERSION = version;
