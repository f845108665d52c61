import { hostname } from "node:os";
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { isWatching } from "../operations/control.ts";

/**
 * Returns the log options for Fastify. Headers, bodies and query strings of requests are not logged, because they may
 * contain API keys.
 */
export function logOptions(level: string, stream: LineWriter = standardOutput) {
  return {
    // At level `silent`, the logging library is not loaded.
    logger: level === "silent" ? false : { level, stream, serializers: { req: requestOf, res: replyOf, err: errorOf } },
    logController: new OneLineEach(["info", "debug", "trace"].includes(level) ? stream : undefined),
    childLoggerFactory: (...given: ConstructorParameters<typeof RequestLogger>) =>
      new RequestLogger(...given) as FastifyBaseLogger,
  };
}

/** The number of the level `info` in pino. */
const info = 30;

/** Logs each request in one line, after the response was sent. */
class OneLineEach extends LogController {
  readonly #stream: LineWriter | undefined;
  readonly #origin = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;

  /** @param stream undefined if the log level excludes request lines */
  constructor(stream: LineWriter | undefined) {
    super();
    this.#stream = stream;
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (error)
      request.log.error({ req: request, res: reply, responseTime: reply.elapsedTime, err: error }, "request errored");
    else if (!isWatching(request)) this.#stream?.write(this.#line(request, reply));
  }

  /** Returns the line in the format of pino. Pino itself takes longer to write it than some requests take in total. */
  #line({ id, method, url, ip }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): string {
    const request = `"reqId":"${id}","req":{"method":"${method}","path":${JSON.stringify(pathOf(url))},"address":${JSON.stringify(ip)}}`;
    const response = `"res":{"status":${statusCode}},"responseTime":${elapsedTime}`;
    return `{"level":${info},"time":${Date.now()},${this.#origin},${request},${response},"msg":"request completed"}\n`;
  }
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

function requestOf({ method, url, ip }: { readonly method: string; readonly url: string; readonly ip: string }) {
  return { method, path: pathOf(url), address: ip };
}

function replyOf({ statusCode }: { readonly statusCode: number }) {
  return { status: statusCode };
}

/** An error may contain request data, so only its name, message, code and stack are logged. */
function errorOf({ name, message, code, stack = "" }: Error & { readonly code?: string }) {
  return { type: name, message, code, stack };
}

type Child = Parameters<FastifyBaseLogger["child"]>;
type Said = Parameters<FastifyBaseLogger["info"]>;

/**
 * The logger of one request. It is created on the first message, because most requests log none, and creating it takes
 * longer than writing the request's line.
 */
class RequestLogger {
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

export interface LineWriter {
  write(line: string): void;
}

let waiting = "";
let isOpen = false;

/**
 * Writes log lines. The lines of one turn of the event loop are written together, because a separate write takes longer
 * than many requests.
 */
const standardOutput: LineWriter = {
  write(line) {
    if (!isOpen) open();
    if (waiting === "") setImmediate(flush);
    waiting += line;
  },
};

function open(): void {
  isOpen = true;
  process.once("exit", flush);
  // The server keeps running if the reader of the log closes the pipe.
  process.stdout.on("error", () => {});
}

function flush(): void {
  if (waiting !== "") process.stdout.write(waiting);
  waiting = "";
}
