import texts from "../../../locales/later/da-DK.json";
import server from "../../../locales/server/da-DK.json";

export const later = { ...texts, server };
