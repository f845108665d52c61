import { type Ground, groundOf, type GroundText } from "./ground.js";

/* The data to compare with the contract of a service: requests through a proxy, and their responses. */

export interface ContractRequest {
  readonly method: string;
  /** The original path below the service's base. */
  readonly path: string;
  /** The query string without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Alternating names and values of the original header fields. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
}

export interface ContractAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined if the body could not be read because it is encoded or too long. */
  readonly body: string | undefined;
}

/** The side that broke the contract. It is `either` if the two sides disagree about a request. */
export type Side = "client" | "upstream" | "either";

/** A deviation from the spec, and the ground of the violated statement. */
export interface Violation extends Ground {
  readonly by: Side;
  /** A machine-readable code, such as `badinteger`, `accepted-there` or `not-json`. */
  readonly rule: string;
  /** The subject of the violation. It contains names, never values. */
  readonly detail: string;
}

/** The result of checking a request, before its response is available. */
export interface CheckedRequest {
  /** The requested operations or modules. */
  readonly name: string;
  /** True if the contract covers such requests. */
  readonly described: boolean;
  readonly violations: readonly Violation[];
  /** Returns the problems of the response, and its contradictions to the request. */
  readonly checkAnswer: (response: ContractAnswer) => readonly Violation[];
}

export interface Contract {
  (request: ContractRequest): Promise<CheckedRequest>;
}

/** The rejection of a request. */
export interface Verdict {
  readonly code: string;
  readonly ground: GroundText | undefined;
}

/**
 * Returns the violation if two servers disagree about a request. A verdict is undefined if its server accepts the
 * request. `byRequest` reports whether a code depends only on the request, not on the caller or stored data. The
 * violated statement is that of this server's verdict, or else of the other's.
 */
export function compareVerdicts(
  here: Verdict | undefined,
  there: Verdict | undefined,
  byRequest: (code: string) => boolean,
): readonly Violation[] {
  if (here !== undefined && there !== undefined) {
    if (here.code === there.code) return [];
    return [disagreement("refused-otherwise", `here: ${here.code}, there: ${there.code}`, here)];
  }
  if (here !== undefined) return [disagreement("accepted-there", `refused here: ${here.code}`, here)];
  if (there === undefined || !byRequest(there.code)) return [];
  return [disagreement("refused-there", `accepted here, refused by the other: ${there.code}`, there)];
}

function disagreement(rule: string, detail: string, { ground }: Verdict): Violation {
  return { by: "either", rule, detail, ...groundOf(ground) };
}

export function clientBroke({ code, ground }: Verdict, detail: string): Violation {
  return { by: "client", rule: code, detail, ...groundOf(ground) };
}

/** Returns a violation by the upstream server. `ground` is the basis of the violated statement. */
export function upstreamBroke(rule: string, detail: string, ground: GroundText | undefined): Violation {
  return { by: "upstream", rule, detail, ...groundOf(ground) };
}

export function headerOf(headers: ContractAnswer["headers"], name: string): string {
  return [headers[name] ?? ""].flat()[0] ?? "";
}
