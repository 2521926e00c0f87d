/** A number before these words is a time. They're whole words, since "orange" starts like "ora". */
export const TIME =
  /^(?:(?:sec(?:s|ond\p{L}*)?|sek(?:und\p{L}*)?|segund\p{L}*|min(?:s|ut\p{L}*)?|hours?|hrs?|days?|std|stunden?|tage?n?|heures?|jours?|time[nrs]?|tim|timm\p{L}*|dag(?:ar|e|en)?|godz(?:in\p{L}*)?|dni|dzien|horas?|dias?|or[ae]|giorn[io]|uur|uren)(?!\p{L})|分|小时|小時|秒|天)/u;
