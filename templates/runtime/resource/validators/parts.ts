import type { Given, Named, Reading } from "./reading.js";
import type { Position } from "../../core/validators/findings.js";

/**
 * The generated description of a value with nested values. `readerOf` uses it to read the value and to locate errors.
 */
export type Part = LeafPart | ListPart | MapPart | ObjectPart | TaggedPart | UnionPart;

interface Described {
  /** A description of the accepted values. */
  readonly expected: string;
}

/** A value without nested parts. */
export interface LeafPart extends Described {
  readonly kind: "leaf";
  readonly is: (value: unknown) => boolean;
  /** Converts an accepted alternative to a value. */
  readonly from?: ((value: unknown) => unknown) | undefined;
}

export interface ListPart extends Described {
  readonly kind: "list";
  readonly items: Part;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Returns true if all items are different. Undefined if duplicates are allowed. */
  readonly areDistinct?: ((items: readonly unknown[]) => boolean) | undefined;
  readonly from?: ((value: unknown) => unknown) | undefined;
}

export interface MapPart extends Described {
  readonly kind: "map";
  readonly values: Part;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** The maximum length of a key, in characters. */
  readonly longest?: number | undefined;
}

/** An object of a shape, which may be recursive. */
export interface ObjectPart extends Described {
  readonly kind: "object";
  readonly shape: () => ShapeTable;
}

/** An object of one of several shapes, selected by the field `tag`. */
export interface TaggedPart extends Described {
  readonly kind: "tagged";
  readonly tag: string;
  readonly shapes: readonly (readonly [tag: string, shape: () => ShapeTable])[];
}

/** A value of one of several types. Those without nested values are first. */
export interface UnionPart extends Described {
  readonly kind: "union";
  readonly members: readonly Part[];
  /** Reads the value if it must not match several members. */
  readonly readExclusive?: ((part: UnionPart, reading: Reading, value: unknown, at: Position) => unknown) | undefined;
}

export interface ShapeTable {
  readonly fields: readonly ShapeTableField[];
  /** True if additional fields are allowed. */
  readonly open?: boolean | undefined;
  /** The type of additional fields. Undefined if they may have any type. */
  readonly others?: Part | undefined;
  readonly rules?: RuleCheck | undefined;
}

export interface ShapeTableField {
  readonly name: string;
  readonly part: Part;
  readonly optional?: boolean | undefined;
  readonly nullable?: boolean | undefined;
  readonly secret?: boolean | undefined;
}

/**
 * Reads a value with nested values. `name` is its name in the request, or undefined for a whole body. Returns undefined
 * if the value is rejected or absent.
 */
export type PartReader = (
  reading: Reading,
  value: unknown,
  name?: string,
  field?: Pick<Named, "secret" | "invalid">,
) => unknown;

/** Reports violations of the rules between the fields of an object. `values` contains only valid values. */
export type RuleCheck = (
  reading: Reading,
  given: Given,
  values: Readonly<Record<string, unknown>>,
  at: Position | undefined,
) => void;

const deepest = 100;

/** Returns true if two JSON values are equal. Values nested deeper than the limit count as different. */
export function isSame(a: unknown, b: unknown, depth = 0): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || depth > deepest) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a) as (keyof typeof a)[];
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], depth + 1))
  );
}
