import { isObject, type Json } from "../../codegen/json.ts";
import { memberOf as ownMember } from "../../learn/rows.ts";
import { parseBody, waitOf } from "../../learn/record/record.ts";
import { bodyText, type Capture, type Case, type NextPage, type Step } from "../suite/case.ts";
import { fill, keyParts, urlOf, type Target, type Variables } from "./target.ts";

/** A request and its response. */
export interface Exchange {
  readonly step: Step;
  /** The method and the URL, without keys. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or undefined if it is not JSON. */
  readonly body: Json | undefined;
}

/** The result of sending a case: its exchanges, or the reason why it could not be sent. */
export type Sent = { readonly exchanges: readonly Exchange[] } | { readonly reason: string };

export interface Manners {
  /** The maximum number of requests per second. */
  readonly rate: number;
  /** The maximum number of requests, including retries. */
  readonly budget: number;
  /** The number of requests at the same time. */
  readonly parallel: number;
  readonly userAgent: string;
}

/** The side effects of a run. */
export interface World {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the time in milliseconds since an arbitrary moment. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export interface Run {
  readonly requests: number;
  /** The reason why the run ended early, or undefined if it is complete. */
  readonly stopped: string | undefined;
}

const longestWait = 120_000;
const timeout = 30_000;
const maximumPages = 200;

/** Ends a run early. The message is the reason. */
export class Stopped extends Error {}

/**
 * Sends the cases, and passes each result to `take`. Cases that only read are sent in parallel, after the case that
 * they are based on. Cases that write follow, one after another. A case with a reason to skip it is not sent.
 */
export async function runCases(
  cases: readonly Case[],
  targets: ReadonlyMap<string, Target>,
  manners: Manners,
  world: World,
  take: (one: Case, sent: Sent) => void,
  reasonToSkip: (one: Case) => string | undefined = () => undefined,
): Promise<Run> {
  const sender = new Sender(manners, world);
  const run = async (one: Case): Promise<void> => {
    const reason = reasonToSkip(one);
    take(one, reason === undefined ? await sender.send(targets.get(one.service)!, one) : { reason });
  };
  try {
    const bases = new Set(cases.flatMap(({ base }) => base ?? []));
    const rest = cases.filter(({ id }) => !bases.has(id));
    const { parallel } = manners;
    const isReading = ({ writes }: Case): boolean => !writes;
    await inParallel(
      cases.filter(({ id }) => bases.has(id)),
      parallel,
      run,
    );
    await inParallel(rest.filter(isReading), parallel, run);
    await inParallel(
      rest.filter(({ writes }) => writes),
      1,
      run,
    );
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { requests: sender.requests, stopped: error.message };
  }
  return { requests: sender.requests, stopped: undefined };
}

async function inParallel<Item>(
  items: readonly Item[],
  count: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** Sends the steps of cases, within the rate and the budget. */
export class Sender {
  requests = 0;
  #nextAt = 0;
  readonly #manners: Manners;
  readonly #world: World;

  constructor(manners: Manners, world: World) {
    this.#manners = manners;
    this.#world = world;
  }

  async send(target: Target, one: Pick<Case, "steps"> & Partial<Case>): Promise<Sent> {
    const variables = new Map<string, string>();
    const exchanges: Exchange[] = [];
    if (one.expect?.kind === "paged") return this.#pages(target, one.steps, one.expect.items, one.expect.next);
    try {
      for (const step of one.steps) {
        const sent = await this.#step(target, step, variables);
        if ("reason" in sent) return sent;
        exchanges.push(sent);
        for (const capture of step.captures) {
          const value = captured(sent, capture);
          const reason = `no response contains the ${capture.name} that the request needs (${sent.request}: ${sent.status})`;
          if (value !== undefined) variables.set(capture.name, value);
          else if (step !== one.steps.at(-1)) return { reason };
        }
      }
      return { exchanges };
    } finally {
      if (variables.has("id")) for (const step of one.cleanup ?? []) await this.#step(target, step, variables);
    }
  }

  /** Sends the request for the whole list, requests for its pages to the end, and the first request again. */
  async #pages(target: Target, [whole, part]: readonly Step[], path: readonly string[], next: NextPage): Promise<Sent> {
    const first = await this.#step(target, whole!, new Map());
    if ("reason" in first) return first;
    const count = itemsIn(first.body, path).length;
    const limit = String(count <= 8 ? 1 : Math.ceil(count / 4));
    const variables = new Map([["limit", limit]]);
    const exchanges = [first];
    let step: Step | undefined = part!;
    if (next.kind === "continuation" && memberOf(first.body, next.member) !== undefined)
      return { reason: "the list has more items than one response may contain" };
    for (let pages = 0; step !== undefined && pages < maximumPages; pages++) {
      const sent: Exchange | { readonly reason: string } = await this.#step(target, step, variables);
      if ("reason" in sent) return sent;
      exchanges.push(sent);
      step = nextStep(part!, sent, next, exchanges.slice(1), path, Number(limit));
    }
    const again = await this.#step(target, whole!, new Map());
    if ("reason" in again) return again;
    // Pages that repeat items never end.
    const read = exchanges.slice(1).reduce((sum, { body }) => sum + itemsIn(body, path).length, 0);
    return step === undefined || read > count
      ? { exchanges: [...exchanges, again] }
      : { reason: `the list does not end within ${maximumPages} pages` };
  }

  async #step(target: Target, step: Step, variables: Variables): Promise<Exchange | { readonly reason: string }> {
    const key = keyParts(target, step.credential);
    if (key === undefined) return { reason: "no key of this kind was given (--key)" };
    const headers = new Headers([
      ["user-agent", this.#manners.userAgent],
      ["accept", "application/json"],
      ...key.headers.map(([name, value]): [string, string] => [name, value]),
      ...step.headers.map(([name, value]): [string, string] => [name, fill(value, variables)]),
    ]);
    if (step.body !== undefined) headers.set("content-type", step.body.mediaType);
    const body = step.body && bodyText(step.body);
    const url = urlOf(target, step, variables, key.query);
    if (/[{}]/.test(url)) return { reason: "the request needs the id of an object, and no list supplies one" };
    const request = `${step.method} ${urlOf(target, step, variables)}`;
    for (let turn = 0; ; turn++) {
      await this.#turn();
      const response = await this.#fetch(url, {
        method: step.method,
        headers,
        redirect: "manual",
        ...(body !== undefined && { body }),
      });
      const after = response.headers.get("retry-after");
      const isLater = response.status === 429 || (response.status === 503 && after !== null);
      // A byte order mark is not JSON.
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
      if (!isLater)
        return {
          step,
          request,
          status: response.status,
          headers: response.headers,
          text,
          body: parseBody(text) as Json | undefined,
        };
      const wait = (after === null ? undefined : waitOf(after, this.#world.now)) ?? 1000 * 2 ** turn;
      if (wait > longestWait || turn > 5)
        throw new Stopped(`the service accepts no more requests for ${Math.round(wait / 1000)} seconds`);
      await this.#world.sleep(wait);
    }
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#world.fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      const { name, message, cause } = error as Error;
      const why =
        name === "TimeoutError"
          ? `there was no response within ${timeout / 1000} seconds`
          : `it cannot be reached: ${cause instanceof Error ? cause.message : message}`;
      throw new Stopped(why);
    }
  }

  /** Waits until the rate allows the next request. */
  async #turn(): Promise<void> {
    const { rate, budget } = this.#manners;
    if (this.requests >= budget) throw new Stopped(`the budget of ${budget} requests is used up`);
    this.requests++;
    if (rate === Infinity) return;
    const now = this.#world.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + 1000 / rate;
    if (at > now) await this.#world.sleep(at - now);
  }
}

/** Returns the items of a list in a body. */
export function itemsIn(body: Json | undefined, path: readonly string[]): readonly Json[] {
  const value = path.reduce<Json | undefined>(memberOf, body);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Returns a member of an object, or of a list the first item if the name is `*`, and the last one if it is `$`. */
export function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (name === "*" || name === "$")
    return Array.isArray(value) ? (value as readonly Json[]).at(name === "*" ? 0 : -1) : undefined;
  return isObject(value) ? ownMember(value, name) : undefined;
}

function captured({ body, headers }: Exchange, { paths, header }: Capture): string | undefined {
  if (header !== undefined) return headers.get(header) ?? undefined;
  const values = paths.map((path) => path.reduce<Json | undefined>(memberOf, body));
  const value = values.find((one) => one !== undefined && one !== null && typeof one !== "object");
  return value === undefined ? undefined : String(value);
}

/** Returns the request for the next page, or undefined after the last page. */
function nextStep(
  part: Step,
  { body }: Exchange,
  next: NextPage,
  pages: readonly Exchange[],
  path: readonly string[],
  limit: number,
): Step | undefined {
  const items = itemsIn(body, path);
  const withPairs = (pairs: Iterable<readonly [string, string]>): Step => {
    return { ...part, query: [...new Map([...part.query, ...pairs])] };
  };
  switch (next.kind) {
    case "continuation": {
      const more = memberOf(body, next.member);
      return isObject(more)
        ? withPairs(Object.entries(more).map(([name, value]) => [name, String(value)] as const))
        : undefined;
    }
    case "after": {
      const last = memberOf(items.at(-1), next.field);
      return last === undefined ? undefined : withPairs([[next.parameter, String(last)]]);
    }
    case "offset":
      return items.length === 0 ? undefined : withPairs([[next.parameter, String(pages.length * limit)]]);
    case "number":
      return items.length < limit ? undefined : withPairs([[next.parameter, String(next.first + pages.length)]]);
  }
}
