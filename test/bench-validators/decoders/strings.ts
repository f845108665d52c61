import { isList } from "./coercing.ts";
import { objectShapeOf, schemaOf } from "../shape.ts";

/** The parameters of a query: strings and lists of strings, keyed by the name without the prefix. */
export type Strings = Record<string, string | readonly string[]>;

/** Returns a function that adds a parameter of a query if the module knows its name, and splits lists. */
export function stringsOf(module: string, prefix: string): (into: Strings, wireName: string, text: string) => void {
  const lists = new Map(
    objectShapeOf(schemaOf(module)).fields.map(({ name, shape }) => [prefix + name, { name, list: isList(shape) }]),
  );
  return (into, wireName, text) => {
    const known = lists.get(wireName);
    if (known !== undefined) into[known.name] = known.list && text !== "*" ? text.split("|") : text;
  };
}

/**
 * Creates a reader that parses queries with `URLSearchParams`. It knows the module's names and which of them accept
 * lists.
 */
export function stringsReader(module: string, prefix: string): (query: string) => Strings {
  const put = stringsOf(module, prefix);
  return (query) => {
    const strings: Strings = {};
    for (const [wireName, text] of new URLSearchParams(query)) put(strings, wireName, text);
    return strings;
  };
}

export const invalid = { errors: [{ code: "invalid" }] } as const;
