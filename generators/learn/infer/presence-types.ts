import type { Json } from "../../codegen/json.ts";
import type { Context } from "../judge/context.ts";

/** The condition of a member in the format of the spec. */
export interface Presence {
  readonly pages: readonly string[];
  readonly when: readonly Json[];
  readonly unless: readonly Json[];
  readonly optional: boolean;
}

/** The objects with the same context: how many have the member and how many lack it. */
export interface Group {
  readonly context: Context;
  readonly having: number;
  readonly lacking: number;
}
