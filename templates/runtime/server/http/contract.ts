import type { Ground } from "./ground.js";

/* The data that is compared with the contract of a service: requests that pass through a proxy, and their responses. */

export interface ContractRequest {
  readonly method: string;
  /** Below the service's base, as it was sent. */
  readonly path: string;
  /** Without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Name, value, name, value, … as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
}

export interface ContractAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined if it could not be read, because it is encoded or too long. */
  readonly body: string | undefined;
}

/** The side that broke the contract. It is `either` if the two sides disagree about a request. */
export type Side = "client" | "upstream" | "either";

/** A deviation from the spec, and the ground of the violated statement. */
export interface Violation extends Ground {
  readonly by: Side;
  /** A code for programs: `badinteger`, `accepted-there`, `not-json`. */
  readonly rule: string;
  /** The subject as names, never values. */
  readonly detail: string;
}

/** The result of checking a request, before its response is available. */
export interface CheckedRequest {
  /** The requested operations or modules. */
  readonly name: string;
  /** True if the contract covers such requests. */
  readonly described: boolean;
  readonly violations: readonly Violation[];
  /** Returns the problems of the response, and contradictions between it and the request. */
  readonly checkAnswer: (response: ContractAnswer) => readonly Violation[];
}

export interface Contract {
  (request: ContractRequest): Promise<CheckedRequest>;
}
