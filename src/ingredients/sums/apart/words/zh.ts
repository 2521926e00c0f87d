/** `/` separates forms of one product. */
export const CHINESE = "";
