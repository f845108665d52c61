import type { CallOptions, TransportOptions } from "../http/options.js";

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
