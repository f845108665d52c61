// The handlers of Desk. Generated: change the spec instead.
import type { GetDeskParameters } from "@example/validators/office/getDesk";
import type { Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/server/resource/handlers.js";

/** What answers the requests about: Desk (decided: D-003). A desk in a room. */
export interface DeskHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Read one desk (decided: D-003). */
  readonly get: Handler<Unit, ResourceRequest<Tenant, GetDeskParameters, undefined>, DeskRow>;
}

/** A desk (decided: D-003). */
export interface DeskRow {
  /** Internal id. (decided: D-003) */
  readonly de_id: number;
  /** How large it is. (decided: D-003) */
  readonly de_size: string;
}
