import type { JsonObject } from "../codegen/json.ts";

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
