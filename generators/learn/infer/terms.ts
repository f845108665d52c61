import type { Parameter } from "../../model/query.ts";
import type { Part } from "../judge/observations.ts";
import type { Context } from "../judge/context.ts";
import type { Scope } from "../judge/walk-object.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";

/** The data from which the members of a target are inferred. */
export interface Terms {
  readonly scope: Scope;
  readonly part: Omit<Part, "context">;
  /** The parameters that tests may refer to. */
  readonly parameters: readonly Parameter[];
}

export interface Sample {
  readonly value: JsonObject;
  readonly context: Context;
  /** The members that are not described yet. If it is omitted, none are described. */
  readonly foreign?: readonly string[];
}

export interface Observation {
  readonly value: Json;
  readonly context: Context;
}
