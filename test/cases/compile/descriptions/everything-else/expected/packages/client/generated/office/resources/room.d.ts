// The operations of Room. Generated: change the spec instead.
import type { AnswerForm, InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/resource/client/options.js";

/** Room. A room that people meet in. */
export interface RoomOperations<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /**
   * Read one room.
   *
   * `GET /rooms/{object_id}`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   * Errors: `no-room`.
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
  /**
   * The source field is `ro_seats`.
   *
   * Meaning (unknown: D-002).
   */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
  /** What it is for. `none`: Nobody may use it. */
  readonly ro_use?: "none" | (string & {}) | undefined;
}

/** A room. What there is to say of a room. */
export interface RawRoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** The name on its door. */
  readonly ro_name: string;
  /** Meaning (unknown: D-002). */
  readonly ro_seats: number;
  /** What it is for. `none`: Nobody may use it. */
  readonly ro_use: readonly "none"[];
  readonly tables: readonly RoomTable[];
}

/** A table. */
export interface RoomTable {
  readonly ro_name: string;
}

/** A room. What there is to say of a room. As a client returns it, with readable names in addition. */
export interface RoomRow extends RawRoomRow {
  /** The name on its door. The same as `ro_name`. */
  readonly name: string;
  /**
   * The same as `ro_seats`.
   *
   * Meaning (unknown: D-002).
   */
  readonly seats: number;
}
