import { isList } from "./coercing.ts";
import { objectShapeOf, schemaOf } from "../shape.ts";

/** The parameters of a query: strings by their names without the prefix, and lists of strings. */
export type Strings = Record<string, string | readonly string[]>;

/** Takes the parameters of a query one by one, where the module knows the name; lists are split. */
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
 * Reads queries as a program does that has URLSearchParams, and knows the module's names and which of them take lists.
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
