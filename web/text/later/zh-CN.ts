import texts from "../../../locales/later/zh-CN.json";
import server from "../../../locales/server/zh-CN.json";

export const later = { ...texts, server };
