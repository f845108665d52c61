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

/** A row of the list (decided: D-053). */
export interface PagingGroupRow {
  readonly pa_id: string;
  readonly pa_te_id: string;
  readonly pa_number: string;
  readonly pa_name: string;
  /** Secret: not to be logged or shown (decided: D-056). */
  readonly pa_pin: string;
  readonly pa_bidirectional: string;
  readonly pa_checkinuse: string;
  readonly pa_me_id: string;
  readonly pa_manualheader: string;
  /** The same as `pa_id`. */
  readonly id: number;
  /** The same as `pa_name`. */
  readonly name: string;
  readonly [name: string]: unknown;
}

/** One object (decided: D-054). */
export interface PagingGroupDetail {
  readonly pa_id: string;
  readonly pa_te_id: string;
  readonly pa_number: string;
  readonly pa_name: string;
  /** Secret: not to be logged or shown (decided: D-056). */
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
  readonly [name: string]: unknown;
}

/** What an object is related to (decided: D-054). */
export interface PagingGroupRelated {
  readonly destinations?: readonly PagingGroupDestinationRow[] | undefined;
  readonly [name: string]: unknown;
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
  readonly [name: string]: unknown;
}

/** Answer of delete (decided: D-060). */
export interface PagingGroupDeleted {
  /** `true` after a successful delete. */
  readonly deleted: boolean;
  /** Internal ID of the object deleted. */
  readonly id: number;
  readonly [name: string]: unknown;
}
