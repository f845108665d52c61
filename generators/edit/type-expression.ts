import type { Json } from "../codegen/json.ts";
import { parse } from "../load/parse.ts";
import { jsonOf } from "./json-of.ts";

/**
 * Parses the text after `type:` in a spec, such as `integer` or `{ list: string }`. Returns `undefined` if the YAML is
 * invalid.
 */
export function readTypeExpression(text: string): Json | undefined {
  const { root, diagnostics } = parse("--type", `type: ${text}\n`);
  const [entry, ...others] = root?.entries ?? [];
  return entry === undefined || others.length > 0 || diagnostics.length > 0 ? undefined : jsonOf(entry.value);
}
