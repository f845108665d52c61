/** What is wrong with a request, or to be known of it. */
export interface FieldFinding {
  /** The code that the service answers. */
  readonly code: string;
  /** The field under its readable name; undefined where the finding is of no single one. */
  readonly parameter: string | undefined;
  /** The name in the request; inside an object, after a dot. */
  readonly wireName: string | undefined;
  /** The beginning of what was given; undefined where nothing was. Of a secret, and of an unknown field, it is never shown. */
  readonly received: string | undefined;
  /** What would have been right. */
  readonly expected: string | undefined;
  /** The same for people. */
  readonly message: string;
}

export interface FieldOptions {
  /** All errors, up to 100, not the first alone. */
  readonly all?: boolean;
  /** What becomes of names that nobody knows: an error, or a warning. `refuse` where it is not given. */
  readonly unknownFields?: "refuse" | "ignore";
  /** `false` leaves the defaults out. */
  readonly defaults?: boolean;
  /** Refuses what the reference server refuses, though no schema demands it. */
  readonly strict?: boolean;
}

export type Decoded<T> =
  | { readonly value: T; readonly warnings: readonly FieldFinding[]; readonly errors?: never }
  | { readonly errors: readonly FieldFinding[]; readonly warnings: readonly FieldFinding[]; readonly value?: never };

/** A Standard Schema, version 1: https://standardschema.dev. */
export interface FieldSchema<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "kiln";
    readonly validate: (value: unknown) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] };
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
