import type { Place } from "./place.ts";

/** How a client follows what goes on after an answer: it reads the status until its state is one of the last. */
export interface Poll {
  /** Reads the status; its parameters come from the answer that was accepted. */
  readonly status: PollCall;
  /** The field of the status that has its state. */
  readonly state: Written;
  readonly done: readonly Written[];
  readonly failed: readonly Written[];
  /** What came of it; undefined where that is the last status. */
  readonly result: PollResult | undefined;
  readonly place: Place;
}

export interface PollCall {
  /** Its id in the service. */
  readonly operation: Written;
  readonly parameters: readonly PollParameter[];
  readonly place: Place;
}

/** A parameter in path or query, and the field of an answer that it takes. */
export interface PollParameter {
  readonly name: string;
  readonly field: Written;
  readonly place: Place;
}

export type PollResult =
  /** A field of the last status. */
  | { readonly kind: "field"; readonly field: Written }
  /** What another operation answers; its parameters come from the last status. */
  | { readonly kind: "operation"; readonly call: PollCall };

/** A name, a value, or the path of a field with a point between its steps, and where it stands. */
export interface Written {
  readonly text: string;
  readonly place: Place;
}
