import texts from "../../../locales/later/zh-TW.json";
import server from "../../../locales/server/zh-TW.json";

export const later = { ...texts, server };
