import type { Spot } from "./fault.ts";
import type { Schema } from "./schema.ts";
import type { MapEntry } from "./tree.ts";

/** One mistake of the author, found from any number of faults. */
export type Finding = Mismatch | BadName | MissingKey | UnknownKey | Unrecognized;

/** The node has a type or a value that none of the schemas allows. */
export interface Mismatch {
  readonly kind: "type" | "value";
  readonly spot: Spot;
  readonly schemas: readonly Schema[];
  /** Whether a list of such values is allowed. */
  readonly orList?: boolean;
}

/** A key that the schema of names refuses. */
export interface BadName {
  readonly kind: "name";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly schema: Schema;
  readonly guess: string | undefined;
}

/** One of the keys is required. */
export interface MissingKey {
  readonly kind: "missing-key";
  readonly spot: Spot;
  readonly keys: readonly string[];
  /** What the key is for, where it is one. */
  readonly meaning: string | undefined;
}

export interface UnknownKey {
  readonly kind: "unknown-key";
  readonly spot: Spot;
  readonly entry: MapEntry;
  readonly known: readonly string[];
  readonly guess: string | undefined;
  /** The key of the mapping whose value has this key. */
  readonly inside: string | undefined;
  /** Another key of the mapping that excludes this one. */
  readonly excludedBy: string | undefined;
}

/** The mapping has none of the keys that distinguish the kinds of such mappings. */
export interface Unrecognized {
  readonly kind: "unrecognized";
  readonly spot: Spot;
  /** The keys that it has. */
  readonly keys: readonly string[];
  readonly distinguishing: readonly string[];
}
