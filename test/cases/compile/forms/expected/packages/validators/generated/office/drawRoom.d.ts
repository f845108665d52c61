// Requests of drawRoom. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The form of `drawRoom`: Draw a room. */
export type DrawRoomRequest = {
  /**
   * What people call it. The source field is `ro_name`.
   *
   * Greatest length (unknown: D-002).
   */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly ro_name?: string | undefined;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Another name of `seats`. */
  readonly ro_seats?: number | undefined;
  /** Whether it is open. */
  readonly ro_open?: boolean | undefined;
  /** On which days. */
  readonly ro_days?: readonly ("mon" | "tue")[] | undefined;
  /** What it looks like. A file of `image/png` or `application/pdf`, up to 200000 bytes. Greatest number of bytes: 200000 (decided: D-001). */
  readonly plan: Blob;
  /**
   * From all sides. A file of `image/*`.
   *
   * Greatest number of bytes (unknown: D-002).
   */
  readonly photos?: readonly Blob[] | undefined;
} & ({ readonly ro_name: {} } | { readonly name: {} });

/** What `decode` makes of it: readable names. */
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

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is DrawRoomRequest;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedDrawRoomRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<DrawRoomRequest, DecodedDrawRoomRequest>;

/** The parameters of `drawRoom`: Draw a room. */
export interface DrawRoomParameters {
  /** Internal id. */
  readonly object_id: number;
  /** Whose office it is. */
  readonly tenant: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is DrawRoomParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<DrawRoomParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<DrawRoomParameters, DrawRoomParameters>;
