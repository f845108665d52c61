// The operations of Room. Generated: change the spec instead.
import type { AnswerForm, InForm, Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/resource/client/options.js";

/** Room. A room that people meet in. */
export interface RoomOperations<Tenant = TenantOptions, As extends AnswerForm = "readable"> {
  /**
   * List rooms.
   *
   * `GET /rooms`. Answers 200.
   * Needs a tenant.
   * Keys: Full key.
   */
  readonly list: (...call: Last<Tenant & { readonly query?: {
    /** Only those of this level. */
    readonly level?: 1 | 2 | true | undefined;
    /** Only those with these codes, each once. */
    readonly codes?: readonly number[] | undefined;
  } | undefined }>) => Promise<InForm<As, readonly RoomRow[], readonly RawRoomRow[]>>;
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
  /** The level of service. */
  readonly ro_level?: 1 | 2 | -0.5 | undefined;
  /** Whether it is in use. */
  readonly ro_active?: true | undefined;
  /** The mode of the lamp. */
  readonly ro_mixed?: "auto" | 0 | false | undefined;
  /** Distinct codes. */
  readonly ro_codes?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[] | undefined;
  /** Distinct parts. */
  readonly ro_parts?: readonly RoomPart[] | undefined;
  /** Notes. */
  readonly ro_notes?: readonly (string | null)[] | undefined;
  /** Labels. */
  readonly ro_labels?: { readonly [key: string]: number | null } | undefined;
  /** The price. Exclusive maximum: 100 (decided: D-001). */
  readonly ro_price?: number | undefined;
  /** Number of seats. The source field is `ro_seats`. */
  readonly seats?: number | undefined;
  /** Alias of `seats`. */
  readonly ro_seats?: number | undefined;
  /** The step of the blinds. */
  readonly ro_step?: number | undefined;
  /** A number below 5 or above 10. */
  readonly ro_either?: number | undefined;
  /** The owner. */
  readonly ro_owner?: RoomPerson | RoomTeam | string | undefined;
  /** A part with other fields. Null removes the value in an update; on create it is the same as absence. */
  readonly ro_more?: RoomPart | null | undefined;
}

/** A room. */
export interface RawRoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** The level of service. */
  readonly ro_level: 1 | 2 | -0.5;
  /** Notes. */
  readonly ro_notes: readonly (string | null)[];
  /** Distinct codes. */
  readonly ro_codes: readonly (1 | 2 | 3)[];
  /** Number of seats. */
  readonly ro_seats: number;
  /** The owner. */
  readonly ro_owner: RoomPerson | RoomTeam | string;
  /** A part with other fields. */
  readonly ro_more: RoomPart;
}

/** A part of a room. */
export interface RoomPart {
  readonly size: number;
  readonly label?: string | undefined;
  readonly [name: string]: number | boolean | number | string | undefined;
}

/** A person. */
export interface RoomPerson {
  readonly name: string;
  readonly [name: string]: unknown;
}

/** A team. */
export interface RoomTeam {
  readonly name?: string | undefined;
  readonly members: readonly string[];
  readonly [name: string]: unknown;
}

/** A room. As a client returns it, with readable names in addition. */
export interface RoomRow extends RawRoomRow {
  /** What people call it. The same as `ro_name`. */
  readonly name: string;
  /** Number of seats. The same as `ro_seats`. */
  readonly seats: number;
}
