/** What the site is told by the server that it runs on. */
export interface SiteFacts {
  /** The address of the server, such as `http://127.0.0.1:8080`. */
  readonly origin: () => string;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  /** Whether its pages are made up. */
  readonly mock: boolean;
}
