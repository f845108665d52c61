import type { Fact } from "../../model/fact.ts";
import type { Service } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { remembered } from "../../model/memo.ts";

/** A text of a service and the object that it describes. */
export interface Prose {
  readonly text: string;
  readonly subject: object;
  readonly place: Place;
}

/** A name that a service declares. */
interface Declared {
  readonly name: string;
  readonly place: Place;
}

interface ProseOfService {
  readonly texts: readonly Prose[];
  readonly names: readonly Declared[];
  /** All strings without spaces, such as the names of tables. */
  readonly words: ReadonlySet<string>;
}

const TEXT_KEYS: ReadonlySet<string> = new Set(["description", "summary", "condition", "text", "when", "note"]);
const NAME_KEYS: ReadonlySet<string> = new Set(["name", "aliases", "id", "code", "value", "operationId", "selector"]);
/** Keys with data, or without meaning for the API. */
const SKIPPED: ReadonlySet<string> = new Set(["examples", "places", "pathPlaces", "place", "fromGroup"]);

interface Collected {
  /** Modules that share a group each have its texts. */
  readonly texts: Prose[];
  /** Names by their file, so that each occurs once even if modules share groups. */
  readonly names: Map<string, Declared>;
  readonly words: Set<string>;
}

export const proseOf = remembered((service: Service): ProseOfService => {
  const { texts, names, words } = collect(service, service.place, true);
  return { texts, names: [...names.values()], words };
});

const proseOfPart = remembered((part: Placed): Collected => collect(part, part.place, false));

interface Placed {
  readonly place: Place;
}

/** Collects the texts and names in a service or in one of its parts, which are the items of its lists. */
function collect(root: object, place: Place, isService: boolean): Collected {
  const found: Collected = { texts: [], names: new Map(), words: new Set() };
  const visited = new Set<object>();
  const visit = (tree: object, around: Place, depth: number): void => {
    if (visited.has(tree)) return;
    visited.add(tree);
    if (isService && depth === 2 && "place" in tree) return merge(found, proseOfPart(tree as Placed));
    const here = (tree as Partial<Placed>).place ?? around;
    for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
      if (SKIPPED.has(key)) continue;
      if (TEXT_KEYS.has(key)) addText(value, tree, here);
      if (NAME_KEYS.has(key) && !("text" in tree)) for (const name of [value].flat()) addName(name, here);
      if (typeof value === "object" && value !== null) visit(value, here, depth + 1);
      else if (typeof value === "string" && !value.includes(" ")) found.words.add(value);
    }
  };
  const addText = (value: unknown, subject: object, at: Place): void => {
    const text = known(value);
    if (typeof text === "string") found.texts.push({ text, subject, place: at });
  };
  const addName = (value: unknown, at: Place): void => {
    const name = known(value);
    if (typeof name === "string") found.names.set(`${at.file} ${name}`, { name, place: at });
  };
  visit(root, place, 0);
  return found;
}

function merge(found: Collected, part: Collected): void {
  for (const text of part.texts) found.texts.push(text);
  for (const [key, name] of part.names) found.names.set(key, name);
  for (const word of part.words) found.words.add(word);
}

/** Returns the value itself, or the value of a fact. */
function known(value: unknown): unknown {
  const isFact = typeof value === "object" && value !== null && "status" in value;
  return isFact ? (value as Fact<unknown>).value : value;
}

/** Returns the known numbers under some keys of a subject and of its type. */
export function numbersOf(subject: object, keys: readonly string[]): readonly number[] {
  return Object.entries(subject).flatMap(([key, value]: readonly [string, unknown]): readonly number[] => {
    const one = known(value);
    if (keys.includes(key)) return typeof one === "number" ? [one] : [];
    return WITHIN_TYPES.includes(key) && typeof one === "object" && one !== null ? numbersOf(one, keys) : [];
  });
}

const WITHIN_TYPES = ["type", "multiple", "members", "items", "0", "1", "2", "3"];

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
