// The operations of Room. Generated: change the spec instead.
import type { AnswerForm } from "../../runtime/client/client-options.js";
import type { InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/client/options.js";

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
    /** Where the page begins: `next_cursor` of the page before it. */
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
  /** Where the next page begins; null on the last one. */
  readonly next_cursor: string | null;
  /** How many items there are on all pages. */
  readonly count: number;
}

/** A room. As a client gives it, under readable names, too. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** How many people it seats. The same as `ro_seats`. */
  readonly seats: number;
}

/** One page of a list. As a client gives it, under readable names, too. */
export interface RoomRowPage extends RawRoomRowPage {
  /** The items of this page. */
  readonly rooms: readonly RoomRow[];
}
