/** Pairs the words for an oven with a fan with those for an oven without one. */
export const OVENS: readonly (readonly [fan: string, without: string])[] = [
  ["convection|fan(?:[ -](?:oven|forced|assisted))?", "without fan"],
  ["umluft|hei(?:ß|ss)luft", "Ober-/Unterhitze"],
  ["chaleur tournante", "chaleur statique"],
  ["termoobieg\\p{L}*", "bez termoobiegu"],
  ["ventilação|convecção|ar quente", "sem ventilação"],
  ["con ventilador|aire caliente|calor con aire", "sin ventilador"],
  ["ventilato|ventilata", "statico"],
  ["hete ?lucht\\p{L}*", "boven- en onderwarmte"],
  ["热风|熱風", "上下火"],
];

/** In Danish and Swedish, the word for an oven with a fan is the same. */
export const WARM_AIR = "varmluft";

/** Starts a word for the kind of an oven, in the languages of recipes. */
export const KIND_OF_OVEN = `(?:${[...OVENS.map(([fan]) => fan), WARM_AIR, "conv|chaleur|tournante|ventil|ober"].join("|")})`;
