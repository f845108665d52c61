import type { Handler, Handlers } from "../handlers.js";
import { type Mock, callOf, mockItems, mockPages } from "./mock-call.js";
import { type Site, type Spot, sample, sampleObject } from "./sample.js";
import { type Field, type ResultTable, isOf } from "./table.js";
import { Failure } from "../message.js";
import { notImplemented } from "../modules.js";
import type { MockOptions } from "../options.js";
import type { AnswerForm, Table } from "../table.js";
import { requestOf } from "./request.js";
import { sum } from "../../../core/samples/type.js";

/** Returns members of the results or of the body. A limit applies to the first list among them. */
const mockResults =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, limit, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const fields = result.results ?? result.body ?? [];
    const counted = limit === Infinity ? undefined : firstList(fields);
    if (counted === undefined || counted.type.kind !== "list") return sampleObject(fields, spotAt(0));
    const { items } = counted.type;
    const end = Math.min(total, start + limit);
    const given = Array.from({ length: Math.max(0, end - start) }, (_, index) =>
      sample(items, counted.name, spotAt(start + index)),
    );
    const next = valueAt(end);
    if (end < total && next !== undefined) context.continueWith(next, result.next?.parameter);
    return sampleObject(fields, { ...spotAt(0), given: new Map([[counted, given]]) });
  };

function firstList(fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (field.type.kind === "list") return field;
    const inner = field.type.kind === "object" ? firstList(field.type.fields) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const makers: Readonly<Record<AnswerForm, (mock: Mock) => Handler>> = {
  items: mockItems,
  pages: mockPages,
  results: mockResults,
  body: mockResults,
};

/**
 * Adds a mock for each module with a known result type but without a handler. A mock also replaces a handler that fails
 * with 501.
 */
export function mockHandlers(
  table: Table,
  results: ResultTable,
  handlers: Handlers,
  { seed = 0, modules: special = {} }: MockOptions = {},
  site?: Site,
): Handlers {
  const known = Object.keys(table.modules).filter((name) => Object.hasOwn(results.modules, name));
  const mock = (name: string): Mock => ({ table, results, site, seed, name, special: special[name] ?? {} });
  const modules = known.map((name) => [
    name,
    withFallback(handlers.modules?.[name], makers[table.forms[name] ?? "results"](mock(name))),
  ]);
  const generators = known
    .filter((name) => table.generators.includes(name))
    .map((name) => [name, withFallback(handlers.generators?.[name], mockGenerator(mock(name)))]);
  return {
    modules: { ...handlers.modules, ...Object.fromEntries(modules) },
    generators: { ...handlers.generators, ...Object.fromEntries(generators) },
    pages: handlers.pages ?? (site?.pageSet ?? mockPageSet)(results, seed),
  };
}

function withFallback(handler: Handler | undefined, fallback: Handler): Handler {
  if (handler === undefined) return fallback;
  return async (parameters, context) => {
    try {
      return await handler(parameters, context);
    } catch (error) {
      if (error instanceof Failure && error.status === notImplemented) return fallback(parameters, context);
      throw error;
    }
  };
}

/** Returns the pages of a generator, with their members. */
const mockGenerator =
  (mock: Mock): Handler =>
  (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const [kind] = mock.results.pages?.kinds ?? [];
    let at = start;
    function* pages(): Iterable<object> {
      for (; at < total; at++) {
        const spot = { ...spotAt(at), kind: kind?.name, echoes: {} };
        yield { ...sampleObject(kind?.fields ?? [], spot), ...sampleObject(result.generated ?? [], spot) };
      }
    }
    return { items: pages(), continueAt: () => valueAt(at) ?? at, continueWith: result.next?.parameter };
  };

/** The number of pages with different members. Further pages repeat them. */
const different = 1000;

/** Creates the pages that a request names, all of the first kind. Each contains the requested value in a key member. */
const mockPageSet =
  (results: ResultTable, seed: number): Handler =>
  (given: Readonly<Record<string, unknown>>, { request }) => {
    const { named, pages } = results;
    const [kind] = pages?.kinds ?? [];
    const { own: asked } = requestOf(results, request);
    const page = (value: unknown): object => {
      const number = (sum(String(value)) % different) + 1;
      const spot: Spot = {
        results,
        site: undefined,
        seed,
        asked,
        number,
        namespaces: [0],
        echoes: {},
        kind: kind?.name,
      };
      const key = keyOf(kind?.fields ?? [], pages?.key ?? [], value);
      return { ...sampleObject(kind?.fields ?? [], spot), ...(key === undefined ? {} : { [key]: value }) };
    };
    const values = [...named.pages, ...named.revisions].flatMap((name) => [given[name] ?? []].flat());
    return { pages: [...new Set(values)].map(page) };
  };

/** Returns the first key member whose type matches the value. */
function keyOf(fields: readonly Field[], key: readonly string[], value: unknown): string | undefined {
  return key.find((name) => fields.some((field) => field.name === name && isOf(field.type, value)));
}
