import type { SpokenWords } from "../spoken-words.ts";

export const CHINESE: SpokenWords = {
  to: "到",
  and: "又",
  fractions: ["半/二分之一", "三分之一", "三分之二", "四分之一", "四分之三", "八分之一"],
  units: [
    ["g", "克"],
    ["kg", "公斤"],
    ["ml", "毫升"],
    ["l", "升"],
    ["cm", "厘米"],
    ["tsp", "茶匙"],
    // The same in both scripts.
    ["tbsp", "大匙"],
    ["min", "分钟"],
    ["°C|ºC|℃", "度"],
    ["°F|℉", "华氏度"],
  ],
};
