import type { NumberBounds } from "./number-within.js";

/* What values are made for, and compared with. */

export type SampleType =
  | TextType
  | NumberType
  | DecimalType
  | { readonly kind: "boolean" | "null" | "any" | "duration" }
  /** A date, a time, or both: the first of its forms, such as `YYYY-MM-DD`, is the one that is made. */
  | { readonly kind: "moment"; readonly forms: readonly string[] }
  /** Base64. */
  | { readonly kind: "binary"; readonly maxBytes?: number | undefined }
  /** `open` if other strings are valid too. */
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
    }
  | { readonly kind: "map"; readonly values: SampleType; readonly minItems?: number | undefined }
  | { readonly kind: "shape"; readonly shape: () => SampleShape }
  /** `exclusive` if a value of several members is not valid. */
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

/** A number as text. */
export interface DecimalType {
  readonly kind: "decimal";
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly scale?: number | undefined;
}

/** An object, by name. */
export interface SampleShape {
  readonly name: string;
  /** True if additional members are allowed. */
  readonly open?: boolean | undefined;
  /** The type of what more it holds; any where it is undefined. */
  readonly others?: SampleType | undefined;
  /** The members that contain the fields of requests, by all other names of these. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** Without members of an unknown type. */
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
