import { isRecord } from "../../http/client/refuse-option.js";
import { ValidationError, type Finding } from "../../http/client/validation-error.js";
import type { ValidateRequest } from "./options.js";
import { jsonOf } from "./operation-parts.js";

/** A function of the validators package that finds problems in a body or in request parameters. @internal */
export type Decode = (value: unknown, options: typeof strictly) => { readonly errors?: readonly Finding[] | undefined };

const strictly = { all: true, unknownFields: "refuse", strict: true } as const;

/** The validators for the requests of one operation. @internal */
export interface RequestDecoders {
  readonly body?: Decode;
  readonly parameters?: Decode;
  /** True if the body may contain files. */
  readonly isForm?: true;
}

/**
 * Creates a request check from decoders, which are keyed by method and path. `dateTime` is the notation of dates.
 * @internal
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
