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
  /** How many people it seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
  /** What it costs. A decimal number, such as `12.50`, with up to 2 digits after the decimal point, at least 0, at most 9999.99. Maximum: 9999.99 (decided: D-001). */
  readonly ro_rent?: string | undefined;
  /** How long it may be taken. A duration, such as `P1DT12H`. */
  readonly ro_stay?: string | undefined;
  /** A drawing of it. Bytes in base64, up to 1024. */
  readonly ro_plan?: string | undefined;
  /** What its door says. A UUID. */
  readonly ro_code?: string | undefined;
  /** Who looks after it. An email address. Format: email (decided: D-001). */
  readonly ro_mail?: string | undefined;
  /** What opens it. */
  readonly ro_opener?: RoomKeyOpener | RoomCardOpener | undefined;
}

/** A room. */
export interface RawRoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** How many people it seats. */
  readonly ro_seats: number;
  /** What it costs. A decimal number, such as `12.50`. */
  readonly ro_rent: string;
  /** How long it may be taken. A duration, such as `P1DT12H`. */
  readonly ro_stay: string;
  /** A drawing of it. Bytes in base64. */
  readonly ro_plan: string;
  /** What its door says. */
  readonly ro_code: string;
  /** Who looks after it. */
  readonly ro_mail: string;
  /** What opens it. */
  readonly ro_opener: RoomKeyOpener | RoomCardOpener;
}

/** Opened by a key. */
export interface RoomKeyOpener {
  readonly by: "key" | "latchkey";
  readonly teeth: number;
}

/** Opened by a card. */
export interface RoomCardOpener {
  readonly by: "card";
  readonly holder?: string | undefined;
}

/** A room. As a client returns it, with readable names in addition. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** How many people it seats. The same as `ro_seats`. */
  readonly seats: number;
}
