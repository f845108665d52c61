import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "@kiln/wiki";

const minute = 60_000;

/** Maximum number of addresses whose requests are counted. */
const mostAddresses = 5000;

interface Count {
  requests: number;
  /** The end of the minute. */
  end: number;
}

class TooManyRequests extends Error {
  readonly statusCode = 429;

  constructor() {
    super("Too many requests");
  }
}

export interface RateLimit {
  /** The maximum number of requests per minute. */
  readonly most: number;
  readonly now: () => number;
  /** Selects requests that are not counted. By default, all are counted. */
  readonly isFree?: (request: FastifyRequest) => boolean;
}

/**
 * Limits the number of requests per minute from one address, and reports the limit in the headers of each response. All
 * paths share one limit.
 */
export function limitRequests(app: FastifyInstance, { most, now, isFree = () => false }: RateLimit): void {
  const counts = new Map<string, Count>();
  app.addHook("onRequest", (request: FastifyRequest, reply: FastifyReply, done) => {
    if (isFree(request)) return done();
    const time = now();
    const count = countOf(counts, networkOf(request.ip), time);
    count.requests++;
    const seconds = Math.ceil((count.end - time) / 1000);
    reply
      .header("x-ratelimit-limit", most)
      .header("x-ratelimit-remaining", Math.max(0, most - count.requests))
      .header("x-ratelimit-reset", seconds);
    if (count.requests <= most) return done();
    reply.header("retry-after", seconds);
    done(new TooManyRequests());
  });
}

/** Returns the count of the current minute. If there are too many addresses, drops the one whose minute began first. */
function countOf(counts: Map<string, Count>, address: string, time: number): Count {
  const known = counts.get(address);
  if (known !== undefined && time < known.end) return known;
  counts.delete(address);
  const [oldest] = counts.size < mostAddresses ? [] : counts.keys();
  if (oldest !== undefined) counts.delete(oldest);
  const count = { requests: 0, end: time + minute };
  counts.set(address, count);
  return count;
}
