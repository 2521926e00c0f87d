/** Which categories and tags of a site its recipes get. */
export const IMPORTED_ORGANIZERS = ["useful", "all", "known", "none"] as const;
export type ImportedOrganizers = (typeof IMPORTED_ORGANIZERS)[number];

export const IMPORTED_ORGANIZERS_DEFAULT: ImportedOrganizers = "useful";

/** Of more than these, `useful` leaves out the new ones. */
export const SUGGESTED_NEW_MOST = 5;
