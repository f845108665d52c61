import type { Module } from "../../model/query.ts";
import type { Role } from "../../model/rules.ts";

/** What a request asks, defaults filled in. */
export interface Request {
  /** Those that belong to no module, of all sets. */
  readonly parameters: Parameters;
  readonly asked: readonly AskedModule[];
  /** Whether it goes on where another answer ended, so that the answer may lack anything. */
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
  /** Whether it is what the request would mean without it. */
  readonly isDefault: boolean;
}
