import type { JsonObject } from "../codegen/json.ts";

/**
 * Members to add to a mapping of the spec, as YAML writes them. Where the mapping says `unknown`, they take the place
 * of that.
 */
export interface Addition {
  readonly target: Target;
  readonly members: JsonObject;
}

/**
 * The place of an object's members in the spec: the file, and the keys that lead to their mapping. The mapping may not
 * exist yet.
 */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
}
