import texts from "../../../locales/later/en-US.json";
import server from "../../../locales/server/en-US.json";

export const later = { ...texts, server };
