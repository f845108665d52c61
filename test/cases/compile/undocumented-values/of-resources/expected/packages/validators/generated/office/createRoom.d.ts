// Requests of createRoom. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `createRoom`: Create a room. */
export type CreateRoomRequest = {
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
  /** Whether there is light. The source field is `ro_light`. No other texts are taken (decided: D-003). */
  readonly light?: "on" | "off" | undefined;
  /** Another name of `light`. */
  readonly ro_light?: "on" | "off" | undefined;
  /**
   * How the door is. The source field is `ro_door`.
   *
   * There may be others (unknown: D-002).
   */
  readonly door?: "open" | "shut" | (string & {}) | undefined;
  /** Another name of `door`. */
  readonly ro_door?: "open" | "shut" | (string & {}) | undefined;
  /** Which floor it is on. The source field is `ro_floor`. Other texts are taken too. */
  readonly floor?: "first" | "second" | (string & {}) | undefined;
  /** Another name of `floor`. */
  readonly ro_floor?: "first" | "second" | (string & {}) | undefined;
  /** What opens the door. The source field is `ro_code`. Secret: not to be logged or shown (decided: D-003). */
  readonly code?: string | undefined;
  /** Another name of `code`. */
  readonly ro_code?: string | undefined;
  /** Who comes. The source field is `ro_guest`. Secret: not to be logged or shown (unknown: D-002). */
  readonly guest?: string | undefined;
  /** Another name of `guest`. */
  readonly ro_guest?: string | undefined;
} & ({ readonly ro_name: {} } | { readonly name: {} });

/** What `decode` makes of it: readable names. */
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
  /** What opens the door. The source field is `ro_code`. Secret: not to be logged or shown (decided: D-003). */
  readonly code?: string;
  /** Who comes. The source field is `ro_guest`. Secret: not to be logged or shown (unknown: D-002). */
  readonly guest?: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is CreateRoomRequest;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedCreateRoomRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<CreateRoomRequest, DecodedCreateRoomRequest>;

/** The parameters of `createRoom`: Create a room. */
export interface CreateRoomParameters {
  /** Whose office it is. */
  readonly tenant: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is CreateRoomParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<CreateRoomParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<CreateRoomParameters, CreateRoomParameters>;
