// The operations of Room. Generated: change the spec instead.
import type { Last, RefuseWithoutTenant, TenantOptions, WithStatus } from "../../runtime/resource/client/options.js";

/** Room. A room that people meet in. */
export interface RoomOperations<Tenant = TenantOptions> {
  /**
   * Change a room.
   *
   * `PATCH /rooms/{object_id}`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   * Errors: `no-room`.
   */
  readonly patch: RefuseWithoutTenant<Tenant, [string | number], PatchRoomRequest> & ((id: string | number, request: PatchRoomRequest, ...call: Last<Tenant>) => Promise<RoomRow>);
  /**
   * Read a room.
   *
   * `GET /rooms/{object_id}`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly get: RefuseWithoutTenant<Tenant, [], string | number> & ((id: string | number, ...call: Last<Tenant>) => Promise<RoomRow>);
}

/** The request of `patchRoom`: Change a room. */
export type PatchRoomRequest = { readonly [key: string]: string };

/** The error responses of `patchRoom`: `error.response<PatchRoomErrorResponse>()`. */
export type PatchRoomErrorResponse =
  | WithStatus<404, RoomProblem | readonly string[]>;

/** A room. */
export interface RoomRow {
  readonly ro_id: number;
  readonly ro_name: string;
}

/** A problem. */
export interface RoomProblem {
  readonly title: string;
}
