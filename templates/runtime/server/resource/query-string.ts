import { readDeep, rootOf, type DeepValue } from "../../common/deep-object.js";
import { valuesOf } from "../http/headers.js";
import type { ResourceTable, TableOperation } from "./table.js";

/** The strings of a query string by the names in it. */
export type QueryStrings = Readonly<Record<string, string | readonly string[]>>;

/** Query parameters by name. List parameters have an array as their value, and deep ones an object or an array. */
export type QueryValues = Readonly<Record<string, DeepValue<string>>>;

/**
 * Returns the parameters of a query string, each with one value or a list. `conflict` is the first parameter that is
 * not a list but has several different values.
 */
export function parametersIn(
  query: unknown,
  { lists = [], separators = {}, deep = [] }: Pick<TableOperation, "lists" | "separators" | "deep"> = {},
): { readonly values: QueryValues; readonly conflict: string | undefined } {
  const all = Object.entries(query as QueryStrings).map(([name, value]) => [name, [value].flat()] as const);
  const [nested, others] = [true, false].map((isDeep) =>
    all.filter(([name]) => deep.includes(rootOf(name)) === isDeep),
  );
  const { values, conflict } = readDeep(nested!.flatMap(([name, given]) => given.map((one) => [name, one] as const)));
  for (const [name, given] of others!) {
    const separator = Object.hasOwn(separators, name) ? separators[name] : undefined;
    const items = separator === undefined ? given : given.flatMap((one) => (one === "" ? [] : one.split(separator)));
    values[name] = lists.includes(name) ? items : (given[0] ?? "");
  }
  const repeated = others!.find(([name, given]) => !lists.includes(name) && new Set(given).size > 1)?.[0];
  return { values, conflict: conflict ?? repeated };
}

/** Returns the value of a parameter that is not a list. */
export function textOf(values: QueryValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : Array.isArray(value) ? (value as readonly string[])[0] : undefined;
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
    ...(parameter === undefined ? [] : [(query as QueryStrings)[parameter] ?? []].flat()),
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
