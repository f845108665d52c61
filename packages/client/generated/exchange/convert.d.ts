// Conversions of responses of Exchange Management API. Generated: change the spec instead.
import type { ToWire } from "../runtime/resource/client/convert.js";
import type { PagingGroupDetail, PagingGroupRow, RawPagingGroupDetail, RawPagingGroupRow } from "./index.js";

/** Converts what the service sends to what the client returns: readable names are added. */
export declare function pagingGroupFromWire(value: RawPagingGroupDetail): PagingGroupDetail;
export declare function pagingGroupFromWire(value: RawPagingGroupRow): PagingGroupRow;

/** Converts an object with readable names to what the service sends, so that a fake of the service can respond with it. Two names of a member with different values are a TypeError. */
export declare function pagingGroupToWire<T extends Partial<PagingGroupDetail> | Partial<PagingGroupRow>>(value: T): ToWire<T, { readonly number: "pa_number"; readonly pin: "pa_pin"; readonly bidirectional: "pa_bidirectional"; readonly checkinuse: "pa_checkinuse"; readonly mediafile_id: "pa_me_id"; readonly manualheader: "pa_manualheader"; readonly pa_name: "pa_name" | "name"; readonly name: "pa_name" | "name" }>;
