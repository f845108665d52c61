import type { Module } from "../../model/query.ts";
import type { Role } from "../../model/rules.ts";

/** A decoded request, including defaults. */
export interface Request {
  /** Those that belong to no module, of all sets. */
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

/** By name without prefix. What is neither given nor has a default is not there. */
export type Parameters = ReadonlyMap<string, Argument>;

export interface Argument {
  /** One, where the parameter takes one. */
  readonly values: readonly string[];
  /** True if the value equals the default. */
  readonly isDefault: boolean;
}
