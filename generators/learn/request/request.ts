import type { Module } from "../../model/query.ts";
import type { Role } from "../../model/rules.ts";

/** A decoded request, including defaults. */
export interface Request {
  /** The parameters that belong to no module, of all sets. */
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

/** Values by name without prefix. A value that is neither given nor a default is absent. */
export type Parameters = ReadonlyMap<string, Argument>;

export interface Argument {
  /** A single value, if the parameter accepts only one. */
  readonly values: readonly string[];
  /** True if the value equals the default. */
  readonly isDefault: boolean;
}
