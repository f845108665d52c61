import type { Place } from "./place.ts";

/** A sample request and its response. */
export interface Example {
  readonly title: string;
  /**
   * Parameters by name: the path, query and header parameters of an operation. For a module, the request parameters
   * that belong to no module.
   */
  readonly parameters: Readonly<Record<string, unknown>>;
  /**
   * A JSON value: the body of an operation, or the parameters of a module by name. `undefined` if the example does not
   * show it.
   */
  readonly request: unknown;
  /** The body of the response; `undefined` if the example does not show it. */
  readonly response: unknown;
  /** The status of the response, for an operation with several responses; `undefined` for the first response. */
  readonly httpStatus: number | undefined;
  /** The place of each value, by JSON Pointer, such as `/request/name`. */
  readonly places: ReadonlyMap<string, Place>;
}
