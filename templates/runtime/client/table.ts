import type { RequestView } from "../http/options.js";

/** A service, as the generated `index.js` describes it to the runtime. */
export interface ServiceTable {
  /** What stands in the address before the path of an operation. */
  readonly base: string;
  /** What carries the key, by where it stands. The first if nothing else is said. */
  readonly keys: Readonly<Partial<Record<KeyPlace, string>>>;
  readonly mediaType: string;
  /** The parameter that names the tenant; empty where there is none. */
  readonly tenant: string;
  /** What a date/time in UTC has between date and time, and after the time. */
  readonly dateTime: readonly [separator: string, suffix: string];
  /** The property of an error's body that holds its code; empty where it is unknown. */
  readonly envelope: string;
  readonly error: new (code: string, message: string, status: number, request: RequestView) => Error;
  /** By the name of the resource and that of the operation. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}

/** Where a key is: `bearer` is a header, in which `Bearer` comes before it. */
export type KeyPlace = "header" | "bearer" | "query";

export interface OperationEntry {
  readonly method: string;
  /** With each id in braces: `/groups/{id}`. */
  readonly path: string;
  /** Whether it is about a tenant. */
  readonly tenant?: true | undefined;
  /** Whether it takes a body. */
  readonly body?: true | undefined;
  /** The parameter, and its value, that asks for what all tenants share. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** The fields of its body that are secret. */
  readonly secrets?: readonly string[] | undefined;
}
