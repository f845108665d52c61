import { isObject } from "../../codegen/json.ts";
import { profileOf } from "../../model/profiles.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { type ValueSet, valueSetsById } from "../../model/type.ts";

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

/** A request to record. */
export interface Planned {
  readonly module: string;
  readonly query: string;
}

/** Names in a request, and their values. */
export type Pairs = ReadonlyMap<string, string>;

/** The maximum number of items in a response: enough to find optional members, but little to transfer. */
const fewItems = "5";

/**
 * Plans requests that reveal the results of modules. Each module has one request without parameters, one with all
 * values of each list, one for each single value, and one for each switch with all values. Modules take turns, so that
 * the most informative requests come first. Every request includes `given`.
 */
export function planRequests(service: QueryService, modules: readonly Module[], given: Pairs): readonly Planned[] {
  const sets = valueSetsById(service.valueSets);
  const plans = modules.map((module) =>
    [...new Set([...planModule(service, module, given, sets)])].map((query) => ({ module: module.name, query })),
  );
  const most = Math.max(0, ...plans.map((plan) => plan.length));
  return Array.from({ length: most }, (_, turn) => plans.flatMap((plan) => plan[turn] ?? [])).flat();
}

export function missingParameters({ parameters, rules, prefix }: Module, given: Pairs): readonly string[] {
  const isGiven = (name: string): boolean => given.has(prefix + name);
  const required = parameters.filter(
    (parameter) => parameter.required && parameter.default === undefined && !isGiven(parameter.name),
  );
  const oneOf = rules.flatMap((rule) => {
    const isDemand =
      (rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of") &&
      rule.when.length + rule.unless.length === 0;
    return isDemand && !rule.parameters.some(({ name }) => isGiven(name))
      ? [rule.parameters.map(({ name }) => prefix + name).join(" or ")]
      : [];
  });
  return [...required.map(({ name }) => prefix + name), ...oneOf];
}

function* planModule(
  service: QueryService,
  module: Module,
  given: Pairs,
  sets: ReadonlyMap<string, ValueSet>,
): Generator<string> {
  const write = (own: Pairs): string => queryOf(service, module, own, given);
  const separator = service.wire.separator.value ?? "|";
  const choosing = module.parameters.filter(
    ({ name, type, template }) => type.kind === "enum" && template === undefined && !given.has(module.prefix + name),
  );
  const all = (parameter: Parameter): Pairs =>
    new Map([[parameter.name, valuesOf(parameter, sets).slice(0, parameter.multiple!.lowLimit).join(separator)]]);
  const lists = choosing.filter(({ multiple }) => multiple !== undefined);
  yield write(new Map());
  for (const list of lists) yield write(all(list));
  if (module.generator) yield generatorQuery(service, module, given);
  for (const parameter of choosing)
    for (const value of valuesOf(parameter, sets)) yield write(new Map([[parameter.name, value]]));
  for (const { name } of module.parameters.filter(({ type }) => type.kind === "boolean")) {
    yield write(new Map([[name, "1"]]));
    for (const list of lists) yield write(new Map([...all(list), [name, "1"]]));
  }
}

function valuesOf({ type }: Parameter, sets: ReadonlyMap<string, ValueSet>): readonly string[] {
  return type.kind === "enum" ? choicesOf(type, sets).values.map(({ value }) => value) : [];
}

function queryOf(service: QueryService, module: Module, own: Pairs, given: Pairs): string {
  const group = service.groups.find(({ name }) => name === module.group)!;
  const parameters = new Map([...smallLimits(module), ...own].map(([name, value]) => [module.prefix + name, value]));
  return write(
    new Map([...common(service), [group.selector.value ?? group.name, module.name], ...parameters, ...given]),
  );
}

/** Returns the query of a module in its role as a generator. It includes the given parameters of the module. */
function generatorQuery(service: QueryService, module: Module, given: Pairs): string {
  const lead = (service.wire.generatorPrefix?.value ?? "") + module.prefix;
  const own = new Set(module.parameters.map(({ name }) => module.prefix + name));
  const moved = [...given].map(
    ([name, value]) => [own.has(name) ? lead + name.slice(module.prefix.length) : name, value] as const,
  );
  const parameters = [...smallLimits(module)].map(([name, value]) => [lead + name, value] as const);
  return write(
    new Map([
      ...common(service),
      [service.wire.generatorSelector?.value ?? "generator", module.name],
      ...parameters,
      ...moved,
    ]),
  );
}

function smallLimits({ parameters }: Module): Pairs {
  return new Map(parameters.filter(({ type }) => type.kind === "limit").map(({ name }) => [name, fewItems]));
}

/**
 * Returns the parameters of every request: the constants of the service, and the parameters that its profile recommends
 * for recording.
 */
function defaultsOf(service: QueryService): Pairs {
  const constants = service.constants.flatMap(({ name, value: fact }) => {
    const value = fact.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map([...constants, ...(profileOf(service)?.recording ?? [])]);
}

/** Returns the parameters that any request needs: required ones, with their first value, and the defaults. */
function common(service: QueryService): Pairs {
  const defaults = defaultsOf(service);
  const sets = valueSetsById(service.valueSets);
  const all = service.requestParameters.flatMap(({ parameters }) => parameters);
  return new Map(
    all.flatMap((parameter) => {
      const value = defaults.get(parameter.name) ?? (parameter.required ? valuesOf(parameter, sets)[0] : undefined);
      return value === undefined ? [] : [[parameter.name, value] as const];
    }),
  );
}

function write(pairs: Pairs): string {
  return new URLSearchParams([...pairs]).toString();
}
