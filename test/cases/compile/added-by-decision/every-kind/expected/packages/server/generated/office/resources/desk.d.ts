// The handlers of Desk. Generated: change the spec instead.
import type { GetDeskParameters } from "@example/validators/office/getDesk";
import type { Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/resource/server/handlers.js";

/**
 * Handlers of requests for: Desk (decided: D-003). A desk in a room.
 *
 * Rules:
 *
 * - Its objects belong to a tenant each (decided: D-003).
 * - From `free` to `taken` by `somebody sits down` (decided: D-003).
 */
export interface DeskHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Read one desk (decided: D-003). Answers 200 (decided: D-003). Body (decided: D-003). */
  readonly get: Handler<Unit, ResourceRequest<Tenant, GetDeskParameters, undefined>, DeskRow>;
}

/** A desk (decided: D-003). */
export interface DeskRow {
  /** Internal id. (decided: D-003) */
  readonly de_id: number;
  /** How large it is. (decided: D-003) */
  readonly de_size: string;
}
