import type { QueryClientOptions as GeneralOptions } from "../../query/client/options.js";

/** What a client is made with. */
export interface QueryClientOptions extends GeneralOptions {
  /** The address of the one endpoint, such as `https://wiki.example/w/api.php`. */
  readonly endpoint: string | URL;
  /** Who asks, with a way to reach them: demanded outside browsers. In browsers it is sent as `Api-User-Agent`. */
  readonly userAgent?: string | undefined;
  /** Every request fails where the caller is not of this kind. */
  readonly assert?: "anon" | "user" | "bot" | undefined;
  /** For browsers: `*` asks without cookies, the origin of the page with them. */
  readonly origin?: string | undefined;
  /** A request is put off while the lag of the databases is above so many seconds. */
  readonly maxlag?: number | undefined;
}
