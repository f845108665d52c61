// The operations of Room. Generated: change the spec instead.
import type { AnswerForm } from "../../runtime/client/client-options.js";
import type { InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/client/options.js";

/** Room. A room that people meet in. Its objects belong to a tenant each (decided: D-003). */
export interface RoomOperations<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /**
   * Read one room.
   *
   * `GET /rooms/{object_id}`. Answers 200.
   * Needs a tenant.
   * Keys: Full key, Reading key (decided: D-003), Guest key (decided: D-003), `unnamed` (unknown: D-002).
   * Errors: `no-room`, `room-taken` (decided: D-003).
   */
  readonly get: RefuseWithoutTenant<Tenant, [], string | number> & ((id: string | number, ...call: Last<Tenant>) => Promise<InForm<As, RoomRow, RawRoomRow>>);
  /**
   * Create a room.
   *
   * `POST /rooms`. Answers 201.
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly create: RefuseWithoutTenant<Tenant, [], CreateRoomRequest> & ((request: CreateRoomRequest, ...call: Last<Tenant>) => Promise<InForm<As, RoomRow, RawRoomRow>>);
}

/** The request of `createRoom`: Create a room. */
export type CreateRoomRequest = RoomFields & ({ readonly ro_name: {} } | { readonly name: {} });

/** What a request may write of: Room. */
export interface RoomFields {
  /**
   * What people call it. The source field is `ro_name`.
   *
   * Greatest length (unknown: D-002).
   */
  readonly name?: string | undefined;
  /** Another name of `name`. */
  readonly ro_name?: string | undefined;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Another name of `seats`. */
  readonly ro_seats?: number | undefined;
  /** Whether there is light. The source field is `ro_light`. No other texts are taken (decided: D-003). */
  readonly light?: "on" | "off" | undefined;
  /** Another name of `light`. */
  readonly ro_light?: "on" | "off" | undefined;
  /**
   * How the door is. The source field is `ro_door`.
   *
   * There may be others (unknown: D-002).
   */
  readonly door?: "open" | "shut" | (string & {}) | undefined;
  /** Another name of `door`. */
  readonly ro_door?: "open" | "shut" | (string & {}) | undefined;
  /** Which floor it is on. The source field is `ro_floor`. Other texts are taken too. */
  readonly floor?: "first" | "second" | (string & {}) | undefined;
  /** Another name of `floor`. */
  readonly ro_floor?: "first" | "second" | (string & {}) | undefined;
  /** What opens the door. The source field is `ro_code`. Secret: not to be logged or shown (decided: D-003). */
  readonly code?: string | undefined;
  /** Another name of `code`. */
  readonly ro_code?: string | undefined;
  /** Who comes. The source field is `ro_guest`. Secret: not to be logged or shown (unknown: D-002). */
  readonly guest?: string | undefined;
  /** Another name of `guest`. */
  readonly ro_guest?: string | undefined;
}

/** A room. */
export interface RawRoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** How many people it seats. */
  readonly ro_seats: number;
  /** Secret: not to be logged or shown (decided: D-003). */
  readonly key: string;
}

/** A room. As a client gives it, under readable names, too. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** How many people it seats. The same as `ro_seats`. */
  readonly seats: number;
}
