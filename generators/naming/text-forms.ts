import type { TextFormat } from "../model/type.ts";

/** What a date looks like, `2026-06-30`; whether the month has the day is not checked by it. ECMA-262, flag u. */
export const datePattern = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";

/** A text without control characters. */
export const linePattern = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$";

/** A duration of RFC 3339: weeks alone, or years to seconds. */
export const durationPattern =
  "^P(?!$)(?:[0-9]+W|(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+S)?)?)$";

/** Base64, with its padding. */
export const base64Pattern = "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

/** How many characters of base64 so many bytes have. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}

/** How many bytes a text in base64 stands for. */
export function bytesInBase64(text: string): number {
  return (text.replace(/=+$/, "").length * 3) >> 2;
}

/** A decimal number with at most so many digits after the decimal point. */
export function decimalPattern(scale: number | undefined): string {
  const fraction = scale === undefined ? "(\\.[0-9]+)?" : scale === 0 ? "" : `(\\.[0-9]{1,${scale}})?`;
  return `^-?(0|[1-9][0-9]*)${fraction}$`;
}

/** What the texts of each format look like. */
export const formatPatterns: Readonly<Record<TextFormat, string>> = {
  uuid: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
  // As forms in browsers have it: more than that shows only when a message is sent.
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$",
  // A scheme, and none of the characters that RFC 3986 leaves out.
  uri: "^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$",
};

/** What the texts of each format are called in sentences. */
export const formatNames: Readonly<Record<TextFormat, string>> = {
  uuid: "a UUID",
  email: "an email address",
  uri: "an absolute URI",
};

/** A time of the day, with or without seconds: `08:30`, `23:59:59`. */
export const timePattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$";
