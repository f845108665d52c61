// The operations of Room. Generated: change the spec instead.
import type { AnswerForm, InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/resource/client/options.js";

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

/** The writable fields of: Room. */
export interface RoomFields {
  /**
   * What people call it. The source field is `ro_name`.
   *
   * Greatest length (unknown: D-002).
   */
  readonly name?: string | undefined;
  /** Alias of `name`. */
  readonly ro_name?: string | undefined;
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
  /** Whether there is light. The source field is `ro_light`. No other strings are accepted (decided: D-003). */
  readonly light?: "on" | "off" | undefined;
  /** Alias of `light`. */
  readonly ro_light?: "on" | "off" | undefined;
  /**
   * How the door is. The source field is `ro_door`.
   *
   * Other values are possible (unknown: D-002).
   */
  readonly door?: "open" | "shut" | (string & {}) | undefined;
  /** Alias of `door`. */
  readonly ro_door?: "open" | "shut" | (string & {}) | undefined;
  /** Which floor it is on. The source field is `ro_floor`. Other strings are accepted as well. */
  readonly floor?: "first" | "second" | (string & {}) | undefined;
  /** Alias of `floor`. */
  readonly ro_floor?: "first" | "second" | (string & {}) | undefined;
  /** What opens the door. The source field is `ro_code`. Secret: do not log or show it (decided: D-003). */
  readonly code?: string | undefined;
  /** Alias of `code`. */
  readonly ro_code?: string | undefined;
  /** Who comes. The source field is `ro_guest`. Secret: do not log or show it (unknown: D-002). */
  readonly guest?: string | undefined;
  /** Alias of `guest`. */
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
  /** Secret: do not log or show it (decided: D-003). */
  readonly key: string;
}

/** A room. As a client returns it, with readable names in addition. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** How many people it seats. The same as `ro_seats`. */
  readonly seats: number;
}
