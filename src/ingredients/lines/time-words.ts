/** A number before these words is a time. */
export const TIME =
  /^(?:sec|min|hour|hr|day|stunde|std|tag|heure|jour|time|timer|dag|dage|godzin|dni|hora|dia|timm|ora|ore|giorn|uur|uren|分|小时|小時|秒|天)/;
