import { defaultRefusals, type Refusals } from "./refusals.js";
import type { ResourceTable, Finding, TableError } from "./table.js";
import { unstated, weakest, type GroundText } from "../../http/server/ground.js";
import type { ServiceError } from "./error.js";

/** A service in which every refusal has a code, a status and a message. */
export interface Service extends ResourceTable {
  readonly refusals: Refusals;
  readonly unknownFields?: "refuse" | "ignore" | undefined;
}

/** Adds default codes, and default errors for codes that the service does not define. */
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

/** Returns an error that the spec does not specify. */
export function unstatedError(status: number, message: string): TableError {
  return [status, message, { code: unstated, status: unstated, message: unstated }];
}

/** Returns the ground of an error response: that of the finding and that of the code. */
export function errorGround(service: Service, { code, findings: [first] }: ServiceError): GroundText | undefined {
  return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
}

export function findingErrorGround(service: Service, { code, ground }: Finding): GroundText | undefined {
  return weakest(ground, codeGround(service, code));
}

export function codeGround({ errors }: Service, code: string): GroundText | undefined {
  return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}
