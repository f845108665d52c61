/** A request, as the core reads it: one of Fastify's is one. */
export interface Received {
  readonly method: string;
  /** The path with the query string, as they were sent. */
  readonly url: string;
  /** By name: a text, or a list where a name is there several times. */
  readonly query: unknown;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** From where it came. */
  readonly ip: string;
  /** Bytes, where there are any. */
  readonly body?: unknown;
  readonly raw: {
    /** Name, value, name, value, … as they were sent. */
    readonly rawHeaders: readonly string[];
  };
}
