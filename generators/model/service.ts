import type { Fact, Lifecycle } from "./fact.ts";
import type { Place } from "./place.ts";

/** The members that all services have, regardless of their style. */
export interface ServiceHead {
  /** The name of the service's folder below `spec/`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly version: Fact<string>;
  /** The base URL of the service. `{name}` is a placeholder for a variable. */
  readonly baseUrl: Fact<string>;
  readonly baseUrlVariables: readonly UrlVariable[];
  readonly place: Place;
}

export interface UrlVariable {
  readonly name: string;
  readonly description: string;
  readonly example: Fact<string>;
  readonly place: Place;
}

/**
 * A fact in prose about the service as a whole, for which the model has no other place. It is an answer for people or
 * an open question.
 */
export interface OpenFact {
  readonly name: string;
  readonly text: Fact<string>;
}

export interface ErrorCode extends Lifecycle {
  readonly code: string;
  readonly condition: Fact<string>;
  readonly httpStatus: Fact<number>;
  readonly message: Fact<string> | undefined;
  readonly place: Place;
}
