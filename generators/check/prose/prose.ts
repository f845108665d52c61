import { valueOr, type Fact } from "../../model/fact.ts";
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
export interface Declared {
  readonly name: string;
  readonly place: Place;
}

export interface ProseOfService {
  readonly texts: readonly Prose[];
  readonly names: readonly Declared[];
  /** All strings without spaces, such as the names of tables. */
  readonly words: ReadonlySet<string>;
}

const TEXT_KEYS: ReadonlySet<string> = new Set(["description", "summary", "condition", "text", "when", "note"]);
const NAME_KEYS: ReadonlySet<string> = new Set(["name", "aliases", "id", "code", "value", "operationId", "selector"]);
/** Keys with data, or without meaning for the API. */
const SKIPPED: ReadonlySet<string> = new Set(["examples", "places", "pathPlaces", "place", "fromGroup"]);

/** Returns the texts and names of a service, each once even if modules share groups. */
export const proseOf = remembered((service: Service): ProseOfService => {
  const texts = new Map<string, Prose>();
  const names = new Map<string, Declared>();
  const words = new Set<string>();
  const visited = new Set<object>();
  const visit = (tree: object, around: Place): void => {
    if (visited.has(tree)) return;
    visited.add(tree);
    const place = (tree as { readonly place?: Place }).place ?? around;
    for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
      if (SKIPPED.has(key)) continue;
      if (TEXT_KEYS.has(key)) addText(value, tree, place);
      if (NAME_KEYS.has(key) && !("text" in tree)) for (const name of [value].flat()) addName(name, place);
      if (typeof value === "object" && value !== null) visit(value, place);
      else if (typeof value === "string" && !value.includes(" ")) words.add(value);
    }
  };
  const addText = (value: unknown, subject: object, place: Place): void => {
    const text = known(value);
    if (typeof text === "string") texts.set(`${place.file} ${place.start} ${text}`, { text, subject, place });
  };
  const addName = (value: unknown, place: Place): void => {
    const name = known(value);
    if (typeof name === "string") names.set(`${place.file} ${name}`, { name, place });
  };
  visit(service, service.place);
  return { texts: [...texts.values()], names: [...names.values()], words };
});

/** Returns the value itself, or the value of a fact. */
function known(value: unknown): unknown {
  const isFact = typeof value === "object" && value !== null && "status" in value;
  return isFact ? valueOr(value as Fact<unknown>, undefined, "marked-beside") : value;
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
