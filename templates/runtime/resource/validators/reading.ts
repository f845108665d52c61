import type { Position, Subject } from "../../core/validators/findings.js";
import { nearest } from "../../core/validators/nearest.js";
import { setOwn } from "./check.js";
import { FieldFinding } from "./finding.js";
import type { FieldOptions } from "./types.js";

/** The parts of a field that findings need. */
export interface Named {
  readonly name: string;
  readonly secret?: boolean | undefined;
  readonly expected: string;
  readonly invalid?: string | undefined;
}

export type ReadingResult =
  | { readonly errors: readonly FieldFinding[]; readonly warnings: readonly FieldFinding[]; readonly value?: undefined }
  | { readonly value: unknown; readonly warnings: readonly FieldFinding[]; readonly errors?: undefined };

/** The fields with a value other than null, valid or not, by their names in the request. */
export type Given = ReadonlyMap<string, string>;

/** The default error codes, and the default treatment of unknown names. */
interface Defaults {
  readonly missing: string;
  readonly invalid: string;
  readonly unknownFields?: "ignore" | undefined;
}

/** The maximum number of findings in a request. */
const mostFindings = 100;

const longestName = 100;

/** The state of reading one request, with its values and findings. */
export class Reading {
  errors: FieldFinding[] = [];
  warnings: FieldFinding[] = [];
  value: Record<string, unknown> = {};
  given = new Map<string, string>();

  declare readonly missing: string;
  declare readonly invalid: string;
  declare readonly unknownFields: "ignore" | undefined;
  declare readonly options: FieldOptions;

  constructor({ missing, invalid, unknownFields }: Defaults, options: FieldOptions) {
    this.missing = missing;
    this.invalid = invalid;
    this.unknownFields = unknownFields;
    this.options = options;
  }

  /** Returns true if no further errors will be reported. */
  isFull(): boolean {
    return this.errors.length >= (this.options.all === true ? mostFindings : 1);
  }

  refuse(finding: FieldFinding): undefined {
    if (!this.isFull()) this.errors.push(finding);
  }

  /** Reports a value that is not valid for the field. */
  refuseValue(field: Named, path: readonly string[], received: unknown): undefined {
    const sentence = (): string => {
      const but = field.secret ? "" : `, not ${JSON.stringify(finding.received)}`;
      return `${path.length === 0 ? field.name : path.join(".")} must be ${field.expected}${but}`;
    };
    const finding: FieldFinding = new FieldFinding(
      field.invalid ?? this.invalid,
      subjectOf(field),
      path,
      received,
      sentence,
    );
    return this.refuse(finding);
  }

  /** Reports a value beyond a bound. The rule describes the expected value. */
  refuseByRule(field: Named, path: readonly string[], received: unknown, rule: string): undefined {
    const sentence = (): string =>
      `${path.join(".")}: ${rule.replace(/\.$/, "")}, not ${JSON.stringify(finding.received)}`;
    const finding: FieldFinding = new FieldFinding(
      field.invalid ?? this.invalid,
      subjectOf(field),
      path,
      received,
      sentence,
      { rule: () => rule },
    );
    return this.refuse(finding);
  }

  /** Reports two different values of the same field, either of which may be intended. */
  refuseConflict(field: Named, first: readonly string[], second: readonly string[], received: unknown): undefined {
    const sentence = (): string =>
      `${first.join(".")} and ${second.join(".")} are the same field but have different values`;
    return this.refuse(new FieldFinding(this.invalid, subjectOf(field), second, received, sentence));
  }

  refuseMissing(code: string, field: Named, received: unknown): undefined {
    return this.refuse(
      new FieldFinding(code, subjectOf(field), [field.name], received, () => `${field.name} is missing`),
    );
  }

  /**
   * Reports an unknown name. `within` is the path of the object that contains it, or empty for the request itself.
   * `isFixed` is true if the name exists only in responses. `rule` states that the object is closed, even if other
   * unknown names are ignored.
   */
  meetUnknown(
    within: readonly string[],
    given: string,
    names: readonly string[],
    { isFixed, rule }: UnknownOptions = {},
  ): void {
    const isIgnored = rule === undefined && (this.options.unknownFields ?? this.unknownFields) === "ignore";
    if (isIgnored ? this.warnings.length >= mostFindings : this.isFull()) return;
    (isIgnored ? this.warnings : this.errors).push(unknownName(this.invalid, within, given, names, { isFixed, rule }));
  }

  put(name: string, value: unknown): void {
    setOwn(this.value, name, value);
  }

  result(): ReadingResult {
    const { errors, warnings, value } = this;
    return errors.length > 0 ? { errors, warnings } : { value, warnings };
  }
}

interface UnknownOptions {
  readonly isFixed?: boolean | undefined;
  readonly rule?: string | undefined;
}

/**
 * Creates the finding for an unknown name. Its value is not shown, because it may be a secret under a misspelled name.
 */
export function unknownName(
  code: string,
  within: readonly string[],
  given: string,
  names: readonly string[],
  { isFixed, rule }: UnknownOptions = {},
): FieldFinding {
  const name = given.length <= longestName ? given : `${given.slice(0, longestName - 1)}…`;
  const expected = (): string => (isFixed ? "absent: it exists only in responses" : `one of ${names.join(", ")}`);
  const sentence = (): string =>
    isFixed
      ? `${JSON.stringify(name)} exists only in responses`
      : `there is no ${JSON.stringify(name)}${guess(name, names)}`;
  return new FieldFinding(
    code,
    { name, sensitive: true, expected },
    [...within, name],
    "",
    sentence,
    rule === undefined ? undefined : { rule: () => rule },
  );
}

function subjectOf({ name, secret = false, expected }: Named): Subject {
  return { name, sensitive: secret, expected: () => expected };
}

function guess(name: string, names: readonly string[]): string {
  const found = nearest(name, names);
  return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`;
}

/**
 * Returns the mismatches between a response and its type. An operation without a response body has none. An error status
 * without a separate reader has that of its class, such as `4XX`, or of `default`.
 */
export function answerFindings(
  readers: Readonly<Record<string, PartReader>>,
  operation: string,
  value: unknown,
): readonly FieldFinding[] {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
  const keys = [operation, ...classesOf(operation)];
  const key = keys.find((one) => Object.hasOwn(readers, one));
  if (key !== undefined) readers[key]!(reading, value);
  return reading.errors;
}

function classesOf(operation: string): readonly string[] {
  const { start, digit } = /^(?<start>.* )(?<digit>[345])\d\d$/.exec(operation)?.groups ?? {};
  return start === undefined ? [] : [`${start}${digit}XX`, `${start}default`];
}

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
