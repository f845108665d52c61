import type { TextFormat } from "../model/type.ts";

/** The form of a date, `2026-06-30`. Does not check the number of days in the month. ECMA-262, flag u. */
export const datePattern = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$";

/** A string without control characters. */
export const linePattern = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$";

/** A duration according to RFC 3339: only weeks, or years to seconds. */
export const durationPattern =
  "^P(?!$)(?:[0-9]+W|(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+S)?)?)$";

/** Base64 with padding. */
export const base64Pattern = "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}

export function bytesInBase64(text: string): number {
  return (text.replace(/=+$/, "").length * 3) >> 2;
}

/** Returns the pattern of a decimal number with a maximum number of digits after the decimal point. */
export function decimalPattern(scale: number | undefined): string {
  const fraction = scale === undefined ? "(\\.[0-9]+)?" : scale === 0 ? "" : `(\\.[0-9]{1,${scale}})?`;
  return `^-?(0|[1-9][0-9]*)${fraction}$`;
}

export const formatPatterns: Readonly<Record<TextFormat, string>> = {
  uuid: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
  // The same pattern as browsers use in forms. Only sending a message can verify more.
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$",
  // A scheme, and only characters that RFC 3986 allows.
  uri: "^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$",
};

/** The name of each string format in messages. */
export const formatNames: Readonly<Record<TextFormat, string>> = {
  uuid: "a UUID",
  email: "an email address",
  uri: "an absolute URI",
};

/** The pattern of a time of day, with or without seconds: `08:30`, `23:59:59`. */
export const timePattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$";
