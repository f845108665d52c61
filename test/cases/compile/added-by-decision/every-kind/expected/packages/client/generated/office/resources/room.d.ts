// The operations of Room. Generated: change the spec instead.
import type { Last, TenantOptions } from "../../runtime/client/options.js";

/** Room. A room that people meet in. */
export interface RoomOperations<Tenant = TenantOptions> {
  /**
   * Read one room.
   *
   * `GET /rooms/{object_id}`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   * Errors: `no-room`.
   */
  readonly get: (id: string | number, ...call: Last<Tenant>) => Promise<RoomRow>;
  /**
   * Create a room.
   *
   * `POST /rooms`. Answers 201.
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly create: (request: CreateRoomRequest, ...call: Last<Tenant>) => Promise<RoomRow>;
  /**
   * Remove a room (decided: D-003).
   *
   * `DELETE /rooms/{object_id}`. Answers 200 (decided: D-003). Body (decided: D-003).
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly remove: (id: string | number, ...call: Last<Tenant & { readonly query?: {
    /** Whether at once. (decided: D-003) */
    readonly soon?: boolean | undefined;
  } | undefined }>) => Promise<RoomRow>;
}

/** The request of `createRoom`: Create a room. */
export type CreateRoomRequest = RoomFields & ({ readonly ro_name: {} } | { readonly name: {} });

/** What a request may write of: Room. */
export interface RoomFields {
  /** What people call it. The source field is `ro_name`. Greatest length (unknown: D-002). */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly ro_name?: string | undefined;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Another name of `seats`. */
  readonly ro_seats?: number | undefined;
  /** Colour of the walls. (decided: D-003) The source field is `ro_colour`. Type (decided: D-003). */
  readonly colour?: string | undefined;
  /** Another name of `colour`. */
  readonly ro_colour?: string | undefined;
}

/** A room. */
export interface RoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** How many people it seats. */
  readonly ro_seats: number;
}
