import type { TransportOptions } from "../http/options.js";
import type { KeyPlace } from "./table.js";

/** What the client of any service may be given. The options of each service have a type of their own, with what it takes. */
export interface ResourceClientOptions extends TransportOptions {
  readonly baseUrl?: string | URL | undefined;
  readonly key?: string | undefined;
  readonly keyIn?: KeyPlace | undefined;
  /** The tenant of every call that names none itself. */
  readonly tenant?: string | undefined;
}
