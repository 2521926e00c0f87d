import texts from "../../../locales/later/de-DE.json";
import server from "../../../locales/server/de-DE.json";

export const later = { ...texts, server };
