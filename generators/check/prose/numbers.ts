const WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** The number of smaller units in each unit. */
const UNITS: Readonly<Record<string, readonly number[]>> = {
  second: [1000],
  minute: [60, 60_000],
  hour: [60, 3600, 3_600_000],
  day: [24, 1440, 86_400, 86_400_000],
  week: [7, 168, 604_800],
  kb: [1000, 1024],
  mb: [1000 ** 2, 1024 ** 2],
  gb: [1000 ** 3, 1024 ** 3],
};

/** The pattern of a unit that may follow a number. */
export const UNIT = String.raw`(?:[ -]?(?:${Object.keys(UNITS).join("|")})s?\b)?`;
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\w-]|[.,]\d)`;

/**
 * A number in digits or words. Parts of names such as `D-014`, and numbers of documents, versions or sections do not
 * match.
 */
const NUMBER = new RegExp(
  String.raw`(?:(?<![\w.,-]|(?:RFC|ISO|version|release|section) )(?<digits>${DIGITS})|\b(?<word>${WORDS.join("|")})\b)(?<unit>${UNIT})`,
  "gi",
);

/** Returns the numbers in a text. One with a unit is also returned in smaller units. */
export function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(NUMBER)].flatMap(({ groups }) => {
    const { digits, word, unit } = groups as {
      readonly digits?: string;
      readonly word?: string;
      readonly unit: string;
    };
    const number = digits === undefined ? WORDS.indexOf(word!.toLowerCase()) + 2 : Number(digits.replaceAll(",", ""));
    const singular = unit.trim().replace("-", "").replace(/s$/, "").toLowerCase();
    return [1, ...(UNITS[singular] ?? [])].map((factor) => number * factor);
  });
}
