import type { JsonObject } from "../../codegen/json.ts";
import type { Target } from "../judge/target.ts";

/** Members to add to a mapping of the spec, as YAML writes them. Where the mapping says `unknown`, they take the place of that. */
export interface Addition {
  readonly target: Target;
  readonly members: JsonObject;
}
