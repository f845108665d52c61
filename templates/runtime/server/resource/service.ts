import { unstatedError } from "./error-ground.js";
import { defaultRefusals, type Refusals } from "./refusals.js";
import type { ResourceTable } from "./table.js";

/** A service whose every refusal has a code, a status and a message. */
export interface Service extends ResourceTable {
  readonly refusals: Refusals;
  readonly unknownFields?: "refuse" | "ignore" | undefined;
}

/** Fills in the codes that the service does not name, and what its own errors do not say of them. */
export function withDefaults(table: ResourceTable): Service {
  const faults = Object.entries(defaultRefusals).map(([fault, [code, status, message]]) => {
    return { fault, code: table.refusals[fault as keyof Refusals] ?? code, error: unstatedError(status, message) };
  });
  const defaults = Object.fromEntries(faults.map(({ code, error }) => [code, error]));
  return {
    ...table,
    refusals: Object.fromEntries(faults.map(({ fault, code }) => [fault, code])) as unknown as Refusals,
    errors: { ...defaults, ...table.errors },
  };
}
