import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as wait } from "node:timers/promises";
import { faultChoice, type FaultChoice } from "./choose.ts";
import { cutShort } from "./cut-short.ts";
import type { Effect, FaultRule, Service } from "./fault.ts";
import { queryRefusal } from "./query-refusal.ts";
import { readFaultHeader } from "./read-rule.ts";
import { serviceOf } from "./service-of.ts";

export interface FaultOptions {
  readonly rules: readonly FaultRule[];
  readonly seed: number;
  /** Whether a request may say in `x-kiln-fault` what is to become of it. */
  readonly headers: boolean;
}

const header = "x-kiln-fault";

/**
 * Lets requests to both services fail on purpose. The exchange's fail before anything is looked at; those of the query interface when
 * their body is read, which may say in which form they are answered.
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

/** The rule of a header where it has its share; or what is wrong with it. */
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

/** Ends where the caller closes the connection. */
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

/** As the exchange has errors. */
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
