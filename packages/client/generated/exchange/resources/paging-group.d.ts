// The operations of Paging group. Generated: change the spec instead.
import type {
  AnswerForm,
  AnswerOptions,
  InForm,
  KeyOptions,
  Last,
  MatchOptions,
  RefuseWithoutTenant,
  TenantOptions,
  With,
  WithLists,
} from "../../runtime/resource/client/options.js";

/**
 * Paging group. An object of a tenant that pages its members, a list of destinations. It has a name, a number and a few settings.
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
 */
export interface PagingGroupOperations<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /**
   * List paging groups. Returns those paging groups that the key can see in its scope.
   *
   * `GET /paginggroups`. Answers 200 (decided: D-057). Body (decided: D-053).
   * Keys: Global full key, Global read-only key (decided: D-002), Tenant key, Tenant read-only key (decided: D-002).
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-022), `too_many_requests` (decided: D-203).
   * @example await client.pagingGroups.list({ tenant: "DEMO" }); // One paging group
   */
  readonly list: (call?: TenantOptions & { readonly query?: {
    /** Maximum number of rows to return. Only the reference server supports it. (decided: D-207) */
    readonly limit?: number | undefined;
    /** Returns the rows after the one with this ID. Only the reference server supports it. (decided: D-207) */
    readonly after?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_name?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_number?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_bidirectional?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_checkinuse?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_me_id?: string | undefined;
    /** Returns the rows with exactly this value. Only the reference server supports it. (decided: D-217) */
    readonly pa_manualheader?: string | undefined;
  } | undefined } & AnswerOptions<ListPagingGroupsResponseHeaders>) => Promise<InForm<As, readonly PagingGroupRow[], readonly RawPagingGroupRow[]>>;
  /**
   * Read one paging group. Reads one object by internal ID.
   *
   * `GET /paginggroups/{object_id}`. Answers 200 (decided: D-057). Body (decided: D-054).
   * Keys: Global full key, Global read-only key (decided: D-002), Tenant key, Tenant read-only key (decided: D-002).
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-208), `object_not_found` (decided: D-018), `too_many_requests` (decided: D-203).
   *
   * - `id`: The internal ID of the paging group. It is the `<object_id>` in the paths of operations. (decided: D-053)
   * @example await client.pagingGroups.get("12", { tenant: "DEMO" }); // A paging group with one member
   */
  readonly get: (id: string | number, call?: TenantOptions & AnswerOptions<GetPagingGroupResponseHeaders>) => Promise<InForm<As, PagingGroupDetail, RawPagingGroupDetail>>;
  /**
   * Create a paging group. Accepts the fields under their aliases or their source names. `name` and `number` are required.
   *
   * `POST /paginggroups`. Answers 201 (decided: D-058). Body (decided: D-058).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `missing_required_field`, `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203), `idempotency_key_reused` (decided: D-205).
   * @example await client.pagingGroups.create({ name: "Docs API Paging Group", number: "830", pin: "1234", bidirectional: "no" }, { tenant: "DEMO" }); // A paging group with a PIN
   */
  readonly create: RefuseWithoutTenant<Tenant, [], CreatePagingGroupRequest> & ((request: CreatePagingGroupRequest, ...call: Last<With<Tenant, { readonly headers?: CreatePagingGroupHeaders | undefined }> & KeyOptions & AnswerOptions<CreatePagingGroupResponseHeaders>>) => Promise<InForm<As, PagingGroupDetail, RawPagingGroupDetail>>);
  /**
   * Update a paging group. Changes only the supplied fields. Destination fields may be included.
   *
   * `PATCH /paginggroups/{object_id}`. Answers 200 (decided: D-059). Body (decided: D-059).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_json` (decided: D-021), `invalid_request` (decided: D-022), `object_not_found` (decided: D-018), `precondition_failed` (decided: D-204), `unsupported_media_type` (decided: D-201), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203).
   *
   * - `id`: The internal ID of the paging group. It is the `<object_id>` in the paths of operations. (decided: D-053)
   * @example await client.pagingGroups.update("12", { bidirectional: "yes" }, { tenant: "DEMO" }); // One field
   * @example await client.pagingGroups.update("12", { extensions: [100, 101] }, { tenant: "DEMO" }); // The members
   */
  readonly update: RefuseWithoutTenant<Tenant, [string | number], UpdatePagingGroupRequest> & ((id: string | number, request: UpdatePagingGroupRequest, ...call: Last<With<Tenant, { readonly headers?: UpdatePagingGroupHeaders | undefined }> & MatchOptions & AnswerOptions<UpdatePagingGroupResponseHeaders>>) => Promise<InForm<As, PagingGroupDetail, RawPagingGroupDetail>>);
  /**
   * Delete a paging group. Deletes the object. The request does not check whether routing or reporting still refer to it; check this before you call it.
   *
   * `DELETE /paginggroups/{object_id}`. Answers 200 (decided: D-060). Body (decided: D-060).
   * Needs a tenant.
   * Keys: Global full key, Tenant key.
   * Errors: `missing_api_key`, `invalid_api_key`, `api_ip_not_allowed` (decided: D-004), `read_only_api_key`, `tenant_required`, `tenant_not_found` (decided: D-009), `invalid_request` (decided: D-208), `object_not_found` (decided: D-018), `precondition_failed` (decided: D-204), `request_too_large` (decided: D-202), `too_many_requests` (decided: D-203).
   *
   * - `id`: The internal ID of the paging group. It is the `<object_id>` in the paths of operations. (decided: D-053)
   * @example await client.pagingGroups.delete("12", { tenant: "DEMO" }); // A deleted paging group
   */
  readonly delete: RefuseWithoutTenant<Tenant, [], string | number> & ((id: string | number, ...call: Last<With<Tenant, { readonly headers?: DeletePagingGroupHeaders | undefined }> & MatchOptions>) => Promise<PagingGroupDeleted>);
}

/** The header fields of a response of `listPagingGroups`. */
export interface ListPagingGroupsResponseHeaders {
  /** The address of the next page, if there are more rows than `limit` allows. Only the reference server supports it. (decided: D-207) */
  readonly Link?: string | undefined;
}

/** The header fields of a response of `getPagingGroup`. */
export interface GetPagingGroupResponseHeaders {
  /** Identifies the state of the paging group, for use in `If-Match`. Only the reference server supports it. (decided: D-204) */
  readonly ETag?: string | undefined;
}

/** The request of `createPagingGroup`: Create a paging group. */
export type CreatePagingGroupRequest = PagingGroupFields & ({ readonly pa_name: {} } | { readonly name: {} }) & ({ readonly pa_number: {} } | { readonly number: {} });

/** The header fields of a request of `createPagingGroup`, and any others. */
export interface CreatePagingGroupHeaders {
  /** A string that no other request has used. The request can be repeated with the same key. Only the reference server supports it. (decided: D-205) */
  readonly "Idempotency-Key"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** The header fields of a response of `createPagingGroup`. */
export interface CreatePagingGroupResponseHeaders {
  /** Identifies the state of the paging group, for use in `If-Match`. Only the reference server supports it. (decided: D-204) */
  readonly ETag?: string | undefined;
}

/** The request of `updatePagingGroup`: Update a paging group. */
export type UpdatePagingGroupRequest = PagingGroupFields;

/** The header fields of a request of `updatePagingGroup`, and any others. */
export interface UpdatePagingGroupHeaders {
  /** The `ETag` of the state to be changed. Only the reference server supports it. (decided: D-204) */
  readonly "If-Match"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** The header fields of a response of `updatePagingGroup`. */
export interface UpdatePagingGroupResponseHeaders {
  /** Identifies the state of the paging group, for use in `If-Match`. Only the reference server supports it. (decided: D-204) */
  readonly ETag?: string | undefined;
}

/** The header fields of a request of `deletePagingGroup`, and any others. */
export interface DeletePagingGroupHeaders {
  /** The `ETag` of the state to be deleted. Only the reference server supports it. (decided: D-204) */
  readonly "If-Match"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** The writable fields of: Paging group. */
export interface PagingGroupFields {
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
}

/** A row of the list (decided: D-053). A paging group as the exchange stores it, with each value as a string. */
export interface RawPagingGroupRow {
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
}

/** One object (decided: D-054). A paging group as the exchange stores it, with its related objects. */
export interface RawPagingGroupDetail {
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
}

/** Related objects (decided: D-054). Stored objects that belong to a paging group, by kind. */
export interface PagingGroupRelated {
  /** The members of the paging group, one row each. */
  readonly destinations?: readonly PagingGroupDestinationRow[] | undefined;
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
}

/** Response of delete (decided: D-060). Confirms that the paging group no longer exists. */
export interface PagingGroupDeleted {
  /** `true` after a successful delete. */
  readonly deleted: boolean;
  /** The internal ID of the deleted paging group. */
  readonly id: number;
}

/** A row of the list (decided: D-053). A paging group as the exchange stores it, with each value as a string. As a client returns it, with readable names in addition. */
export interface PagingGroupRow extends RawPagingGroupRow {
  /** The number of the paging group in the exchange, stored as a string. The same as `pa_number`. */
  readonly number: string;
  /**
   * Secret: do not log or show it (decided: D-056). The same as `pa_pin`.
   *
   * Meaning (unknown: D-066).
   */
  readonly pin: string;
  /** Strings such as `yes` and `no`. The same as `pa_bidirectional`. */
  readonly bidirectional: string;
  /**
   * The same as `pa_checkinuse`.
   *
   * Meaning (unknown: D-066).
   */
  readonly checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) The same as `pa_me_id`. */
  readonly mediafile_id: string;
  /**
   * The same as `pa_manualheader`.
   *
   * Meaning (unknown: D-066).
   */
  readonly manualheader: string;
}

/** One object (decided: D-054). A paging group as the exchange stores it, with its related objects. As a client returns it, with readable names in addition. */
export interface PagingGroupDetail extends RawPagingGroupDetail {
  /** The number of the paging group in the exchange, stored as a string. The same as `pa_number`. */
  readonly number: string;
  /**
   * Secret: do not log or show it (decided: D-056). The same as `pa_pin`.
   *
   * Meaning (unknown: D-066).
   */
  readonly pin: string;
  /** Strings such as `yes` and `no`. The same as `pa_bidirectional`. */
  readonly bidirectional: string;
  /**
   * The same as `pa_checkinuse`.
   *
   * Meaning (unknown: D-066).
   */
  readonly checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) The same as `pa_me_id`. */
  readonly mediafile_id: string;
  /**
   * The same as `pa_manualheader`.
   *
   * Meaning (unknown: D-066).
   */
  readonly manualheader: string;
  /** Related objects of the paging group; an empty list if no object is related. */
  readonly related: WithLists<PagingGroupRelated, "destinations">;
}
