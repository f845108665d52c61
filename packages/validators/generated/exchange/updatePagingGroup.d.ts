// Requests of updatePagingGroup. Generated: change the spec instead.
import type { DecodingSchema, FieldOptions } from "../runtime/validators/resource-types.js";
import type { Result } from "../runtime/validators/types.js";

/** The body of `updatePagingGroup`: Update a paging group. */
export interface UpdatePagingGroupRequest {
  /** Name of the paging group, its label. The source field is `pa_name`. */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly pa_name?: string | undefined;
  /** Number of the paging group. The source field is `pa_number`. */
  readonly number?: string | undefined;
  /** Another name of `number`. */
  readonly pa_number?: string | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_pin`. Default on create (unknown: D-069). Secret: not to be logged or shown (decided: D-056). */
  readonly pin?: string | undefined;
  /** Another name of `pin`. */
  readonly pa_pin?: string | undefined;
  /** Values are texts such as `yes` and `no`. The source field is `pa_bidirectional`. Default on create (unknown: D-069). No other texts are taken (decided: D-262). */
  readonly bidirectional?: "yes" | "no" | undefined;
  /** Another name of `bidirectional`. */
  readonly pa_bidirectional?: "yes" | "no" | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_checkinuse`. Default on create (unknown: D-069). */
  readonly checkinuse?: string | undefined;
  /** Another name of `checkinuse`. */
  readonly pa_checkinuse?: string | undefined;
  /** Internal ID of a media file. (decided: D-064) The source field is `pa_me_id`. Default on create (unknown: D-069). */
  readonly mediafile_id?: string | number | undefined;
  /** Another name of `mediafile_id`. */
  readonly pa_me_id?: string | number | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_manualheader`. Default on create (unknown: D-069). */
  readonly manualheader?: string | undefined;
  /** Another name of `manualheader`. */
  readonly pa_manualheader?: string | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id. In a list, a bare number means `EXT-` and that number (decided: D-075). */
  readonly extensions?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id. In a list, a bare number means `EXT-` and that number (decided: D-075). */
  readonly peers?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id. In a list, a bare number means `EXT-` and that number (decided: D-075). */
  readonly members?: string | readonly (string | number)[] | undefined;
  /** Destinations of the slot `PAGING`: one, or a list of them, each a type and an id. In a list, a bare number means `EXT-` and that number (decided: D-075). */
  readonly destination?: string | readonly (string | number)[] | undefined;
  /** Destinations by slot, or by an alias of it. */
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
  /** Name of the paging group, its label. The source field is `pa_name`. */
  readonly name?: string;
  /** Number of the paging group. The source field is `pa_number`. */
  readonly number?: string;
  /** Meaning (unknown: D-066). The source field is `pa_pin`. Default on create (unknown: D-069). Secret: not to be logged or shown (decided: D-056). */
  readonly pin?: string;
  /** Values are texts such as `yes` and `no`. The source field is `pa_bidirectional`. Default on create (unknown: D-069). */
  readonly bidirectional?: "yes" | "no";
  /** Meaning (unknown: D-066). The source field is `pa_checkinuse`. Default on create (unknown: D-069). */
  readonly checkinuse?: string;
  /** Internal ID of a media file. (decided: D-064) The source field is `pa_me_id`. Default on create (unknown: D-069). */
  readonly mediafile_id?: string | number;
  /** Meaning (unknown: D-066). The source field is `pa_manualheader`. Default on create (unknown: D-069). */
  readonly manualheader?: string;
  /** Destinations by slot. */
  readonly destinations?: { readonly PAGING?: readonly string[] };
}

/** Whether the value is what the JSON Schema says. */
export declare function validate(value: unknown): value is UpdatePagingGroupRequest;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decode(value: unknown, options?: FieldOptions): Result<DecodedUpdatePagingGroupRequest>;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: DecodingSchema<UpdatePagingGroupRequest, DecodedUpdatePagingGroupRequest>;

/** The parameters of `updatePagingGroup`: Update a paging group. */
export interface UpdatePagingGroupParameters {
  /** The id of the object: Paging group. */
  readonly object_id: string;
  /** Tenant code. */
  readonly tenant: string;
}

/** Whether the value is what the JSON Schema says. */
export declare function validateParameters(value: unknown): value is UpdatePagingGroupParameters;

/** Reads what a request holds. Errors have the codes that the service answers; the first alone, or `all`. Warnings are of what is ignored. */
export declare function decodeParameters(value: unknown, options?: FieldOptions): Result<UpdatePagingGroupParameters>;

/** A Standard Schema that takes a typed object, and gives what `decodeParameters` makes of it, with defaults. Its issues are what that finds. */
export declare const standardParameters: DecodingSchema<UpdatePagingGroupParameters, UpdatePagingGroupParameters>;
