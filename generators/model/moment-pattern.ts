/** What may stand behind the date, sign by sign of a form such as `YYYY-MM-DD hh:mm:ssZ`. */
const signs: Readonly<Record<string, string>> = {
  hh: "(?:[01]\\d|2[0-3])",
  mm: "[0-5]\\d",
  ss: "[0-5]\\d",
  Z: "(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)",
};

/** The pattern of a day, whose groups are year, month and day. */
export const dayPattern = "^(\\d{4})-(\\d\\d)-(\\d\\d)$";

/**
 * A pattern of the forms of date/time, whose first three groups are year, month and day. Every form begins with the
 * date.
 */
export function momentPattern(forms: readonly string[]): string {
  const tails = forms.map((form) => form.slice("YYYY-MM-DD".length).replace(/hh|mm|ss|Z/g, (sign) => signs[sign]!));
  return `^(\\d{4})-(\\d\\d)-(\\d\\d)(?:${tails.join("|")})$`;
}
