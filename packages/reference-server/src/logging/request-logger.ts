import type { FastifyBaseLogger } from "fastify";

type Child = Parameters<FastifyBaseLogger["child"]>;
type Said = Parameters<FastifyBaseLogger["info"]>;

/** The logger of one request. It is made when the request first has something to say, which few have, since making it takes longer than the line of a request. */
export class RequestLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #child: Child;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, ...child: Child) {
    this.#parent = parent;
    this.#child = child;
  }

  get #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(...this.#child));
  }

  get level(): string {
    return this.#logger.level;
  }

  fatal(...said: Said): void {
    this.#logger.fatal(...said);
  }

  error(...said: Said): void {
    this.#logger.error(...said);
  }

  warn(...said: Said): void {
    this.#logger.warn(...said);
  }

  info(...said: Said): void {
    this.#logger.info(...said);
  }

  debug(...said: Said): void {
    this.#logger.debug(...said);
  }

  trace(...said: Said): void {
    this.#logger.trace(...said);
  }

  silent(...said: Said): void {
    this.#logger.silent(...said);
  }

  child(...given: Child): FastifyBaseLogger {
    return this.#logger.child(...given);
  }
}
