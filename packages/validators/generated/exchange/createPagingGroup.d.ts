// Requests of createPagingGroup. Generated: change the spec instead.
import type { Result } from "../runtime/core/validators/types.js";
import type { DecodingSchema, FieldOptions } from "../runtime/resource/validators/types.js";

/** The body of `createPagingGroup`: Create a paging group. */
export type CreatePagingGroupRequest = {
  /**
   * The display name of the paging group. The source field is `pa_name`. The empty string counts as missing (decided: D-072). Greatest length: 255 (decided: D-400).
   *
   * Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly name?: string | undefined;
  /** Alias of `name`. */
  readonly pa_name?: string | undefined;
  /**
   * The number of the paging group in the exchange, stored as a string. The source field is `pa_number`. The empty string counts as missing (decided: D-072). Greatest length: 255 (decided: D-400).
   *
   * Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly number?: string | undefined;
  /** Alias of `number`. */
  readonly pa_number?: string | undefined;
  /**
   * The source field is `pa_pin`. Secret: do not log or show it (decided: D-056). Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly pin?: string | undefined;
  /** Alias of `pin`. */
  readonly pa_pin?: string | undefined;
  /**
   * Strings such as `yes` and `no`. The source field is `pa_bidirectional`. No other strings are accepted (decided: D-262).
   *
   * Default on create (unknown: D-069).
   */
  readonly bidirectional?: "yes" | "no" | undefined;
  /** Alias of `bidirectional`. */
  readonly pa_bidirectional?: "yes" | "no" | undefined;
  /**
   * The source field is `pa_checkinuse`. Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly checkinuse?: string | undefined;
  /** Alias of `checkinuse`. */
  readonly pa_checkinuse?: string | undefined;
  /**
   * The internal ID of a media file of the exchange. (decided: D-064) The source field is `pa_me_id`. Greatest length: 20 (decided: D-400). Minimum: 0 (decided: D-403). Maximum: 9007199254740991 (decided: D-403).
   *
   * Default on create (unknown: D-069). Type (decided: D-064). Pattern (decided: D-402).
   */
  readonly mediafile_id?: string | number | undefined;
  /** Alias of `mediafile_id`. */
  readonly pa_me_id?: string | number | undefined;
  /**
   * The source field is `pa_manualheader`. Greatest length: 255 (decided: D-400).
   *
   * Meaning (unknown: D-066). Default on create (unknown: D-069). Type (decided: D-063). Least length (unknown: D-067). Pattern (decided: D-402).
   */
  readonly manualheader?: string | undefined;
  /** Alias of `manualheader`. */
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
} & ({ readonly pa_name: {} } | { readonly name: {} }) & ({ readonly pa_number: {} } | { readonly number: {} });

/** The result of `decode`: readable names, one list for each slot. */
export interface DecodedCreatePagingGroupRequest {
  /** The display name of the paging group. The source field is `pa_name`. The empty string counts as missing (decided: D-072). */
  readonly name: string;
  /** The number of the paging group in the exchange, stored as a string. The source field is `pa_number`. The empty string counts as missing (decided: D-072). */
  readonly number: string;
  /**
   * The source field is `pa_pin`. Secret: do not log or show it (decided: D-056).
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

/** Returns whether the value matches the JSON Schema. */
export declare function validate(value: unknown): value is CreatePagingGroupRequest;

/**
 * Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 * @example decode({ name: "Docs API Paging Group", number: "830", pin: "1234", bidirectional: "no" }); // A paging group with a PIN
 */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedCreatePagingGroupRequest>;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: DecodingSchema<CreatePagingGroupRequest, DecodedCreatePagingGroupRequest>;

/** The parameters of `createPagingGroup`: Create a paging group. */
export interface CreatePagingGroupParameters {
  /** The code of the tenant. Required for writes, and for reads with a tenant key. */
  readonly tenant: string;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateParameters(value: unknown): value is CreatePagingGroupParameters;

/**
 * Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<CreatePagingGroupParameters>;

/** A Standard Schema that takes a typed object and returns the result of `decodeParameters`, with defaults. Its issues are the findings of that function. */
export declare const standardParameters: DecodingSchema<CreatePagingGroupParameters, CreatePagingGroupParameters>;

/** The header fields of `createPagingGroup`: Create a paging group. */
export interface CreatePagingGroupHeaders {
  /**
   * A string that no other request has used. The request can be repeated with the same key. Only the reference server supports it. Least length: 1 (decided: D-205). Greatest length: 255 (decided: D-205).
   *
   * Type (decided: D-205). Pattern (decided: D-205).
   */
  readonly "Idempotency-Key"?: string | undefined;
}

/** Returns whether the value matches the JSON Schema. */
export declare function validateHeaders(value: unknown): value is CreatePagingGroupHeaders;

/**
 * Reads the body of a request. Errors have the codes of the service; only the first is reported, or `all`. Warnings concern ignored fields.
 *
 * No document states:
 *
 * - The name of the key (query): `key` (decided: D-001)
 * - Unknown fields of a body: ignored (decided: D-023)
 * - Formats of a date and time: `YYYY-MM-DD hh:mm:ss`, `YYYY-MM-DDThh:mm:ss`, `YYYY-MM-DD hh:mm:ssZ`, `YYYY-MM-DDThh:mm:ssZ` (decided: D-037)
 * - The error of a body that is not a JSON object: `invalid_json` (decided: D-021)
 * - The error of an invalid value, of two values for one field, or of an unknown name: `invalid_request` (decided: D-022)
 */
export declare function decodeHeaders(value: unknown, options?: FieldOptions): Result<CreatePagingGroupHeaders>;

/** A Standard Schema that takes a typed object and returns the result of `decodeHeaders`, with defaults. Its issues are the findings of that function. */
export declare const standardHeaders: DecodingSchema<CreatePagingGroupHeaders, CreatePagingGroupHeaders>;
