import type { MockModule } from "../server/options.js";

/** Options for the mock of a query service. */
export interface ModuleMockOptions<Handlers, Options> {
  /** The URL of the endpoint, as in the client. By default, the mock responds at the endpoint's path on any host. */
  readonly endpoint?: string | URL | undefined;
  /** The seed of the mock data. The same seed creates the same values. The default is 0. */
  readonly seed?: number | undefined;
  /** Settings for the mock data of modules, by name. */
  readonly modules?: Readonly<Record<string, MockModule>> | undefined;
  /** Handlers that permanently replace mock data. */
  readonly handlers?: Handlers | undefined;
  /** Options of the server, such as the caller and the properties of the site. */
  readonly server?: Options | undefined;
  /**
   * Compares results of overrides with the spec. A difference causes an error that states its location. The default is
   * `true`.
   */
  readonly checkAnswers?: boolean | undefined;
  /**
   * Called with errors that an override throws, and with differences between its result and the spec. By default they
   * are logged to the console.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}
