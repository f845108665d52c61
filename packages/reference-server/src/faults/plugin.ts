import { setTimeout as wait } from "node:timers/promises";
import type { ServerResponse } from "node:http";
import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { table, createQueryAnswer, parametersOf } from "@kiln/server/query";
import { type Effect, type FaultRule, type Service, readFaultHeader } from "./rule.ts";

export interface FaultOptions {
  readonly rules: readonly FaultRule[];
  readonly seed: number;
  /** True if a request may select its own fault in the `x-kiln-fault` header. */
  readonly headers: boolean;
}

const header = "x-kiln-fault";

/**
 * Makes requests to both services fail on purpose. Requests to the exchange fail before they are inspected. Requests to
 * the query interface fail after their body is read, because it may select the format of the response.
 */
export function failOn(app: FastifyInstance, { rules, seed, headers }: FaultOptions): FaultChoice {
  const choice = faultChoice(rules, seed);
  const failAt =
    (service: Service) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const [path = ""] = request.url.split("?", 1);
      if (serviceOf(path) !== service) return undefined;
      const given = headers ? request.headers[header] : undefined;
      const rule =
        given === undefined ? choice.ofRules({ service, method: request.method, path }) : ruleOf(choice, String(given));
      if (rule === undefined) return undefined;
      if (typeof rule === "string") return send(reply, 400, {}, errorBody("bad_fault", rule));
      return fail(rule, service, request, reply);
    };
  app.addHook("onRequest", failAt("exchange"));
  app.addHook("preHandler", failAt("query"));
  return choice;
}

/** Returns the rule of a header if it applies to this request, or an error message if it is not valid. */
function ruleOf(choice: FaultChoice, text: string): FaultRule | string | undefined {
  try {
    return choice.ofHeader(readFaultHeader(text));
  } catch (error) {
    return (error as Error).message;
  }
}

async function fail(
  { latency, effect }: FaultRule,
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const kind = effect?.kind ?? "latency";
  request.log.info({ fault: kind }, "a requested fault");
  if (latency > 0) await waitFor(latency, reply);
  reply.header(header, kind);
  switch (kind) {
    case "cut":
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case "truncate":
      cutShort(reply.raw);
      return undefined;
    default:
      return effect && (service === "query" ? refuseQuery(effect, request, reply) : refuseExchange(effect, reply));
  }
}

/** Waits, but stops if the client closes the connection. */
async function waitFor(milliseconds: number, reply: FastifyReply): Promise<void> {
  const closed = new AbortController();
  const close = (): void => closed.abort();
  reply.raw.once("close", close);
  await wait(milliseconds, undefined, { signal: closed.signal }).catch(() => {});
  reply.raw.off("close", close);
}

async function refuseQuery(
  effect: Effect,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const refusal = await queryRefusal(effect, request);
  if (refusal !== undefined) return send(reply, refusal.status, refusal.headers, refusal.body);
  reply.removeHeader(header);
  return undefined;
}

function refuseExchange(effect: Effect, reply: FastifyReply): FastifyReply {
  reply.header("cache-control", "no-store");
  if (effect.kind === "status")
    return send(reply, effect.status, {}, errorBody("fault", "This fault was injected on request."));
  return send(reply, 429, { "retry-after": "1" }, errorBody("too_many_requests", "Too many requests."));
}

/** Returns the body of an error in the form of the exchange. */
function errorBody(code: string, message: string): string {
  return JSON.stringify({ error: { code, message } });
}

function send(
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): FastifyReply {
  return reply.code(status).type("application/json; charset=utf-8").headers(headers).send(body);
}

const exchange = "/pbx/openapi.php";

const ofModules = Object.values(table.modules).flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
const queryPaths = new Set([table.endpoint, ...ofModules]);

/** Returns the service that a path belongs to; `undefined` for all other paths of this server. */
function serviceOf(path: string): Service | undefined {
  if (path === exchange || path.startsWith(`${exchange}/`)) return "exchange";
  return queryPaths.has(path.replaceAll(/%2b/gi, "+")) ? "query" : undefined;
}

/** Ends a response in the middle of its body. The headers state the full length. */
function cutShort(response: ServerResponse): void {
  const write = response.write.bind(response);
  const destroy = (): void => void response.socket?.destroy();
  const half = (chunk: unknown): boolean => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    if (!(bytes instanceof Uint8Array)) {
      destroy();
      return false;
    }
    return write(bytes.subarray(0, Math.floor(bytes.length / 2)), destroy);
  };
  Object.assign(response, {
    write: half,
    end: (chunk: unknown) => {
      half(chunk);
      return response;
    },
  });
}

/** The properties of a request that a rule inspects. */
interface Asked {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
}

export interface FaultChoice {
  /** Returns the first rule that matches a request and selects it by its share; otherwise `undefined`. */
  ofRules(asked: Asked): FaultRule | undefined;
  /** Returns the rule of a header field if it applies to this request, by its share. */
  ofHeader(rule: FaultRule): FaultRule | undefined;
  reset(): void;
}

/**
 * Selects faults by a seed and by the number of earlier requests that matched a rule. The same requests in the same
 * order have the same faults, regardless of the time and the machine.
 */
function faultChoice(rules: readonly FaultRule[], seed: number): FaultChoice {
  let counts: number[] = [];
  /** Reports whether the share of a rule selects the request. Rules are numbered. All header rules share one count. */
  const hasShare = (rule: FaultRule, index: number): boolean => {
    const count = counts[index] ?? 0;
    counts[index] = count + 1;
    return fraction(`${seed} ${index} ${count}`) < rule.share;
  };
  return {
    ofRules: (asked) => rules.find((rule, index) => isAbout(rule, asked) && hasShare(rule, index)),
    ofHeader: (rule) => (hasShare(rule, rules.length) ? rule : undefined),
    reset: () => void (counts = []),
  };
}

function isAbout({ service, method, path, effect }: FaultRule, asked: Asked): boolean {
  // Only the query interface supports `maxlag`.
  if (effect?.kind === "maxlag" && asked.service !== "query") return false;
  if (service !== undefined && service !== asked.service) return false;
  return (method === undefined || method === asked.method) && (path === undefined || asked.path.startsWith(path));
}

/** Returns a number from 0 up to 1, which depends only on the string. */
function fraction(text: string): number {
  return hash("sha256", text, "buffer").readUInt32BE() / 2 ** 32;
}

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Returns the query interface's response to a fault, in the requested format; `undefined` if the fault does not affect
 * the request.
 */
async function queryRefusal(effect: Effect, request: FastifyRequest): Promise<Refusal | undefined> {
  const { method, url, headers, body } = request;
  const start = url.indexOf("?");
  const query = start < 0 ? "" : url.slice(start + 1);
  const { wire, given } = await parametersOf(table, {
    method,
    query,
    headers,
    body: body instanceof Uint8Array ? body : undefined,
  });
  const refusal = refusalOf(effect, given.get("maxlag"));
  if (refusal === undefined) return undefined;
  const { status, headers: own, ...message } = refusal;
  const answered = await respond.refusal({ method, query: wire, headers }, { ...message, module: "main" }, status);
  return { ...answered, headers: { ...answered.headers, ...own, "cache-control": "no-store" } };
}

/** Has no handlers, because it only builds refusals. */
const respond = createQueryAnswer();

function refusalOf(effect: Effect, maxlag: string | undefined) {
  switch (effect.kind) {
    case "maxlag": {
      const { seconds } = effect;
      if (maxlag === undefined || !(seconds > Number(maxlag))) return undefined;
      const headers = { "retry-after": "5", "x-database-lag": String(seconds) };
      const data = { host: "", lag: seconds, type: "db" };
      const text = "Waiting for a database server: $1 seconds lagged.";
      return {
        code: "maxlag",
        key: "apierror-maxlag-generic",
        text,
        parameters: [seconds],
        data,
        status: 200,
        headers,
      };
    }
    case "ratelimited": {
      const text = "You've exceeded your rate limit. Please wait some time and try again.";
      return { code: "ratelimited", key: "apierror-ratelimited", text, status: 200, headers: {} };
    }
    case "status":
      return { code: "fault", text: "This fault was injected on request.", status: effect.status, headers: {} };
    default:
      return undefined;
  }
}
