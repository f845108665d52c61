import type { Place } from "./place.ts";

/** Polling after a response: the client reads the status until its state is final. */
export interface Poll {
  /** Reads the status. The response that started the poll provides its parameters. */
  readonly status: PollCall;
  /** The field of the status that contains its state. */
  readonly state: Written;
  readonly done: readonly Written[];
  readonly failed: readonly Written[];
  /** The final result; `undefined` if the last status is the result. */
  readonly result: PollResult | undefined;
  readonly place: Place;
}

export interface PollCall {
  /** The id of the operation in the service. */
  readonly operation: Written;
  readonly parameters: readonly PollParameter[];
  readonly place: Place;
}

/** A path or query parameter, and the response field that provides its value. */
export interface PollParameter {
  readonly name: string;
  readonly field: Written;
  readonly place: Place;
}

export type PollResult =
  /** The result is a field of the last status. */
  | { readonly kind: "field"; readonly field: Written }
  /** The result is the response of another operation. The last status provides its parameters. */
  | { readonly kind: "operation"; readonly call: PollCall };

/** A name, a value, or the dot-separated path of a field, and its place in the spec. */
export interface Written {
  readonly text: string;
  readonly place: Place;
}
