import texts from "../../../locales/later/pl-PL.json";
import server from "../../../locales/server/pl-PL.json";

export const later = { ...texts, server };
