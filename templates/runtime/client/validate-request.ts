import { isRecord } from "../http/refuse-option.js";
import { ValidationError, type Finding } from "../http/validation-error.js";
import type { ValidateRequest } from "./client-options.js";
import { jsonOf } from "./write-request.js";

/** A function of the validators that finds faults in a body, or in the parameters of a request. @internal */
export type Decode = (value: unknown, options: typeof strictly) => { readonly errors?: readonly Finding[] | undefined };

const strictly = { all: true, unknownFields: "refuse", strict: true } as const;

/** The functions for the requests of one operation. @internal */
export interface RequestDecoders {
  readonly body?: Decode;
  readonly parameters?: Decode;
  /** True if the body may contain files. */
  readonly isForm?: true;
}

/**
 * A check of requests, by the method and the path of their operation. `dateTime` is how a Date is written. @internal
 */
export function requestValidator(
  decoders: Readonly<Record<string, RequestDecoders>>,
  dateTime: readonly [separator: string, suffix: string],
): ValidateRequest {
  const asJson = (value: unknown): unknown => (isRecord(value) ? JSON.parse(jsonOf(value, dateTime)) : value);
  return ({ operation: { method, path }, body, parameters }) => {
    const { body: ofBody, parameters: ofParameters, isForm } = decoders[`${method} ${path}`] ?? {};
    const results = [ofParameters?.(asJson(parameters), strictly), ofBody?.(isForm ? body : asJson(body), strictly)];
    const findings = results.flatMap((result) => result?.errors ?? []);
    if (findings.length > 0) throw ValidationError.of(findings);
  };
}
