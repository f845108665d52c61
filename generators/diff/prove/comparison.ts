import type ts from "typescript";
import type { Fault } from "./fault.ts";
import type { TypeScript } from "./typescript.ts";

/** Two types of one declaration: which way values go, and what is compared elsewhere. */
export interface Comparing {
  readonly ts: TypeScript;
  readonly checker: ts.TypeChecker;
  /** Whether a symbol is a declaration with a comparison of its own. */
  readonly isDeclared: (symbol: ts.Symbol) => boolean;
  /** Whether it is of these packages at all. */
  readonly isOwn: (symbol: ts.Symbol) => boolean;
}

/** What users give (`in`) has to be taken as before, what they are given (`out`) has to be what it was. */
export type Direction = "in" | "out";

/** What is compared: values of a type; only what each member is; or that, and whether there is another member. */
export type Compared = "values" | "members" | "cases";

/** A comparison that goes on: `compare` leads to what types are made of. */
export interface Comparison extends Comparing {
  readonly compared: Compared;
  readonly compare: (types: Types, trail: readonly string[]) => readonly Fault[];
}

/** A type as it was and as it is now. */
export interface Types {
  readonly old: ts.Type;
  readonly now: ts.Type;
  readonly way: Direction;
}
