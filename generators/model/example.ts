import type { Place } from "./place.ts";

/** A request that can be made, and what is answered. */
export interface Example {
  readonly title: string;
  /**
   * By name: of an operation, the parameters in path, query and header; of a module, those request parameters that
   * belong to none.
   */
  readonly parameters: Readonly<Record<string, unknown>>;
  /**
   * A JSON value: the body of an operation, the parameters of a module by name. Undefined where the example does not
   * show it.
   */
  readonly request: unknown;
  /** The body of the answer, undefined where the example does not show it. */
  readonly response: unknown;
  /** The status of the answer that it shows, of an operation with several; undefined for the first. */
  readonly httpStatus: number | undefined;
  /** Where each value stands, by its JSON Pointer: `/request/name`. */
  readonly places: ReadonlyMap<string, Place>;
}
