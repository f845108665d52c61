import type { Service } from "../../../../generators/model/model.ts";
import { textLike } from "../../../../templates/runtime/core/samples/text.ts";

/** Values in two specs. The specs may differ about values near these. */
export interface Dictionary {
  /** Numbers in the specs, and their neighbours. */
  readonly numbers: readonly number[];
  /** The numbers that can be used as a length or count. */
  readonly counts: readonly number[];
  /** Enum values, formatted times, and strings that match patterns. */
  readonly words: readonly string[];
}

/** No case has a higher bound. A string or list of this length can still be created quickly. */
const mostCount = 700;

const plainNumbers = [-1, 0, 1, 42];
const plainTimes = ["2027-03-01", "2027-03-01T09:30:00Z", "2027-03-01 09:30:00Z", "09:30:00"];
const plainWords = ["", "x", "A text", "a|b", "a,b", ...plainTimes, "7", "*", "max"];

export function dictionaryOf(services: readonly Service[]): Dictionary {
  const found = { numbers: new Set(plainNumbers), words: new Set(plainWords) };
  for (const service of services) collect(service, "", found);
  const numbers = [...found.numbers].toSorted((a, b) => a - b);
  return { numbers, counts: numbers.filter((one) => one >= 0 && one <= mostCount), words: [...found.words] };
}

interface Found {
  readonly numbers: Set<number>;
  readonly words: Set<string>;
}

/** Keys of places and of texts for people. */
const leftOut =
  /^(?:place|places|pathPlace|operationIdPlace|pathPlaces|citations|httpStatus|description|title|summary|decision|examples)$/;

function collect(value: unknown, key: string, found: Found): void {
  if (typeof value === "number") for (const one of [value - 1, value, value + 1]) found.numbers.add(one);
  if (typeof value === "string") for (const word of wordsOf(key, value)) found.words.add(word);
  if (typeof value !== "object" || value === null || value instanceof Map) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!leftOut.test(name)) collect(inner, Array.isArray(value) || name === "value" ? `${key}/${name}` : name, found);
  }
}

function wordsOf(key: string, text: string): readonly string[] {
  if (key.startsWith("pattern")) return [textLike(text, 7), textLike(text, 11)];
  if (key.startsWith("timestamps")) return [momentOf(text)];
  return key.startsWith("values") || key.startsWith("default") ? [text] : [];
}

function momentOf(form: string): string {
  const digits: Readonly<Record<string, string>> = { YYYY: "2027", MM: "03", DD: "01", hh: "09", mm: "30", ss: "00" };
  return form.replace(/YYYY|MM|DD|hh|mm|ss/g, (part) => digits[part]!);
}
