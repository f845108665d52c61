// The handlers of Room. Generated: change the spec instead.
import type { CloseRoomParameters, DecodedCloseRoomRequest } from "@example/validators/office/closeRoom";
import type { CreateRoomParameters, DecodedCreateRoomRequest } from "@example/validators/office/createRoom";
import type { DecodedDrawRoomRequest, DrawRoomParameters } from "@example/validators/office/drawRoom";
import type { GetRoomParameters } from "@example/validators/office/getRoom";
import type { Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/resource/server/handlers.js";

/** Handlers of requests for: Room. A room that people meet in. */
export interface RoomHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Read one room. Answers 200. Errors: `no-room`. */
  readonly get: Handler<Unit, ResourceRequest<Tenant, GetRoomParameters, undefined>, RoomRow>;
  /** Create a room. Answers 201. */
  readonly create: Handler<Unit, ResourceRequest<Tenant, CreateRoomParameters, DecodedCreateRoomRequest>, RoomRow>;
  /** Draw a room. Answers 204. Errors: `no-room`. */
  readonly draw: Handler<Unit, ResourceRequest<Tenant, DrawRoomParameters, DecodedDrawRoomRequest>, void>;
  /** Close a room. Answers 204. Errors: `no-room`. */
  readonly close: Handler<Unit, ResourceRequest<Tenant, CloseRoomParameters, DecodedCloseRoomRequest>, void>;
}

/** A room. */
export interface RoomRow {
  /** Internal id. */
  readonly ro_id: number;
  /** What people call it. */
  readonly ro_name: string;
  /** How many people it seats. */
  readonly ro_seats: number;
  /** Whether it is open. */
  readonly ro_open: boolean;
  /** On which days. */
  readonly ro_days: readonly string[];
}
