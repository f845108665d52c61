import type { PartReader, RuleCheck } from "./resource-parts.js";
import type { Reading } from "./resource-reading.js";

/**
 * What an emitter writes of a body of fields, of a set of parameters, or of header fields: `decodeFields` reads by it.
 */
export interface FieldTable {
  /** The code of what is no object. */
  readonly malformed: string;
  readonly missing: string;
  readonly invalid: string;
  readonly fields: readonly Field[];
  /** Groups of fields of which a request must have one. */
  readonly oneOf?: readonly (readonly string[])[] | undefined;
  readonly destinations?: ((reading: Reading, input: Record<string, unknown>) => void) | undefined;
  /** What holds between the fields. */
  readonly rules?: RuleCheck | undefined;
  /** All names that may stand in it. Undefined where others are of no concern. */
  readonly names?: readonly string[] | undefined;
  /** What becomes of other names where the caller does not say: an error, where it is not given. */
  readonly unknownFields?: "ignore" | undefined;
  /** Names that only answers have. */
  readonly fixed?: readonly string[] | undefined;
  /** Names that are read elsewhere. */
  readonly others?: readonly string[] | undefined;
}

/** What an emitter writes of a body of a type of its own: `decodeValue` reads by it. */
export interface ValueTable {
  /** The code of a body that is not there. */
  readonly malformed: string;
  readonly missing: string;
  readonly invalid: string;
  readonly optional?: boolean | undefined;
  readonly read: PartReader;
}

/** A field of a body, a parameter, or a header field. */
export interface Field {
  /** The one that the decoded object has. */
  readonly name: string;
  /** All that a request may use. */
  readonly names: readonly string[];
  readonly is?: ((value: unknown) => boolean) | undefined;
  /** Reads a value that holds others, in place of `is`. */
  readonly read?: PartReader | undefined;
  /** What it takes, in words. */
  readonly expected: string;
  readonly secret?: boolean | undefined;
  /** Whether a request must have it. */
  readonly needed?: boolean | undefined;
  /** Whether only the reference server refuses to do without it. */
  readonly demanded?: boolean | undefined;
  /** Whether null may be given, which stands for no value. */
  readonly nullable?: boolean | undefined;
  /** Whether the empty text is no value. */
  readonly empty?: boolean | undefined;
  /** The code where it is missing. */
  readonly missing?: string | undefined;
  /** The code where its value is none. */
  readonly invalid?: string | undefined;
  /** The value where none is given. */
  readonly default?: unknown;
  /** Makes a value of what else is taken for one. */
  readonly from?: ((value: unknown) => unknown) | undefined;
}

/** What an emitter writes of the destinations of a body. */
export interface DestinationTable {
  /** The field that may hold all slots. */
  readonly object: string;
  readonly slots: readonly Slot[];
  /** Of one destination. */
  readonly pattern?: RegExp | undefined;
  /** Whether a whole number may stand for one in a list. */
  readonly numbers: boolean;
  /** What it stands for: with EXT, 100 means EXT-100. */
  readonly type?: string | undefined;
  /** How many a slot has at most. */
  readonly most?: Bound | undefined;
  /** Of one destination, in characters. */
  readonly longest?: Bound | undefined;
  /** The rule that refuses other names in the object. Undefined: what becomes of them is as with names of the body. */
  readonly closed?: string | undefined;
  readonly expected: string;
}

/** A number, and the rule in words that nothing goes beyond it. */
export interface Bound {
  readonly most: number;
  readonly rule: string;
}

export interface Slot {
  readonly name: string;
  readonly names: readonly string[];
}
