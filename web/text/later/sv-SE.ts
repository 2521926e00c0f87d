import texts from "../../../locales/later/sv-SE.json";
import server from "../../../locales/server/sv-SE.json";

export const later = { ...texts, server };
