import type { Json, JsonObject } from "../codegen/json.ts";
import { parse } from "../load/parse.ts";
import { jsonOf } from "./json-of.ts";

/** Members to add to a mapping of the spec, with values as in YAML. If the mapping is `unknown`, they replace that. */
export interface Addition {
  readonly target: Target;
  readonly members: JsonObject;
}

/** The mapping with an object's members: the file, and the keys that lead to it. The mapping may not exist yet. */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
}

/**
 * Parses the text after `type:` in a spec, such as `integer` or `{ list: string }`. Returns `undefined` if the YAML is
 * invalid.
 */
export function readTypeExpression(text: string): Json | undefined {
  const { root, diagnostics } = parse("--type", `type: ${text}\n`);
  const [entry, ...others] = root?.entries ?? [];
  return entry === undefined || others.length > 0 || diagnostics.length > 0 ? undefined : jsonOf(entry.value);
}
