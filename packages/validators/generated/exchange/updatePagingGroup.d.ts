// Requests of updatePagingGroup. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `updatePagingGroup`: Update a paging group. */
export interface UpdatePagingGroupRequest {
  /**
   * The display name of the paging group. The source field is `pa_name`. The empty text counts as missing (decided: D-072). Greatest length: 255 (decided: D-400).
   *
   * Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly pa_name?: string | undefined;
  /**
   * The number of the paging group in the exchange, stored as a string. The source field is `pa_number`. The empty text counts as missing (decided: D-072). Greatest length: 255 (decided: D-400).
   *
   * Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly number?: string | undefined;
  /** Another name of `number`. */
  readonly pa_number?: string | undefined;
  /**
   * The source field is `pa_pin`. Secret: not to be logged or shown (decided: D-056). Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly pin?: string | undefined;
  /** Another name of `pin`. */
  readonly pa_pin?: string | undefined;
  /**
   * Strings such as `yes` and `no`. The source field is `pa_bidirectional`. No other texts are taken (decided: D-262).
   *
   * Default on create (unknown: D-069).
   */
  readonly bidirectional?: "yes" | "no" | undefined;
  /** Another name of `bidirectional`. */
  readonly pa_bidirectional?: "yes" | "no" | undefined;
  /**
   * The source field is `pa_checkinuse`. Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly checkinuse?: string | undefined;
  /** Another name of `checkinuse`. */
  readonly pa_checkinuse?: string | undefined;
  /**
   * The internal ID of a media file of the exchange. (decided: D-064) The source field is `pa_me_id`. Greatest length: 20 (decided: D-400). Minimum: 0 (decided: D-403). Maximum: 9007199254740991 (decided: D-403).
   *
   * Default on create (unknown: D-069). Type (decided: D-064). Pattern (decided: D-402).
   */
  readonly mediafile_id?: string | number | undefined;
  /** Another name of `mediafile_id`. */
  readonly pa_me_id?: string | number | undefined;
  /**
   * The source field is `pa_manualheader`. Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly manualheader?: string | undefined;
  /** Another name of `manualheader`. */
  readonly pa_manualheader?: string | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id (decided: D-073). In a list, a bare number means `EXT-` and that number (decided: D-075). At most 500 destinations (decided: D-400). Each of at most 255 characters (decided: D-400). */
  readonly extensions?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id (decided: D-073). In a list, a bare number means `EXT-` and that number (decided: D-075). At most 500 destinations (decided: D-400). Each of at most 255 characters (decided: D-400). */
  readonly peers?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id (decided: D-073). In a list, a bare number means `EXT-` and that number (decided: D-075). At most 500 destinations (decided: D-400). Each of at most 255 characters (decided: D-400). */
  readonly members?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id (decided: D-073). In a list, a bare number means `EXT-` and that number (decided: D-075). At most 500 destinations (decided: D-400). Each of at most 255 characters (decided: D-400). */
  readonly destination?: string | readonly (string | number)[] | undefined;
  /** Destinations by slot, or by an alias of it. Other names are refused (decided: D-401). */
  readonly destinations?: {
    readonly PAGING?: string | readonly (string | number)[] | undefined;
    readonly extensions?: string | readonly (string | number)[] | undefined;
    readonly peers?: string | readonly (string | number)[] | undefined;
    readonly members?: string | readonly (string | number)[] | undefined;
    readonly destination?: string | readonly (string | number)[] | undefined;
  } | undefined;
}

/** What `decode` makes of it: readable names, one list for each slot. */
export interface DecodedUpdatePagingGroupRequest {
  /** The display name of the paging group. The source field is `pa_name`. The empty text counts as missing (decided: D-072). */
  readonly name?: string;
  /** The number of the paging group in the exchange, stored as a string. The source field is `pa_number`. The empty text counts as missing (decided: D-072). */
  readonly number?: string;
  /**
   * The source field is `pa_pin`. Secret: not to be logged or shown (decided: D-056).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069).
   */
  readonly pin?: string;
  /**
   * Strings such as `yes` and `no`. The source field is `pa_bidirectional`.
   *
   * Default on create (unknown: D-069).
   */
  readonly bidirectional?: "yes" | "no";
  /**
   * The source field is `pa_checkinuse`.
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069).
   */
  readonly checkinuse?: string;
  /**
   * The internal ID of a media file of the exchange. (decided: D-064) The source field is `pa_me_id`.
   *
   * Default on create (unknown: D-069).
   */
  readonly mediafile_id?: string | number;
  /**
   * The source field is `pa_manualheader`.
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069).
   */
  readonly manualheader?: string;
  /** Destinations by slot. */
  readonly destinations?: { readonly PAGING?: readonly string[] };
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is UpdatePagingGroupRequest;

/**
 * Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Fields of a body that are not known: ignored (decided: D-023)
 * - Forms of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of a value that is none, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 * @example decode({ bidirectional: "yes" }); // One field
 * @example decode({ extensions: [100, 101] }); // The members
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedUpdatePagingGroupRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<UpdatePagingGroupRequest, DecodedUpdatePagingGroupRequest>;

/** The parameters of `updatePagingGroup`: Update a paging group. */
export interface UpdatePagingGroupParameters {
  /**
   * The internal ID of the paging group. It is the `<object_id>` in the paths of operations.
   *
   * Type (decided: D-053).
   */
  readonly object_id: string;
  /** The code of the tenant. Required for writes, and for reads with a tenant key. */
  readonly tenant: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is UpdatePagingGroupParameters;

/**
 * Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Fields of a body that are not known: ignored (decided: D-023)
 * - Forms of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of a value that is none, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<UpdatePagingGroupParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<UpdatePagingGroupParameters, UpdatePagingGroupParameters>;

/** The header fields of `updatePagingGroup`: Update a paging group. */
export interface UpdatePagingGroupHeaders {
  /**
   * The `ETag` of the state to be changed. Only the reference server supports it.
   *
   * Type (decided: D-204).
   */
  readonly "If-Match"?: string | undefined;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateHeaders(value: unknown): value is UpdatePagingGroupHeaders;

/**
 * Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Fields of a body that are not known: ignored (decided: D-023)
 * - Forms of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of a value that is none, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeHeaders(value: unknown, options?: FieldOptions): Result<UpdatePagingGroupHeaders>;

/** A Standard Schema that takes a typed object, and gives what `decodeHeaders` makes of it, with defaults. Its issues are what that finds. */
export declare const standardHeaders: DecodingSchema<UpdatePagingGroupHeaders, UpdatePagingGroupHeaders>;
