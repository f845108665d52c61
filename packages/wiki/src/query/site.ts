import type { Sessions } from "../accounts/sessions.ts";
import type { Storage } from "../storage/storage.ts";

/** The site that the actions and handlers of the query interface use. */
export interface Site {
  readonly storage: Storage;
  readonly sessions: Sessions;
  /** Returns the address of the server, such as `http://127.0.0.1:8080`. */
  readonly origin: () => string;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}
