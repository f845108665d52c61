// The handlers of Paging group. Generated: change the spec instead.
import type { CreatePagingGroupParameters, DecodedCreatePagingGroupRequest } from "@kiln/validators/exchange/createPagingGroup";
import type { DeletePagingGroupParameters } from "@kiln/validators/exchange/deletePagingGroup";
import type { GetPagingGroupParameters } from "@kiln/validators/exchange/getPagingGroup";
import type { DecodedListPagingGroupsParameters } from "@kiln/validators/exchange/listPagingGroups";
import type { DecodedUpdatePagingGroupRequest, UpdatePagingGroupParameters } from "@kiln/validators/exchange/updatePagingGroup";
import type { Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/server/resource/handlers.js";

/** What answers the requests about: Paging group. An object of a tenant that pages its members, a list of destinations. It has a name, a number and some settings. */
export interface PagingGroupHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** List paging groups. Returns those paging groups that the key can see in its scope. */
  readonly list: Handler<Unit, ResourceRequest<Tenant | undefined, DecodedListPagingGroupsParameters, undefined>, readonly PagingGroupRow[]>;
  /** Read one paging group. Reads one object by internal ID. */
  readonly get: Handler<Unit, ResourceRequest<Tenant | undefined, GetPagingGroupParameters, undefined>, PagingGroupDetail>;
  /** Create a paging group. Takes the fields under their aliases or source names; `name` and `number` are required. */
  readonly create: Handler<Unit, ResourceRequest<Tenant, CreatePagingGroupParameters, DecodedCreatePagingGroupRequest>, PagingGroupDetail>;
  /** Update a paging group. Changes only the supplied fields; destination fields may be included. */
  readonly update: Handler<Unit, ResourceRequest<Tenant, UpdatePagingGroupParameters, DecodedUpdatePagingGroupRequest>, PagingGroupDetail>;
  /** Delete a paging group. Removes the object. Whether routing or reporting still refer to it is not part of the request; a caller looks before. */
  readonly delete: Handler<Unit, ResourceRequest<Tenant, DeletePagingGroupParameters, undefined>, PagingGroupDeleted>;
}

/** A row of the list (decided: D-053). A paging group as the exchange stores it, with each value as text. */
export interface PagingGroupRow {
  /** The internal ID of the paging group, which stands as `<object_id>` in the paths of operations. */
  readonly pa_id: string;
  /** The internal ID of the tenant that owns the paging group. (decided: D-055) */
  readonly pa_te_id: string;
  /** The number of the paging group in the exchange, which is kept as text. */
  readonly pa_number: string;
  /** The name by which people tell the paging group from others. */
  readonly pa_name: string;
  /** Meaning (unknown: D-066). Secret: not to be logged or shown. */
  readonly pa_pin: string;
  /** Values are texts such as `yes` and `no`. */
  readonly pa_bidirectional: string;
  /** Meaning (unknown: D-066). */
  readonly pa_checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) */
  readonly pa_me_id: string;
  /** Meaning (unknown: D-066). */
  readonly pa_manualheader: string;
  /** The same as `pa_id`, as a number. */
  readonly id: number;
  /** The same as `pa_name`. */
  readonly name: string;
  readonly [name: string]: unknown;
}

/** One object (decided: D-054). A paging group as the exchange stores it, with what it is related to. */
export interface PagingGroupDetail {
  /** The internal ID of the paging group, which stands as `<object_id>` in the paths of operations. */
  readonly pa_id: string;
  /** The internal ID of the tenant that owns the paging group. (decided: D-055) */
  readonly pa_te_id: string;
  /** The number of the paging group in the exchange, which is kept as text. */
  readonly pa_number: string;
  /** The name by which people tell the paging group from others. */
  readonly pa_name: string;
  /** Meaning (unknown: D-066). Secret: not to be logged or shown. */
  readonly pa_pin: string;
  /** Values are texts such as `yes` and `no`. */
  readonly pa_bidirectional: string;
  /** Meaning (unknown: D-066). */
  readonly pa_checkinuse: string;
  /** The internal ID of a media file of the exchange. (decided: D-064) */
  readonly pa_me_id: string;
  /** Meaning (unknown: D-066). */
  readonly pa_manualheader: string;
  /** The same as `pa_id`, as a number. */
  readonly id: number;
  /** The same as `pa_name`. */
  readonly name: string;
  /** What the API calls objects of this kind: `paginggroup`. */
  readonly object: string;
  /** Stored objects that belong to the paging group; an empty list where there are none. */
  readonly related: PagingGroupRelated | readonly PagingGroupDestinationRow[];
  readonly [name: string]: unknown;
}

/** What an object is related to (decided: D-054). Stored objects that belong to a paging group, by kind. */
export interface PagingGroupRelated {
  /** The members of the paging group, a row for each. */
  readonly destinations?: readonly PagingGroupDestinationRow[] | undefined;
  readonly [name: string]: unknown;
}

/** A stored destination (decided: D-054). One link from an object of the exchange to another one, such as from a paging group to a member. */
export interface PagingGroupDestinationRow {
  /** The internal ID of the row itself. */
  readonly de_id: string;
  /** The internal ID of the tenant that owns the row. */
  readonly de_te_id: string;
  /** The kind of object that the link starts from: `PAGING` for a paging group. */
  readonly de_type_src: string;
  /** The internal ID of the object that the link starts from. */
  readonly de_type_id_src: string;
  /** The kind of object that the link leads to, such as `EXT` for an extension. */
  readonly de_type_dst: string;
  /** What identifies the object that the link leads to, within its kind. */
  readonly de_type_id_dst: string;
  /** The place of the row among those of the same object, as a number in text. */
  readonly de_ord: string;
  readonly [name: string]: unknown;
}

/** Answer of delete (decided: D-060). The confirmation that a paging group no longer exists. */
export interface PagingGroupDeleted {
  /** `true` after a successful delete. */
  readonly deleted: boolean;
  /** The internal ID that the paging group had. */
  readonly id: number;
  readonly [name: string]: unknown;
}
