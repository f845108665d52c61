export interface NumberBounds {
  readonly whole?: boolean | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly multipleOf?: number | undefined;
}

/**
 * Returns a number for a member of this name. Different values of `number` give different results, as far as the bounds
 * allow.
 */
export function numberWithin(bounds: NumberBounds, name: string, number: number, known?: number): number {
  const { whole, minimum = -Infinity, maximum = Infinity, multipleOf } = bounds;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  const value = known ?? (/size|length|bytes/.test(name) ? 100 * number : whole ? number : number + 0.5);
  const step = multipleOf ?? (whole ? 1 : Math.min(1, (exclusiveMaximum - exclusiveMinimum) / 2));
  const within = Math.min(maximum, exclusiveMaximum - step, Math.max(minimum, exclusiveMinimum + step, value));
  if (multipleOf === undefined) return within;
  const lower = Math.floor(within / multipleOf) * multipleOf;
  return lower >= minimum && lower > exclusiveMinimum ? lower : lower + multipleOf;
}

export function isWithinBounds(bounds: NumberBounds, value: unknown): boolean {
  const { whole, minimum = -Infinity, maximum = Infinity, multipleOf } = bounds;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  return (
    typeof value === "number" &&
    Number.isFinite(value) &&
    (!whole || Number.isInteger(value)) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf))
  );
}

/** Returns a hash of a string (FNV-1a, 32 bits). */
export function sum(text: string): number {
  let all = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) all = Math.imul(all ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return all;
}

/* The types of sample values and of values to check. */

export type SampleType =
  | TextType
  | NumberType
  | DecimalType
  | { readonly kind: "boolean" | "null" | "any" | "duration" }
  /** A date, a time, or both. Samples use the first of its forms, such as `YYYY-MM-DD`. */
  | { readonly kind: "moment"; readonly forms: readonly string[] }
  /** Base64 data. */
  | { readonly kind: "binary"; readonly maxBytes?: number | undefined }
  /** `open` is true if other strings are also valid. */
  | {
      readonly kind: "enum";
      readonly values: readonly (string | number | boolean | null)[];
      readonly open?: boolean | undefined;
    }
  | {
      readonly kind: "list";
      readonly items: SampleType;
      readonly minItems?: number | undefined;
      readonly maxItems?: number | undefined;
      readonly uniqueItems?: boolean | undefined;
    }
  | { readonly kind: "map"; readonly values: SampleType; readonly minItems?: number | undefined }
  | { readonly kind: "shape"; readonly shape: () => SampleShape }
  /** `exclusive` is true if a value that matches several members is invalid. */
  | { readonly kind: "union"; readonly members: readonly SampleType[]; readonly exclusive?: boolean | undefined };

export interface TextType {
  readonly kind: "text";
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: "uuid" | "email" | "uri" | undefined;
}

export interface NumberType extends NumberBounds {
  readonly kind: "number";
}

/** A number in string form. */
export interface DecimalType {
  readonly kind: "decimal";
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly scale?: number | undefined;
}

/** A named object type. */
export interface SampleShape {
  readonly name: string;
  /** True if additional members are allowed. */
  readonly open?: boolean | undefined;
  /** The type of additional members. Undefined if they may have any type. */
  readonly others?: SampleType | undefined;
  /** The member names by their other names in requests. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** The fields by name. Those of an unknown type are omitted. */
  readonly fields: Readonly<Record<string, SampleField>>;
}

export interface SampleField {
  readonly type: SampleType;
  readonly optional?: boolean | undefined;
  /** True if samples omit an optional member, because the examples of the spec omit it. */
  readonly rare?: boolean | undefined;
  readonly nullable?: boolean | undefined;
  /** True if the value must be greater than that of another member. */
  readonly later?: boolean | undefined;
  /** The member that has the same value. */
  readonly same?: string | undefined;
  readonly example?: unknown;
}
