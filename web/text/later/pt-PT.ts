import texts from "../../../locales/later/pt-PT.json";
import server from "../../../locales/server/pt-PT.json";

export const later = { ...texts, server };
