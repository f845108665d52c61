import type { PartReader, Reading, RuleCheck } from "./reading.js";

/** The generated description of a body with fields, a set of parameters, or headers. `decodeFields` uses it. */
export interface FieldTable {
  /** The code for a value that is not an object. */
  readonly malformed: string;
  readonly missing: string;
  readonly invalid: string;
  readonly fields: readonly Field[];
  /** Groups of fields of which a request must contain one. */
  readonly oneOf?: readonly (readonly string[])[] | undefined;
  readonly destinations?: ((reading: Reading, input: Record<string, unknown>) => void) | undefined;
  readonly rules?: RuleCheck | undefined;
  /** All allowed names, or undefined if other names are not checked. */
  readonly names?: readonly string[] | undefined;
  /** The default treatment of other names. If undefined, they are errors. */
  readonly unknownFields?: "ignore" | undefined;
  /** Names that exist only in responses. */
  readonly fixed?: readonly string[] | undefined;
  /** Names that are read elsewhere. */
  readonly others?: readonly string[] | undefined;
}

/** The generated description of a body that is not an object with fields. `decodeValue` uses it. */
export interface ValueTable {
  /** The code for a missing body. */
  readonly malformed: string;
  readonly missing: string;
  readonly invalid: string;
  readonly optional?: boolean | undefined;
  readonly read: PartReader;
}

/** A field of a body, a parameter, or a header field. */
export interface Field {
  /** The name in the decoded object. */
  readonly name: string;
  /** The names that a request may use. */
  readonly names: readonly string[];
  readonly is?: ((value: unknown) => boolean) | undefined;
  /** Reads a value with nested values. It replaces `is`. */
  readonly read?: PartReader | undefined;
  /** A description of the accepted values. */
  readonly expected: string;
  readonly secret?: boolean | undefined;
  /** True if a request must contain the field. */
  readonly needed?: boolean | undefined;
  /** True if only the reference server requires the field. */
  readonly demanded?: boolean | undefined;
  /** True if null is accepted. It represents a missing value. */
  readonly nullable?: boolean | undefined;
  /** True if an empty string counts as missing. */
  readonly empty?: boolean | undefined;
  /** The error code for a missing value. */
  readonly missing?: string | undefined;
  /** The error code for an invalid value. */
  readonly invalid?: string | undefined;
  readonly default?: unknown;
  /** Converts an accepted alternative to a value. */
  readonly from?: ((value: unknown) => unknown) | undefined;
}

/** The generated description of a body's destinations. */
export interface DestinationTable {
  /** The field that may contain all slots. */
  readonly object: string;
  readonly slots: readonly Slot[];
  /** The pattern of one destination. */
  readonly pattern?: RegExp | undefined;
  /** True if a list may contain integers in place of destinations. */
  readonly numbers: boolean;
  /** The type that a number implies: with EXT, 100 means EXT-100. */
  readonly type?: string | undefined;
  /** The maximum number of destinations in a slot. */
  readonly most?: Bound | undefined;
  /** The maximum length of one destination, in characters. */
  readonly longest?: Bound | undefined;
  /** The rule that rejects other names in the object. If undefined, they are treated like names of the body. */
  readonly closed?: string | undefined;
  readonly expected: string;
}

/** A number, and the rule in prose that limits values to it. */
export interface Bound {
  readonly most: number;
  readonly rule: string;
}

export interface Slot {
  readonly name: string;
  readonly names: readonly string[];
}
