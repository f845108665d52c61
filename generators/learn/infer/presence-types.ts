import type { Json } from "../../codegen/json.ts";
import type { Context } from "../judge/context.ts";

/** The condition of a member, as the spec writes it. */
export interface Presence {
  readonly pages: readonly string[];
  readonly when: readonly Json[];
  readonly unless: readonly Json[];
  readonly optional: boolean;
}

/** Objects seen alike: how many of them have the member. */
export interface Group {
  readonly context: Context;
  readonly having: number;
  readonly lacking: number;
}
