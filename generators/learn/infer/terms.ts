import type { Parameter } from "../../model/query.ts";
import type { Part } from "../judge/ledger.ts";
import type { Context } from "../judge/context.ts";
import type { Scope } from "../judge/walk-object.ts";
import type { Json } from "../../print/json.ts";

/** What the members of one target may be made of. */
export interface Terms {
  readonly scope: Scope;
  readonly part: Omit<Part, "context">;
  /** Those that tests may name. */
  readonly parameters: readonly Parameter[];
}

/** One value in one answer. */
export interface Observation {
  readonly value: Json;
  readonly context: Context;
}
