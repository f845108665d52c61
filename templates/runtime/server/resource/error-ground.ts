import { unstated, weakest, type GroundText } from "../http/ground.js";
import type { ServiceError } from "./error.js";
import type { Service } from "./service.js";
import type { Finding, TableError } from "./table.js";

/** An error of which the spec says nothing. */
export function unstatedError(status: number, message: string): TableError {
  return [status, message, { code: unstated, status: unstated, message: unstated }];
}

/**
 * What it rests on that a request is refused with a code: what of the request is wrong, and that the code answers that.
 */
export function errorGround(service: Service, { code, findings: [first] }: ServiceError): GroundText | undefined {
  return first === undefined ? codeGround(service, code) : findingErrorGround(service, first);
}

export function findingErrorGround(service: Service, { code, ground }: Finding): GroundText | undefined {
  return weakest(ground, codeGround(service, code));
}

/** What it rests on that a code answers its condition. */
export function codeGround({ errors }: Service, code: string): GroundText | undefined {
  return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}
