import texts from "../../../locales/later/fr-FR.json";
import server from "../../../locales/server/fr-FR.json";

export const later = { ...texts, server };
