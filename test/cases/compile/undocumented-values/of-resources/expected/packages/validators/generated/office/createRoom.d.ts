// Requests of createRoom. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The body of `createRoom`: Create a room. */
export type CreateRoomRequest = {
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
  /** Whether there is light. The source field is `ro_light`. No other strings are accepted (decided: D-003). */
  readonly light?: "on" | "off" | undefined;
  /** Alias of `light`. */
  readonly ro_light?: "on" | "off" | undefined;
  /**
   * How the door is. The source field is `ro_door`.
   *
   * Other values are possible (unknown: D-002).
   */
  readonly door?: "open" | "shut" | (string & {}) | undefined;
  /** Alias of `door`. */
  readonly ro_door?: "open" | "shut" | (string & {}) | undefined;
  /** Which floor it is on. The source field is `ro_floor`. Other strings are accepted as well. */
  readonly floor?: "first" | "second" | (string & {}) | undefined;
  /** Alias of `floor`. */
  readonly ro_floor?: "first" | "second" | (string & {}) | undefined;
  /** What opens the door. The source field is `ro_code`. Secret: do not log or show it (decided: D-003). */
  readonly code?: string | undefined;
  /** Alias of `code`. */
  readonly ro_code?: string | undefined;
  /** Who comes. The source field is `ro_guest`. Secret: do not log or show it (unknown: D-002). */
  readonly guest?: string | undefined;
  /** Alias of `guest`. */
  readonly ro_guest?: string | undefined;
} & ({ readonly ro_name: {} } | { readonly name: {} });

/** The result of `decode`: readable names. */
export interface DecodedCreateRoomRequest {
  /** What people call it. The source field is `ro_name`. */
  readonly name: string;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number;
  /** Whether there is light. The source field is `ro_light`. */
  readonly light?: "on" | "off";
  /** How the door is. The source field is `ro_door`. */
  readonly door?: "open" | "shut" | (string & {});
  /** Which floor it is on. The source field is `ro_floor`. */
  readonly floor?: "first" | "second" | (string & {});
  /** What opens the door. The source field is `ro_code`. Secret: do not log or show it (decided: D-003). */
  readonly code?: string;
  /** Who comes. The source field is `ro_guest`. Secret: do not log or show it (unknown: D-002). */
  readonly guest?: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is CreateRoomRequest;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedCreateRoomRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<CreateRoomRequest, DecodedCreateRoomRequest>;

/** The parameters of `createRoom`: Create a room. */
export interface CreateRoomParameters {
  /** Whose office it is. */
  readonly tenant: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is CreateRoomParameters;

/** Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<CreateRoomParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<CreateRoomParameters, CreateRoomParameters>;
