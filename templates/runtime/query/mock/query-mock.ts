import { type OverrideOptions, type ServiceMock, GivenResponse, MockError, responseOf } from "../../http/mock/mock.js";
import { Failure } from "../server/message.js";
import type { Handler, Handlers, Context } from "../server/handlers.js";
import type { Answer } from "../server/request.js";
import type { AnswerFinding } from "../server/results/finding.js";
import type { SiteNames } from "../server/results/sample.js";
import type { ResultTable } from "../server/results/table.js";
import type { Table } from "../server/table.js";
import type { ModuleMockOptions } from "./options.js";
import { eachModule, type AnyModuleOverrides } from "./overrides.js";
import { placeOf, receivedAt } from "./misfit.js";
import { requestFactories, type FactorySetup, completedPage } from "./factory.js";
import { requestedOnly, type OverriddenModule, isMany, requestedPart, type RequestedPart } from "./requested.js";
import { isObject } from "../../core/values.js";
import { valueAt } from "../server/results/request.js";

/** The generated parts of a service that its mock requires. */
export interface QueryParts {
  readonly table: Table;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Undefined if the spec describes no results. */
  readonly results?: ResultTable | undefined;
  readonly site?: SiteNames | undefined;
  readonly answerWith: (handlers: Handlers, options: object) => Answer;
  /** Returns the handlers, with examples for modules without a handler. */
  readonly withExamples: (handlers: Handlers, options: object) => Handlers;
  /** Creates the extension for the profile of the service. */
  readonly extend?: ((options: object) => MockExtension) | undefined;
}

/** The part of a mock that its profile adds: actions, accounts, and the pages that they change. */
export interface MockExtension {
  /** The group that contains its actions among the overrides, and their names. */
  readonly group: string;
  readonly actions: readonly string[];
  /** Additional members of the mock. */
  readonly members: object;
  readonly examples: object;
  /** Returns options of the server. `overridable` lets an override replace an action. */
  readonly options: (overridable: (name: string, run: Handler) => Handler) => object;
  /** Returns handlers that apply earlier writes to the examples. */
  readonly handlers: (examples: Handlers) => Handlers;
  readonly reset: () => void;
}

/** A mock of a service of query modules, with the data for the MSW handlers. */
export interface QueryMock extends ServiceMock {
  readonly override: AnyModuleOverrides<() => void>;
  readonly internal: {
    /** Matches the URLs of requests to the service, without their queries. */
    readonly addresses: RegExp;
    readonly groups: QueryParts["groups"];
    readonly answer: (request: Request) => Promise<Response>;
    /** Returns the response with the result of an override, or undefined if the request does not name its module. */
    readonly answerBy: (request: Request, kept: Kept) => Promise<Response | undefined>;
  };
}

/** An override of a module or an action. */
export interface Kept {
  readonly group: string;
  readonly name: string;
  readonly handler: Handler;
  readonly once: boolean;
}

type FindOverride = (group: string, name: string) => Kept | undefined;

export function createQueryMock(parts: QueryParts, given: ModuleMockOptions<Handlers, object> = {}): QueryMock {
  const { table, results, site } = parts;
  const { seed = 0, modules = {}, server = {}, onError = (error: unknown) => console.error(error) } = given;
  const checkResponses = given.checkAnswers ?? true;
  const place = placeOf(given.endpoint, table);
  const extension = parts.extend?.(given);
  const [generator] = table.generator;
  const groups = {
    ...parts.groups,
    ...(table.generators.length > 0 && { [generator]: table.generators }),
    ...(extension && { [extension.group]: extension.actions }),
  };
  const overrides: Kept[] = [];
  const remove = (one: Kept): void => void (overrides.includes(one) && overrides.splice(overrides.indexOf(one), 1));
  const options = { ...server, seed, modules, ...extension?.examples };
  const examples = parts.withExamples({}, options);
  const own = parts.withExamples(given.handlers ?? {}, options);
  const responses = extension?.handlers(own) ?? own;

  /** Responds with the overrides that `find` returns, and reports which of them were used. */
  async function answered(
    request: Request,
    find: FindOverride,
  ): Promise<{ readonly response: Response; readonly used: ReadonlySet<Kept> }> {
    const used = new Set<Kept>();
    const found: AnswerFinding[] = [];
    const overridden = (
      group: string,
      name: string,
      handler: Handler,
      call: (kept: Kept, ...given: Parameters<Handler>) => unknown,
    ): Handler => {
      return async (parameters, context) => {
        const kept = find(group, name);
        if (kept === undefined) return handler(parameters, context);
        used.add(kept);
        if (kept.once) remove(kept);
        const reply = await call(kept, parameters, context);
        if (reply instanceof Response) throw new GivenResponse(reply);
        return reply;
      };
    };
    const module = (group: string, name: string, handler: Handler): Handler => {
      const isGenerator = group === generator;
      const overriddenModule: OverriddenModule = {
        results,
        name,
        form: isGenerator ? "generator" : (table.forms[name] ?? "results"),
      };
      const example = (isGenerator ? examples.generators : examples.modules)?.[name] ?? (() => ({}));
      const setup: FactorySetup = { module: overriddenModule, example, site, seed };
      return overridden(group, name, handler, async (kept, parameters, context) => {
        const factories = requestFactories(setup, parameters, context);
        const reply = await kept.handler({ ...factories, ...parameters }, context);
        if (reply instanceof Response) return reply;
        const result = resultOf(setup, kept, reply, parameters, context);
        return checkResponses ? requestedOnly(overriddenModule, result, context) : result;
      });
    };
    const all = (group: string, names: readonly string[], handlers: Handlers["modules"] = {}): object => {
      return Object.fromEntries(
        names
          .filter((name) => handlers[name] !== undefined)
          .map((name) => [name, module(group, name, handlers[name]!)]),
      );
    };
    let response: Response | undefined;
    let mistake: string | undefined;
    const respond = parts.answerWith(
      {
        ...responses,
        modules: {
          ...responses.modules,
          ...Object.assign(
            {},
            ...Object.entries(parts.groups).map(([group, names]) => all(group, names, responses.modules)),
          ),
        },
        generators: { ...responses.generators, ...all(generator, table.generators, responses.generators) },
      },
      {
        ...extension?.options((name, run) =>
          overridden(extension.group, name, run, (kept, ...call) => kept.handler(...call)),
        ),
        ...server,
        ...(checkResponses && { checkAnswers: "warn" }),
        onFindings: (findings: readonly AnswerFinding[]) => void found.push(...findings),
        onError: (error: unknown) => {
          if (error instanceof GivenResponse) response = error.response;
          else if (error instanceof MockError) mistake = error.message;
          else onError(error);
        },
      },
    );
    const received = await receivedAt(place, request);
    const made = await respond(received);
    if (response !== undefined) return { response, used };
    if (used.size > 0 && found.length > 0) {
      const names = [...used].map(({ name }) => name).join(", ");
      mistake ??= `The override of ${names} does not match the spec: ${found.slice(0, 5).map(sentenceOf).join("; ")}. Change it, or set checkAnswers to false.`;
    }
    const text = mistake;
    if (text === undefined) return { response: withCookies(responseOf(made, request.method), made.cookies), used };
    onError(new Error(text));
    return {
      response: responseOf(
        await respond.refusal(received, { code: "internal_api_error", text, module: "" }, 400),
        request.method,
      ),
      used,
    };
  }

  const answer = async (request: Request): Promise<Response> => {
    const find: FindOverride = (group, name) => overrides.find((one) => one.group === group && one.name === name);
    return (await answered(request, find)).response;
  };
  return {
    ...extension?.members,
    fetch: async (input, init) => answer(new Request(input, init)),
    reset: () => {
      overrides.splice(0);
      extension?.reset();
    },
    override: eachModule(groups, (group, name) => (handler: Handler, { once = false }: OverrideOptions = {}) => {
      const kept: Kept = { group, name, handler, once };
      overrides.unshift(kept);
      return () => remove(kept);
    }),
    internal: {
      addresses: place.addresses,
      groups,
      answer,
      answerBy: async (request, kept) => {
        const { response, used } = await answered(request, (group, name) =>
          group === kept.group && name === kept.name ? kept : undefined,
        );
        return used.has(kept) ? response : undefined;
      },
    },
  };
}

/** Returns a handler that throws an error. */
export function errorAnswer(code: string, text = code): () => never {
  return () => {
    throw new Failure({ code, text, module: "" });
  };
}

/** Adds cookies to a response. Only Node and workers allow programs to do so. */
function withCookies(response: Response, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

function sentenceOf({ pointer, expected, received }: AnswerFinding): string {
  return `${pointer || "the response"}: ${expected} expected, ${received} received`;
}

/** The list positions at which clients continue, by override and by parameter value. */
const places = new WeakMap<object, Map<string, number>>();

/**
 * Converts the return value of an override to the result of a handler. An object of members applies to each page. If an
 * array is longer than the limit, the client can continue it; `override` must be the same object for each request.
 */
function resultOf(
  setup: FactorySetup,
  override: object,
  response: unknown,
  parameters: Readonly<Record<string, unknown>>,
  context: Context,
): unknown {
  const { module } = setup;
  if (module.form === "pages") {
    const isOfEachPage = isObject(response) && !isMany(response) && !isMany(response["items"]);
    if (isOfEachPage) return { items: context.pages.map((page) => [page, response]), limited: true };
    return isMany(response) ? { items: response, limited: true } : response;
  }
  if ((module.form !== "items" && module.form !== "generator") || !Array.isArray(response)) return response;
  const part = requestedPart(module, context);
  const isPages = module.form === "generator" && part !== undefined;
  const items = isPages
    ? response.map((page, index) => (isObject(page) ? completedPage(setup, part, page, index) : page))
    : response;
  return continued(part, override, items, parameters);
}

function continued(
  part: RequestedPart | undefined,
  override: object,
  items: readonly unknown[],
  parameters: Readonly<Record<string, unknown>>,
): unknown {
  const known = places.get(override) ?? new Map<string, number>();
  places.set(override, known);
  const parameter = part?.result.next?.parameter ?? "continue";
  let at = known.get(String(parameters[parameter])) ?? 0;
  function* left(): Iterable<unknown> {
    for (; at < items.length; at++) yield items[at];
  }
  const continueAt = (): string | number => {
    const value = (part && valueAt(part.result.next, part.asked, at)) ?? at;
    known.set(String(value), at);
    return value;
  };
  return { items: left(), continueAt, continueWith: parameter };
}
