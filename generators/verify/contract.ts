import type { Service } from "../model/model.ts";
import { serverNames } from "../naming/type-names.ts";

/** Returns the name of the function of the server package that creates the contract of a service. */
export function contractName(service: Service): string {
  return serverNames(service).contract;
}

/** The generated code of one service that checks requests and responses, as far as the compiler runs it. */
export interface ServiceChecks {
  readonly contract: (request: ContractRequest) => Promise<CheckedRequest>;
}

/** The checks of the services of one revision, by id. */
export type Checks = ReadonlyMap<string, ServiceChecks>;

/** A request as the generated server takes it. The compiler runs that code, but does not import its types. */
interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
}

/** Returns a request with a query string and header fields as the generated server takes it. */
export function contractRequest(
  method: string,
  path: string,
  query: string,
  headers: readonly (readonly [name: string, value: string])[],
  body?: string,
): ContractRequest {
  return {
    method,
    path,
    query,
    headers: Object.fromEntries(headers),
    rawHeaders: headers.flat(),
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  };
}

interface CheckedRequest {
  /** The called operation or modules. */
  readonly name: string;
  /** False if the contract does not cover such requests. */
  readonly described: boolean;
  readonly violations: readonly Violation[];
  readonly checkAnswer: (response: ContractAnswer) => readonly Violation[];
}

interface ContractAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Violation {
  readonly by: "client" | "upstream" | "either";
  readonly rule: string;
  readonly detail: string;
}
