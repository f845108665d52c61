import type { WitnessResponse } from "../diff/change.ts";
import type { Service } from "../model/model.ts";
import { serverNames } from "../naming/type-names.ts";

/** Returns the name of the function of the server package that creates the contract of a service. */
export function contractName(service: Service): string {
  return serverNames(service).contract;
}

/** The generated code of one service that checks requests and responses, as far as witnesses need it. */
export interface ServiceChecks {
  readonly contract: (request: ContractRequest) => Promise<CheckedRequest>;
}

/** The checks of the services of one revision, by id. */
export type Checks = ReadonlyMap<string, ServiceChecks>;

/** The same types as those of the generated server, which this code runs but does not import. */
export interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array | undefined;
}

export interface CheckedRequest {
  readonly name: string;
  readonly violations: readonly Violation[];
  readonly checkAnswer: (response: WitnessResponse) => readonly Violation[];
}

export interface Violation {
  readonly by: "client" | "upstream" | "either";
  readonly rule: string;
  readonly detail: string;
}
