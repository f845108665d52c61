import fastQuerystring from "fast-querystring";
import { codeOf, loaded } from "../candidates/ajv-standalone.ts";
import { coercible } from "./coercing.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsOf, type Strings } from "./strings.ts";

/**
 * Creates a decoder from the fastest pair of libraries: fast-querystring, and ajv's standalone code with coercion and
 * defaults.
 */
export async function make(module: string, prefix: string): Promise<Decode> {
  const put = stringsOf(module, prefix);
  const check = (await loaded(codeOf([module], { coerceTypes: true, useDefaults: true }, coercible)))[module]!;
  return (query) => {
    const value: Strings = {};
    const parsed = fastQuerystring.parse(query) as Record<string, string>;
    for (const name in parsed) put(value, name, parsed[name]!);
    return check(value) ? { value } : invalid;
  };
}
