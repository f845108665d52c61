import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The request's entry among its caller's turns, while the request is in progress. */
    turn?: Turn | undefined;
  }
}

/** Size in bytes above which a body or a response delays other callers. */
const large = 16_384;

/** In milliseconds: after a large request, the requests of a caller take turns for this time. */
const memory = 30_000;

/** In milliseconds: after a request, the caller counts as active for this time. */
const recently = 2000;

/** Maximum number of a caller's requests in progress, and of its waiting requests. */
const [mostActive, mostWaiting] = [10, 100];

/**
 * The pause of a caller after each turn while other callers are active: a multiple of the request's duration, up to a
 * maximum in milliseconds.
 */
const rest = { large: 9, small: 2, longest: 1000 };

/** Above this number of callers, inactive ones are removed as soon as possible. */
const manyCallers = 1000;

interface Caller {
  /** The number of requests in progress. */
  active: number;
  /** True if one of the requests holds the caller's turn. There is at most one at a time. */
  hasTurn: boolean;
  readonly waiting: Waiting[];
  /** The time until which requests of the caller count as large. */
  largeUntil: number;
}

interface Waiting {
  readonly isTurn: boolean;
  readonly go: () => void;
}

/** A request in progress. */
interface Turn {
  readonly caller: Caller;
  readonly isTurn: boolean;
  readonly begin: number;
  isOver: boolean;
}

export interface TurnOptions {
  /** Returns the caller of a request; `undefined` for a request that never waits. */
  readonly nameOf: (request: FastifyRequest) => string | undefined;
  /** Returns true if a request waits for the disk and therefore delays all others. */
  readonly isWrite: (request: FastifyRequest) => boolean;
  /** Returns the time in milliseconds. */
  readonly now?: () => number;
}

/**
 * Limits a caller with large requests or responses to one request at a time. If there are other callers, they receive
 * most of the time, and a caller that writes is also limited to one write at a time. Others are therefore delayed by
 * only one such request, regardless of the number of a caller's connections. Callers with small requests are not
 * delayed. A request is queued only when it is complete, so that slow uploads do not delay others.
 */
export function takeTurns(app: FastifyInstance, { nameOf, isWrite, now = () => performance.now() }: TurnOptions): void {
  const callers = new Map<string, Caller>();
  let lastName = "";
  let otherAt = -Infinity;

  const areOthers = (): boolean => now() - otherAt < recently;
  const isLarge = (caller: Caller): boolean => caller.largeUntil >= now();
  const forget = (): void => {
    for (const [name, caller] of callers) if (caller.active === 0 && !isLarge(caller)) callers.delete(name);
  };
  const callerOf = (name: string): Caller => {
    const known = callers.get(name);
    if (known !== undefined) return known;
    if (callers.size >= manyCallers) forget();
    const caller = { active: 0, hasTurn: false, waiting: [], largeUntil: -Infinity };
    callers.set(name, caller);
    return caller;
  };
  const mayGo = (caller: Caller, isTurn: boolean): boolean => caller.active < mostActive && !(isTurn && caller.hasTurn);
  const next = (caller: Caller, wasTurn: boolean): void => {
    caller.active--;
    if (wasTurn) caller.hasTurn = false;
    const index = caller.waiting.findIndex(({ isTurn }) => mayGo(caller, isTurn));
    if (index >= 0) caller.waiting.splice(index, 1)[0]?.go();
  };

  const release = (turn: Turn, reply: FastifyReply): void => {
    if (turn.isOver) return;
    turn.isOver = true;
    const { caller, isTurn, begin } = turn;
    if (responseSize(reply) > large) caller.largeUntil = now() + memory;
    if (!isTurn || !areOthers()) return next(caller, isTurn);
    const pause = (now() - begin) * (isLarge(caller) ? rest.large : rest.small);
    setTimeout(next, Math.min(pause, rest.longest), caller, isTurn).unref();
  };

  app.decorateRequest("turn");
  app.addHook("preHandler", (request, reply, done) => {
    const name = nameOf(request);
    // A request that its handler does not find passes this hook again before the 404 response. It must not wait for
    // itself.
    if (name === undefined || request.turn !== undefined) return done();
    if (name !== lastName) [lastName, otherAt] = [name, now()];
    const caller = callerOf(name);
    if (sizeOf(request) > large) caller.largeUntil = now() + memory;
    const isTurn = isLarge(caller) || (areOthers() && isWrite(request));
    const go = (): void => {
      caller.active++;
      if (isTurn) caller.hasTurn = true;
      // The client may have disconnected while the request was waiting.
      if (reply.raw.destroyed) return next(caller, isTurn);
      const turn = { caller, isTurn, begin: now(), isOver: false };
      request.turn = turn;
      // If the connection closes, Fastify calls no hook.
      reply.raw.on("close", () => release(turn, reply));
      done();
    };
    if (mayGo(caller, isTurn)) return go();
    if (caller.waiting.length >= mostWaiting)
      return done(Object.assign(new Error("Too many requests are queued"), { statusCode: 429 }));
    caller.waiting.push({ isTurn, go });
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (request.turn !== undefined) release(request.turn, reply);
    done();
  });
}

function sizeOf({ body }: FastifyRequest): number {
  return body instanceof Uint8Array ? body.length : 0;
}

function responseSize(reply: FastifyReply): number {
  return Number(reply.getHeader("content-length") ?? 0);
}
