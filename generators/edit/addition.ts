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
 * Where the members of an object stand in the spec: the file, and the keys that lead to their mapping, which need not
 * be there yet.
 */
export interface Target {
  readonly file: string;
  readonly path: readonly string[];
}
