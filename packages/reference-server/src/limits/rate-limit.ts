import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "./network-of.ts";

const minute = 60_000;

/** Of how many addresses requests are counted at most. */
const mostAddresses = 5000;

interface Count {
  requests: number;
  /** When the minute ends. */
  end: number;
}

export class TooManyRequests extends Error {
  readonly statusCode = 429;

  constructor() {
    super("Too many requests");
  }
}

export interface RateLimit {
  /** Requests in a minute. */
  readonly most: number;
  readonly now: () => number;
  /** Which requests are not counted: none, where it is not given. */
  readonly isFree?: (request: FastifyRequest) => boolean;
}

/**
 * Lets so many requests a minute come from one address, and says so in the headers of each answer. A request counts
 * whatever it is for.
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

/** The count of the minute. Where there are too many addresses, the one whose minute began first is forgotten. */
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
