import { valuesOf } from "../../http/server/headers.js";
import type { ResourceTable, TableOperation } from "./table.js";

/** Query parameters by name. List parameters have an array as their value. */
export type QueryValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns the parameters of a query string, each with one value or a list. `conflict` is the first parameter that is
 * not a list but has several different values.
 */
export function parametersIn(
  query: unknown,
  { lists = [], separators = {} }: Pick<TableOperation, "lists" | "separators"> = {},
): { readonly values: QueryValues; readonly conflict: string | undefined } {
  const all = Object.entries(query as QueryValues).map(([name, value]) => [name, [value].flat()] as const);
  const values = Object.create(null) as Record<string, string | readonly string[]>;
  for (const [name, given] of all) {
    const separator = Object.hasOwn(separators, name) ? separators[name] : undefined;
    const items = separator === undefined ? given : given.flatMap((one) => (one === "" ? [] : one.split(separator)));
    values[name] = lists.includes(name) ? items : (given[0] ?? "");
  }
  return { values, conflict: all.find(([name, given]) => !lists.includes(name) && new Set(given).size > 1)?.[0] };
}

/** Returns the value of a parameter that is not a list. */
export function textOf(values: QueryValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : value?.[0];
}

/** Returns the keys of a request from all places, without duplicates. */
export function keysIn(
  places: ResourceTable["keys"],
  rawHeaders: readonly string[],
  query: unknown,
): readonly string[] {
  const { basic, bearer, cookie, header, query: parameter } = places;
  const credentials = (name: string | undefined, scheme: RegExp): readonly string[] =>
    name === undefined ? [] : valuesOf(rawHeaders, name).flatMap((value) => scheme.exec(value.trim())?.[1] ?? []);
  const [ofBearer, ofBasic] = [credentials(bearer, /^bearer +(.*)$/i), credentials(basic, /^basic +(.*)$/i)];
  // `Authorization` may also be configured as the header field of a key.
  const isTaken = header?.toLowerCase() === "authorization" && ofBearer.length + ofBasic.length > 0;
  const found = [
    ...(header === undefined || isTaken ? [] : valuesOf(rawHeaders, header)),
    ...ofBearer,
    ...ofBasic.flatMap(decodedBasic),
    ...(cookie === undefined ? [] : valuesOf(rawHeaders, "cookie").flatMap((value) => cookiesIn(value, cookie))),
    ...(parameter === undefined ? [] : [(query as QueryValues)[parameter] ?? []].flat()),
  ];
  return [...new Set(found.map((key) => key.trim()).filter((key) => key !== ""))];
}

/** Decodes Base64 credentials of the form `user:password`. */
function decodedBasic(credentials: string): readonly string[] {
  try {
    const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
    return [new TextDecoder(undefined, { fatal: true }).decode(bytes)];
  } catch {
    return [];
  }
}

function cookiesIn(header: string, name: string): readonly string[] {
  return header.split(";").flatMap((pair) => {
    const [key, ...value] = pair.trim().split("=");
    return key === name ? [value.join("=").replace(/^"(.*)"$/, "$1")] : [];
  });
}
