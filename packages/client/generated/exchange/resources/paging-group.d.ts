// The operations of Paging group. Generated: change the spec instead.
import type { Last, TenantOptions } from "../../runtime/client/options.js";

/**
 * Paging group. An object of a tenant that pages its members, a list of destinations. It has a name, a number and some settings.
 *
 * - List returns those paging groups that the key can see in its scope.
 * - Get reads one object by internal ID.
 * - Update changes only the supplied fields.
 * - Delete removes the object. Whether routing or reporting still refer to it is not part of the request; a caller looks before.
 * - A create that lacks the name or the number, under any of their names, yields `missing_required_field`.
 * - Writes need a tenant code, and so do reads with a tenant key. A request without one yields `tenant_required`.
 * - A read made with a global key may leave the tenant code out. (decided: D-006)
 * - For create, update and delete the key must be writable; with another one they yield `read_only_api_key`.
 * - A field given under two names with different values yields `invalid_request`; so do such members. (decided: D-024)
 * - Null in a create or an update yields `invalid_request`. (decided: D-072)
 * - An empty string clears PIN, check-in-use, media file or manual header; an empty name or number counts as missing on create, and yields `invalid_request` on update. (decided: D-072)
 */
export interface PagingGroupOperations<Tenant = TenantOptions> {
  /**
   * List paging groups. Returns those paging groups that the key can see in its scope.
   *
   * `GET /paginggroups`. Answers 200 (decided: D-057). Body (decided: D-053).
   * Keys: Global full key, Global read-only key, Tenant key, Tenant read-only key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `tenant_required`, `tenant_not_found`, `invalid_request`, `too_many_requests`.
   */
  readonly list: (call?: TenantOptions & { readonly query?: {
    /** How many rows to answer with at most; the reference server's only. (decided: D-207) */
    readonly limit?: number | undefined;
    /** Asks for the rows after the one with this ID; the reference server's only. (decided: D-207) */
    readonly after?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_name?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_number?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_bidirectional?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_checkinuse?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_me_id?: string | undefined;
    /** Asks for the rows with exactly this value; the reference server's only. (decided: D-217) */
    readonly pa_manualheader?: string | undefined;
  } | undefined }) => Promise<readonly PagingGroupRow[]>;
  /**
   * Read one paging group. Reads one object by internal ID.
   *
   * `GET /paginggroups/{object_id}`. Answers 200 (decided: D-057). Body (decided: D-054).
   * Keys: Global full key, Global read-only key, Tenant key, Tenant read-only key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `tenant_required`, `tenant_not_found`, `invalid_request`, `object_not_found`, `too_many_requests`.
   */
  readonly get: (id: string | number, call?: TenantOptions) => Promise<PagingGroupDetail>;
  /**
   * Create a paging group. Takes the fields under their aliases or source names; `name` and `number` are required.
   *
   * `POST /paginggroups`. Answers 201 (decided: D-058). Body (decided: D-058).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `read_only_api_key`, `tenant_required`, `tenant_not_found`, `invalid_json`, `invalid_request`, `missing_required_field`, `unsupported_media_type`, `request_too_large`, `too_many_requests`, `idempotency_key_reused`.
   */
  readonly create: (request: CreatePagingGroupRequest, ...call: Last<Tenant>) => Promise<PagingGroupDetail>;
  /**
   * Update a paging group. Changes only the supplied fields; destination fields may be included.
   *
   * `PATCH /paginggroups/{object_id}`. Answers 200 (decided: D-059). Body (decided: D-059).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `read_only_api_key`, `tenant_required`, `tenant_not_found`, `invalid_json`, `invalid_request`, `object_not_found`, `precondition_failed`, `unsupported_media_type`, `request_too_large`, `too_many_requests`.
   */
  readonly update: (id: string | number, request: UpdatePagingGroupRequest, ...call: Last<Tenant>) => Promise<PagingGroupDetail>;
  /**
   * Delete a paging group. Removes the object. Whether routing or reporting still refer to it is not part of the request; a caller looks before.
   *
   * `DELETE /paginggroups/{object_id}`. Answers 200 (decided: D-060). Body (decided: D-060).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed`, `read_only_api_key`, `tenant_required`, `tenant_not_found`, `invalid_request`, `object_not_found`, `precondition_failed`, `request_too_large`, `too_many_requests`.
   */
  readonly delete: (id: string | number, ...call: Last<Tenant>) => Promise<PagingGroupDeleted>;
}

/** The request of `createPagingGroup`: Create a paging group. */
export type CreatePagingGroupRequest = PagingGroupFields & ({ readonly pa_name: {} } | { readonly name: {} }) & ({ readonly pa_number: {} } | { readonly number: {} });

/** The request of `updatePagingGroup`: Update a paging group. */
export type UpdatePagingGroupRequest = PagingGroupFields;

/** What a request may write of: Paging group. */
export interface PagingGroupFields {
  /** Name of the paging group, its label. The source field is `pa_name`. Type (decided: D-063). */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly pa_name?: string | undefined;
  /** Number of the paging group. The source field is `pa_number`. Type (decided: D-063). */
  readonly number?: string | undefined;
  /** Another name of `number`. */
  readonly pa_number?: string | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_pin`. Default on create (unknown: D-069). Secret: not to be logged or shown. Type (decided: D-063). */
  readonly pin?: string | undefined;
  /** Another name of `pin`. */
  readonly pa_pin?: string | undefined;
  /** Values are texts such as `yes` and `no`. The source field is `pa_bidirectional`. Default on create (unknown: D-069). */
  readonly bidirectional?: "yes" | "no" | undefined;
  /** Another name of `bidirectional`. */
  readonly pa_bidirectional?: "yes" | "no" | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_checkinuse`. Default on create (unknown: D-069). Type (decided: D-063). */
  readonly checkinuse?: string | undefined;
  /** Another name of `checkinuse`. */
  readonly pa_checkinuse?: string | undefined;
  /** Internal ID of a media file. (decided: D-064) The source field is `pa_me_id`. Default on create (unknown: D-069). Type (decided: D-064). */
  readonly mediafile_id?: string | number | undefined;
  /** Another name of `mediafile_id`. */
  readonly pa_me_id?: string | number | undefined;
  /** Meaning (unknown: D-066). The source field is `pa_manualheader`. Default on create (unknown: D-069). Type (decided: D-063). */
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

/** A row of the list (decided: D-053). */
export interface PagingGroupRow {
  readonly pa_id: string;
  readonly pa_te_id: string;
  readonly pa_number: string;
  readonly pa_name: string;
  /** Secret: not to be logged or shown. */
  readonly pa_pin: string;
  readonly pa_bidirectional: string;
  readonly pa_checkinuse: string;
  readonly pa_me_id: string;
  readonly pa_manualheader: string;
  /** The same as `pa_id`. */
  readonly id: number;
  /** The same as `pa_name`. */
  readonly name: string;
}

/** One object (decided: D-054). */
export interface PagingGroupDetail {
  readonly pa_id: string;
  readonly pa_te_id: string;
  readonly pa_number: string;
  readonly pa_name: string;
  /** Secret: not to be logged or shown. */
  readonly pa_pin: string;
  readonly pa_bidirectional: string;
  readonly pa_checkinuse: string;
  readonly pa_me_id: string;
  readonly pa_manualheader: string;
  /** The same as `pa_id`. */
  readonly id: number;
  /** The same as `pa_name`. */
  readonly name: string;
  /** The object name. */
  readonly object: string;
  readonly related: PagingGroupRelated | readonly PagingGroupDestinationRow[];
}

/** What an object is related to (decided: D-054). */
export interface PagingGroupRelated {
  readonly destinations?: readonly PagingGroupDestinationRow[] | undefined;
}

/** A stored destination (decided: D-054). */
export interface PagingGroupDestinationRow {
  readonly de_id: string;
  readonly de_te_id: string;
  readonly de_type_src: string;
  readonly de_type_id_src: string;
  /** Destination type. */
  readonly de_type_dst: string;
  /** Destination ID. */
  readonly de_type_id_dst: string;
  /** Place in the order. */
  readonly de_ord: string;
}

/** Answer of delete (decided: D-060). */
export interface PagingGroupDeleted {
  /** `true` after a successful delete. */
  readonly deleted: boolean;
  /** Internal ID of the object deleted. */
  readonly id: number;
}
