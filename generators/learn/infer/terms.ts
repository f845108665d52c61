import type { Parameter } from "../../model/query.ts";
import type { Part } from "../judge/observations.ts";
import type { Context } from "../judge/context.ts";
import type { Scope } from "../judge/walk-object.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";

/** The data from which the members of one target are inferred. */
export interface Terms {
  readonly scope: Scope;
  readonly part: Omit<Part, "context">;
  /** The parameters that tests may name. */
  readonly parameters: readonly Parameter[];
}

/** An object whose members are to be described. */
export interface Sample {
  readonly value: JsonObject;
  readonly context: Context;
  /** The members that are not described yet; all, where this is left out. */
  readonly foreign?: readonly string[];
}

export interface Observation {
  readonly value: Json;
  readonly context: Context;
}
