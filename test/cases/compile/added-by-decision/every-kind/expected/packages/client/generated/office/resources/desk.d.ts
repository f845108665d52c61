// The operations of Desk. Generated: change the spec instead.
import type { Last, RefuseWithoutTenant, TenantOptions } from "../../runtime/resource/client/options.js";

/** Desk (decided: D-003). A desk in a room. Its objects belong to a tenant each (decided: D-003). */
export interface DeskOperations<Tenant = TenantOptions> {
  /**
   * Read one desk (decided: D-003).
   *
   * `GET /desks/{object_id}`. Answers 200 (decided: D-003). Body (decided: D-003).
   * Needs a tenant.
   * Keys: Full key.
   *
   * - `id`: Internal id. (decided: D-003)
   */
  readonly get: RefuseWithoutTenant<Tenant, [], string | number> & ((id: string | number, ...call: Last<Tenant>) => Promise<DeskRow>);
}

/** A desk (decided: D-003). */
export interface DeskRow {
  /** Internal id. (decided: D-003) */
  readonly de_id: number;
  /** How large it is. (decided: D-003) */
  readonly de_size: string;
}
