import { isObject } from "../../codegen/json.ts";
import type { Planned } from "./plan.ts";

/** The side effects of recording. */
export interface World {
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** Returns the time in milliseconds since an arbitrary moment. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Stores a line durably before it returns. */
  readonly keep: (line: string) => void;
}

export interface Manners {
  /** Maximum number of requests per second. */
  readonly rate: number;
  /** Maximum number of requests, including retries. */
  readonly most: number;
  readonly userAgent: string;
}

export interface Recording {
  readonly kept: number;
  readonly requests: number;
  /** The reason why the recording ended early, or `undefined` if it is complete. */
  readonly stopped: string | undefined;
}

/** Timeouts in milliseconds. */
const timeouts = { answer: 30_000, firstWait: 5_000, longestWait: 300_000 };
const largestBody = 16 * 1024 * 1024;

/** Sends the requests one after another, and saves each response immediately. Stops at the first failure. */
export async function recordAnswers(
  endpoint: URL,
  plan: readonly Planned[],
  manners: Manners,
  world: World,
): Promise<Recording> {
  const state = { kept: 0, requests: 0, nextAt: world.now() };
  for (const planned of plan) {
    for (let waits = 0; ; waits++) {
      if (state.requests >= manners.most) return { ...state, stopped: undefined };
      await waitTurn(state, manners, world);
      state.requests++;
      const response = await ask(endpoint, planned, manners, world).catch((error: Error) => ({
        problem: reasonOf(error),
      }));
      if ("problem" in response) return { ...state, stopped: `${response.problem}, for the query ${planned.query}` };
      if ("body" in response) {
        world.keep(`${JSON.stringify({ module: planned.module, query: planned.query, body: response.body })}\n`);
        state.kept++;
        break;
      }
      const wait = response.wait ?? timeouts.firstWait * 2 ** waits;
      if (wait > timeouts.longestWait)
        return { ...state, stopped: `the next attempt is due in ${Math.round(wait / 1000)} seconds; continue later` };
      await world.sleep(wait);
    }
  }
  return { ...state, stopped: undefined };
}

async function waitTurn(state: { nextAt: number }, { rate }: Manners, { now, sleep }: World): Promise<void> {
  const wait = state.nextAt - now();
  if (wait > 0) await sleep(wait);
  state.nextAt = now() + 1000 / rate;
}

/** The delay before the next attempt, in milliseconds. It is `undefined` if the server does not specify it. */
interface Wait {
  readonly wait: number | undefined;
}

async function ask(
  endpoint: URL,
  { query }: Planned,
  { userAgent }: Manners,
  { fetch, now }: World,
): Promise<{ readonly body: object } | Wait | { readonly problem: string }> {
  const url = new URL(endpoint);
  url.search = query;
  const response = await fetch(url, {
    headers: { "user-agent": userAgent, accept: "application/json" },
    redirect: "manual",
    signal: AbortSignal.timeout(timeouts.answer),
  });
  const after = response.headers.get("retry-after");
  if (response.status === 429 || response.status === 503 || after !== null) {
    await response.body?.cancel();
    return { wait: after === null ? undefined : waitOf(after, now) };
  }
  if (response.status >= 300 && response.status < 400) {
    return { problem: `it redirects to another address (${response.headers.get("location") ?? "not stated"})` };
  }
  const text = await response.text();
  if (text.length > largestBody) return { problem: "the response is too large" };
  const body = parseBody(text);
  return isObject(body) ? { body } : { problem: `the response (HTTP status ${response.status}) is not a JSON object` };
}

/** Parses JSON. Returns `undefined` for other text. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a `Retry-After` header, which is a number of seconds or a date (RFC 9110). Returns `undefined` if it is
 * neither.
 */
export function waitOf(after: string, now: () => number): number | undefined {
  if (/^\d+$/.test(after.trim())) return Number(after) * 1000;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now());
}

function reasonOf(error: Error): string {
  if (error.name === "TimeoutError") return `there was no response within ${timeouts.answer / 1000} seconds`;
  if (!(error instanceof TypeError)) throw error;
  return `it cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}`;
}
