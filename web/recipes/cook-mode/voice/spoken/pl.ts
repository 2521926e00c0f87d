import type { SpokenWords } from "../spoken-words.ts";

export const POLISH: SpokenWords = {
  to: " do ",
  and: " i ",
  fractions: ["pół", "jedna trzecia", "dwie trzecie", "ćwierć", "trzy czwarte", "jedna ósma"],
  units: [
    ["g|gr", "gram/gramy/gramów/grama"],
    ["dag|dkg", "deka"],
    ["kg", "kilogram/kilogramy/kilogramów/kilograma"],
    ["ml", "mililitr/mililitry/mililitrów/mililitra"],
    ["l", "litr/litry/litrów/litra"],
    ["cm", "centymetr/centymetry/centymetrów/centymetra"],
    ["łyż", "łyżka/łyżki/łyżek/łyżki"],
    ["łyżecz", "łyżeczka/łyżeczki/łyżeczek/łyżeczki"],
    ["szkl", "szklanka/szklanki/szklanek/szklanki"],
    ["opak", "opakowanie/opakowania/opakowań/opakowania"],
    ["szt", "sztuka/sztuki/sztuk/sztuki"],
    ["min", "minuta/minuty/minut/minuty"],
    ["sek", "sekunda/sekundy/sekund/sekundy"],
    ["godz|h", "godzina/godziny/godzin/godziny"],
    ["°C|ºC|st. C", "stopni"],
  ],
};
