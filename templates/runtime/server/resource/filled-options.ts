import type { Environment } from "./environment.js";
import type { TenantReference, Unit } from "./handlers.js";
import type { KeyOptions, ServiceOptions, TenantOptions, UnitOptions } from "./options.js";

/** The options of a service, with defaults, and what it has of its environment. */
export interface Options extends ServiceOptions, TenantOptions<Unit, TenantReference>, UnitOptions<Unit> {
  readonly isKey: (text: string) => boolean;
  readonly authenticate: KeyOptions<Unit, string>["authenticate"];
  readonly environment: Environment;
}
