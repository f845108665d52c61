// Requests of drawRoom. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The form of `drawRoom`: Draw a room. */
export type DrawRoomRequest = {
  /**
   * What people call it. The source field is `ro_name`.
   *
   * Greatest length (unknown: D-002).
   */
  readonly name?: string | undefined;
  /** Alias of `name`. */
  readonly ro_name?: string | undefined;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
  /** Whether it is open. */
  readonly ro_open?: boolean | undefined;
  /** On which days. */
  readonly ro_days?: readonly ("mon" | "tue")[] | undefined;
  /** What it looks like. A file of `image/png` or `application/pdf`, up to 200000 bytes. Maximum number of bytes: 200000 (decided: D-001). */
  readonly plan: Blob;
  /**
   * From all sides. A file of `image/*`.
   *
   * Maximum number of bytes (unknown: D-002).
   */
  readonly photos?: readonly Blob[] | undefined;
} & ({ readonly ro_name: {} } | { readonly name: {} });

/** The result of `decode`: readable names. */
export interface DecodedDrawRoomRequest {
  /** What people call it. The source field is `ro_name`. */
  readonly name: string;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number;
  /** Whether it is open. */
  readonly ro_open?: boolean;
  /** On which days. */
  readonly ro_days?: readonly ("mon" | "tue")[];
  /** What it looks like. */
  readonly plan: File;
  /** From all sides. */
  readonly photos?: readonly File[];
}

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is DrawRoomRequest;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedDrawRoomRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<DrawRoomRequest, DecodedDrawRoomRequest>;

/** The parameters of `drawRoom`: Draw a room. */
export interface DrawRoomParameters {
  /** Internal id. */
  readonly object_id: number;
  /** Whose office it is. */
  readonly tenant: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is DrawRoomParameters;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<DrawRoomParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<DrawRoomParameters, DrawRoomParameters>;
