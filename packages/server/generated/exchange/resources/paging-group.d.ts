// The handlers of Paging group. Generated: change the spec instead.
import type {
  CreatePagingGroupHeaders,
  CreatePagingGroupParameters,
  DecodedCreatePagingGroupRequest,
} from "@kiln/validators/exchange/createPagingGroup";
import type { DeletePagingGroupHeaders, DeletePagingGroupParameters } from "@kiln/validators/exchange/deletePagingGroup";
import type { GetPagingGroupParameters } from "@kiln/validators/exchange/getPagingGroup";
import type { DecodedListPagingGroupsParameters } from "@kiln/validators/exchange/listPagingGroups";
import type {
  DecodedUpdatePagingGroupRequest,
  UpdatePagingGroupHeaders,
  UpdatePagingGroupParameters,
} from "@kiln/validators/exchange/updatePagingGroup";
import type { Caller, Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/resource/server/handlers.js";

/**
 * Handlers of requests for: Paging group. An object of a tenant that pages its members, a list of destinations. It has a name, a number and a few settings.
 *
 * Rules:
 *
 * - List returns those paging groups that the key can see in its scope.
 * - Get reads one object by internal ID.
 * - Update changes only the supplied fields.
 * - Delete removes the object. The request does not check whether routing or reporting still refer to it. The caller must check this first.
 * - A create request without the name or the number, under any of their names, yields `missing_required_field`.
 * - Writes require a tenant code, and so do reads with a tenant key. A request without one yields `tenant_required`.
 * - A read with a global key may omit the tenant code. (decided: D-006)
 * - Create, update and delete require a writable key. With a read-only key they yield `read_only_api_key`.
 * - A field given under two names with different values yields `invalid_request`. The same applies to members. (decided: D-024)
 * - Null in a create or an update yields `invalid_request`. (decided: D-072)
 * - An empty string clears the PIN, check-in-use, media file or manual header. An empty name or number counts as missing on create, and yields `invalid_request` on update. (decided: D-072)
 * - A request may also name a field by its source name.
 * - Not known: `meaningOfSettings` (unknown: D-066).
 * - Not known: `pinForm` (unknown: D-068).
 * - Not known: `checkinuseValues` (unknown: D-065).
 * - For an optional field that a create request omits, the reference server stores an empty string; for `pa_me_id` the string 0, and for `pa_bidirectional` the string no. (decided: D-070)
 * - Not known: `uniqueness` (unknown: D-071).
 * - List and get return the PIN in clear text. It must not be logged. (decided: D-056)
 * - A destination is written `<TYPE>-<id>`, a type and an ID: `EXT-<number>` is an extension, `VOICEMAIL-<number>` a mailbox. A destination field accepts one such string or an array of them. In an example of an update it is an array of extension numbers.
 * - A bare number in an array means the same as `EXT-` followed by that number. (decided: D-075)
 * - Not known: `extensionNumberOrId` (unknown: D-074).
 * - An update with destinations replaces the whole list and keeps the given order. An empty array removes all members. (decided: D-076)
 * - The value may also be inside an object, `destinations`.
 * - Inside `destinations`, the value is under `PAGING`: `{"destinations":{"PAGING":["EXT-100"]}}`. (decided: D-077)
 * - Not known: `destinationChecks` (unknown: D-078).
 * - The reference server stores a destination as often as it occurs in the list, in the given order. (decided: D-405)
 * - No parameter for filtering, sorting or paging the list is known. The list returns all rows at once. (decided: D-061)
 * - The reference server accepts `limit` and `after`, and gives the next page in the header `Link`. Its rows are sorted by ascending ID. (decided: D-207)
 * - Without `limit`, the reference server returns at most 1000 rows and gives the next page in `Link`. (decided: D-406)
 * - A list request with `id` returns the response of get for that ID. (decided: D-409)
 * - The reference server accepts the settable fields, except the PIN, as query parameters of the list. It returns the rows with exactly these values. (decided: D-217)
 * - The reference server sends an `ETag` with the responses of get, create and update, and honors `If-Match` in update and delete. (decided: D-204)
 * - Not known: `listOrder` (unknown: D-062).
 * - Not known: `states` (unknown: D-079).
 * - The requests are those of the vendor's manual. The responses are invented in the shapes decided here. (decided: D-052)
 */
export interface PagingGroupHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** List paging groups. Returns those paging groups that the key can see in its scope. Answers 200 (decided: D-057). Body (decided: D-053). Header fields: `Link` (decided: D-207). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-022), `too_many_requests` (decided: D-203). */
  readonly list: Handler<Unit, ResourceRequest<Tenant | undefined, DecodedListPagingGroupsParameters, undefined, Caller, undefined, { readonly Link: string }>, readonly PagingGroupRow[]>;
  /** Read one paging group. Reads one object by internal ID. Answers 200 (decided: D-057). Body (decided: D-054). Header fields: `ETag` (decided: D-204). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-208), `object_not_found` (decided: D-018), `too_many_requests` (decided: D-203). */
  readonly get: Handler<Unit, ResourceRequest<Tenant | undefined, GetPagingGroupParameters, undefined, Caller, undefined, { readonly ETag: string }>, PagingGroupDetail>;
  /** Create a paging group. Accepts the fields under their aliases or their source names. `name` and `number` are required. Answers 201 (decided: D-058). Body (decided: D-058). Header fields: `ETag` (decided: D-204). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_required_field`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205). */
  readonly create: Handler<Unit, ResourceRequest<Tenant, CreatePagingGroupParameters, DecodedCreatePagingGroupRequest, Caller, CreatePagingGroupHeaders, { readonly ETag: string }>, PagingGroupDetail>;
  /** Update a paging group. Changes only the supplied fields. Destination fields may be included. Answers 200 (decided: D-059). Body (decided: D-059). Header fields: `ETag` (decided: D-204). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `object_not_found` (decided: D-018), `precondition_failed` (decided: D-204), `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203). */
  readonly update: Handler<Unit, ResourceRequest<Tenant, UpdatePagingGroupParameters, DecodedUpdatePagingGroupRequest, Caller, UpdatePagingGroupHeaders, { readonly ETag: string }>, PagingGroupDetail>;
  /** Delete a paging group. Deletes the object. The request does not check whether routing or reporting still refer to it; check this before you call it. Answers 200 (decided: D-060). Body (decided: D-060). Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-208), `object_not_found` (decided: D-018), `precondition_failed` (decided: D-204), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203). */
  readonly delete: Handler<Unit, ResourceRequest<Tenant, DeletePagingGroupParameters, undefined, Caller, DeletePagingGroupHeaders>, PagingGroupDeleted>;
}

/** A row of the list (decided: D-053). A paging group as the exchange stores it, with each value as a string. */
export interface PagingGroupRow {
  /** The internal ID of the paging group. It is the `<object_id>` in the paths of operations. */
  readonly pa_id: string;
  /** The internal ID of the tenant that owns the paging group. (decided: D-055) */
  readonly pa_te_id: string;
  /** The number of the paging group in the exchange, stored as a string. */
  readonly pa_number: string;
  /** The display name of the paging group. */
  readonly pa_name: string;
  /**
   * Secret: do not log or show it (decided: D-056).
   *
   * Meaning (unknown: D-066).
   */
  readonly pa_pin: string;
  /** Strings such as `yes` and `no`. */
  readonly pa_bidirectional: string;
  /** Meaning (unknown: D-066). */
  readonly pa_checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) */
  readonly pa_me_id: string;
  /** Meaning (unknown: D-066). */
  readonly pa_manualheader: string;
  /** The same value as `pa_id`, as a number. */
  readonly id: number;
  /** The same value as `pa_name`. */
  readonly name: string;
  readonly [name: string]: unknown;
}

/** One object (decided: D-054). A paging group as the exchange stores it, with its related objects. */
export interface PagingGroupDetail {
  /** The internal ID of the paging group. It is the `<object_id>` in the paths of operations. */
  readonly pa_id: string;
  /** The internal ID of the tenant that owns the paging group. (decided: D-055) */
  readonly pa_te_id: string;
  /** The number of the paging group in the exchange, stored as a string. */
  readonly pa_number: string;
  /** The display name of the paging group. */
  readonly pa_name: string;
  /**
   * Secret: do not log or show it (decided: D-056).
   *
   * Meaning (unknown: D-066).
   */
  readonly pa_pin: string;
  /** Strings such as `yes` and `no`. */
  readonly pa_bidirectional: string;
  /** Meaning (unknown: D-066). */
  readonly pa_checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) */
  readonly pa_me_id: string;
  /** Meaning (unknown: D-066). */
  readonly pa_manualheader: string;
  /** The same value as `pa_id`, as a number. */
  readonly id: number;
  /** The same value as `pa_name`. */
  readonly name: string;
  /** The API's name for objects of this kind: `paginggroup`. */
  readonly object: string;
  /** Related objects of the paging group; an empty list if no object is related. */
  readonly related: PagingGroupRelated | readonly PagingGroupDestinationRow[];
  readonly [name: string]: unknown;
}

/** Related objects (decided: D-054). Stored objects that belong to a paging group, by kind. */
export interface PagingGroupRelated {
  /** The members of the paging group, one row each. */
  readonly destinations?: readonly PagingGroupDestinationRow[] | undefined;
  readonly [name: string]: unknown;
}

/** A stored destination (decided: D-054). A link from one object of the exchange to another, such as from a paging group to a member. */
export interface PagingGroupDestinationRow {
  /** The internal ID of this row. */
  readonly de_id: string;
  /** The internal ID of the tenant that owns the row. */
  readonly de_te_id: string;
  /** The kind of object that the link starts from: `PAGING` for a paging group. */
  readonly de_type_src: string;
  /** The internal ID of the object that the link starts from. */
  readonly de_type_id_src: string;
  /** The kind of object that the link leads to, such as `EXT` for an extension. */
  readonly de_type_dst: string;
  /** The identifier of the target object within its kind. */
  readonly de_type_id_dst: string;
  /** The position of the row among those of the same object, as a number in a string. */
  readonly de_ord: string;
  readonly [name: string]: unknown;
}

/** Response of delete (decided: D-060). Confirms that the paging group no longer exists. */
export interface PagingGroupDeleted {
  /** `true` after a successful delete. */
  readonly deleted: boolean;
  /** The internal ID of the deleted paging group. */
  readonly id: number;
  readonly [name: string]: unknown;
}
