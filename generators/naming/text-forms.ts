/** What a date looks like, `2026-06-30`; whether the month has the day is not checked by it. ECMA-262, flag u. */
export const datePattern = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";

/** A text without control characters. */
export const linePattern = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$";

/** A time of the day, with or without seconds: `08:30`, `23:59:59`. */
export const timePattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$";
