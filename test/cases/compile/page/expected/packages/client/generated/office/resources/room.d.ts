// The operations of Room. Generated: change the spec instead.
import type { AnswerForm, InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/resource/client/options.js";

/** Room. A room that people meet in. */
export interface RoomOperations<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /**
   * List the rooms.
   *
   * `GET /rooms`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly list: (...call: Last<Tenant & { readonly query?: {
    /** The start of the page: `next_cursor` of the previous page. */
    readonly cursor?: string | undefined;
    /** Only the items with exactly this value. */
    readonly ro_seats?: number | undefined;
  } | undefined }>) => Promise<InForm<As, RoomRowPage, RawRoomRowPage>>;
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
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
}

/** A room. */
export interface RawRoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** How many people it seats. */
  readonly ro_seats: number;
}

/** One page of a list. */
export interface RawRoomRowPage {
  /** The items of this page. */
  readonly rooms: readonly RawRoomRow[];
  /** The start of the next page; null on the last one. */
  readonly next_cursor: string | null;
  /** The number of items on all pages. */
  readonly count: number;
}

/** A room. As a client returns it, with readable names in addition. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** How many people it seats. The same as `ro_seats`. */
  readonly seats: number;
}

/** One page of a list. As a client returns it, with readable names in addition. */
export interface RoomRowPage extends RawRoomRowPage {
  /** The items of this page. */
  readonly rooms: readonly RoomRow[];
}
