import { codeOf, loaded } from "../candidates/ajv-standalone.ts";
import { coercible } from "./coercing.ts";
import type { Decode } from "./decoder.ts";
import { invalid, stringsReader } from "./strings.ts";

export async function make(module: string, prefix: string): Promise<Decode> {
  const read = stringsReader(module, prefix);
  const check = (await loaded(codeOf([module], { coerceTypes: true, useDefaults: true }, coercible)))[module]!;
  return (query) => {
    const value = read(query);
    return check(value) ? { value } : invalid;
  };
}
