import type { Ground } from "./ground.js";

/* What is compared with the contract of a service: requests that pass a proxy, and their answers. */

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
  /** Undefined where it could not be read: it is encoded, or too long. */
  readonly body: string | undefined;
}

/** Who broke the contract: either, where the two sides do not agree about a request. */
export type Side = "client" | "upstream" | "either";

/** What is not as the spec says, and what that statement of the spec rests on. */
export interface Violation extends Ground {
  readonly by: Side;
  /** A code for programs: `badinteger`, `accepted-there`, `not-json`. */
  readonly rule: string;
  /** What it is about: names, never values. */
  readonly detail: string;
}

/** What is known of a request, before its answer is. */
export interface CheckedRequest {
  /** The operations or modules that it asks for. */
  readonly name: string;
  /** Whether the contract says anything of such requests. */
  readonly described: boolean;
  readonly violations: readonly Violation[];
  /** What is wrong with the answer, or with how it agrees with the request. */
  readonly checkAnswer: (answer: ContractAnswer) => readonly Violation[];
}

export interface Contract {
  (request: ContractRequest): Promise<CheckedRequest>;
}
