import type { CallOptions, RequestView, TransportOptions } from "../http/types.js";

/** What the client of a service takes. */
export interface ResourceClientOptions<Place extends string> extends TransportOptions {
  /** Where the service is reached. */
  readonly baseUrl: string | URL;
  readonly key: string;
  /** Where the key stands in a request. In an address it may end up in logs. */
  readonly keyIn?: Place | undefined;
  /** The tenant of every call that names none itself. */
  readonly tenant?: string | undefined;
}

/** What a call takes last, which must be there where something in it must. */
export type Last<Options> = {} extends Options ? readonly [call?: Options] : readonly [call: Options];

/** For calls that are about a tenant. */
export interface TenantOptions extends CallOptions {
  /** In place of the client's. */
  readonly tenant?: string | undefined;
}

/** For calls that must be about a tenant, of a client that has none. */
export interface NeededTenantOptions extends CallOptions {
  readonly tenant: string;
}

/** An answer of the service that says what is wrong. It holds nothing secret. */
export declare class ResourceError<Code extends string = string> extends Error {
  protected constructor();
  /** The code of the service. */
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  readonly request: RequestView;
  /** Whether it is this error. */
  is<One extends Code>(code: One): this is this & { readonly code: One };
}

/** A service, as the runtime knows it. */
export interface Service {
  /** What stands in the address before the path of an operation. */
  readonly base: string;
  /** What carries the key, by where it stands: `header`, `bearer` (a header, after `Bearer`), `query`. The first if nothing else is said. */
  readonly keys: Readonly<Record<string, string>>;
  readonly mediaType: string;
  /** The parameter that names the tenant; empty where there is none. */
  readonly tenant: string;
  /** What stands before the time of a date/time in UTC, and after it. */
  readonly moment: readonly string[];
  /** The property of an error's body that holds its code; empty where nobody knows it. */
  readonly envelope: string;
  readonly error: new (code: string, message: string, status: number, request: RequestView) => Error;
  readonly resources: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  /** Whether it is about a tenant. */
  readonly tenant?: boolean;
  readonly body?: boolean;
  /** The parameter, and its value, that asks for what all tenants share. */
  readonly shared?: Readonly<Record<string, string>>;
  /** The fields of its body that are secret. */
  readonly secrets?: readonly string[];
}
