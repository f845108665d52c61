import type { Module } from "../../model/query.ts";
import type { Role } from "../../model/rules.ts";

/** A decoded request, including defaults. */
export interface Request {
  /** The parameters that belong to no module, from all sets. */
  readonly parameters: Parameters;
  readonly asked: readonly AskedModule[];
  /** True if the request continues another, so that the response may lack any member. */
  readonly goesOn: boolean;
}

export interface AskedModule {
  readonly module: Module;
  readonly role: Role;
  readonly parameters: Parameters;
}

/** Values by name without prefix. Parameters without a value and a default are absent. */
export type Parameters = ReadonlyMap<string, Argument>;

export interface Argument {
  /** The values. A parameter that accepts only one has a single value. */
  readonly values: readonly string[];
  /** True if the value equals the default. */
  readonly isDefault: boolean;
}
