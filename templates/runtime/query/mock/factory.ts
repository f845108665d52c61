import type { Factory, PartOf } from "../../http/mock/factory.js";
import {
  type OverriddenModule,
  type RequestedPart,
  type ResultForm,
  completedMembers,
  completedObject,
  fieldsFor,
  isMany,
  requestedPart,
  typeOf,
} from "./requested.js";
import { misfitOf } from "./misfit.js";
import type { ModuleRequest } from "../server/results/request.js";
import { type SiteNames, type Spot, sample } from "../server/results/sample.js";
import type { Field, ResultTable, Shape, Type } from "../server/results/table.js";
import { isObject } from "../../core/values.js";
import { MockError } from "../../http/mock/mock.js";
import type { Context, Handler, Items, Page } from "../server/handlers.js";

/** A request that selects every member. */
const asked: ModuleRequest = {
  parameters: {},
  defaults: {},
  all: undefined,
  role: undefined,
  pages: { some: false, several: false, revisions: false, "several-revisions": false },
};

/**
 * Creates objects with all members that requests can select, each in its first form. `shapes` are the shapes of nested
 * objects.
 */
export function factoryOf<T>(
  name: string,
  type: Type,
  shapes: Readonly<Record<string, Shape>>,
  site?: SiteNames,
): Factory<T> {
  const results = {
    shapes: Object.fromEntries(
      Object.entries(shapes).map(([one, shape]) => [one, { ...shape, fields: plain(shape.fields) }]),
    ),
  } as unknown as ResultTable;
  const own = inner(type);
  return (given: object = {}, { index = 0, seed = 0 } = {}) => {
    const fields = fieldsFor(results, own, given);
    const wrong = misfitOf(results, { kind: "object", fields }, given, { at: "", object: name }, true);
    if (wrong !== undefined) throw new TypeError(`${name}: ${wrong}.`);
    const spot: Spot = { results, site, seed, asked, number: index + 1 + seed * 100, namespaces: [0], echoes: {} };
    return completedObject(fields, given as Readonly<Record<string, unknown>>, spot) as T;
  };
}

/** Removes the conditions of members. If several members have the same name, only the first is kept. */
function plain(fields: readonly Field[]): readonly Field[] {
  const named = new Map(fields.toReversed().map((field) => [field.name, field]));
  return [...new Set(fields.map(({ name }) => name))].map((name) => {
    const { when: _, unless: __, pages: ___, ...field } = named.get(name)!;
    return { ...field, type: inner(field.type) };
  });
}

function inner(type: Field["type"]): Field["type"] {
  switch (type.kind) {
    case "object":
      return { ...type, fields: plain(type.fields) };
    case "list":
      return { ...type, items: inner(type.items) };
    case "map":
      return { ...type, values: inner(type.values) };
    case "union":
      return { ...type, members: type.members.map(inner) };
    default:
      return type;
  }
}

/** Creates the mock's own result for this request, with the given members replaced. */
export interface RequestFactory<T> {
  /** `index` is the position in the list or of the page, from 0. */
  (given?: PartOf<T>, options?: { readonly index?: number | undefined }): T;
}

/** The factory that an override gets in addition to the parameters of its module. */
export type RequestFactories<Answer> =
  Awaited<Answer> extends Items<infer One>
    ? One extends readonly [Page, infer Members]
      ? {
          /** Creates the requested members that the module adds to a page. */
          readonly members: RequestFactory<Members>;
        }
      : {
          /** Creates an item with the requested members. */
          readonly item: RequestFactory<One>;
        }
    : {
        /** Creates the result with the requested members. */
        readonly result: RequestFactory<Awaited<Answer>>;
      };

/** The name of the factory for each form of result. */
const names: Readonly<Record<ResultForm, string>> = {
  items: "item",
  generator: "item",
  pages: "members",
  results: "result",
  body: "result",
};

/**
 * Everything that a factory for one request needs. `example` is the mock's own handler of the module, which returns its
 * result synchronously.
 */
export interface FactorySetup {
  readonly module: OverriddenModule;
  readonly example: Handler;
  readonly site: SiteNames | undefined;
  readonly seed: number;
}

/** Returns the factory for one request to a module, by its name. */
export function requestFactories(
  setup: FactorySetup,
  parameters: object,
  context: Context,
): Readonly<Record<string, RequestFactory<object>>> {
  const { module, example } = setup;
  const part = requestedPart(module, context);
  const name = names[module.form];
  if (part === undefined) return { [name]: (given = {}) => given };
  const type = typeOf(module, part);
  // The continuation of the example does not apply to the override.
  const silent = Object.create(context, { continueWith: { value: () => undefined } }) as Context;
  const factory = (given: object = {}, { index = 0 }: { readonly index?: number | undefined } = {}): object => {
    const fields = fieldsFor(part.results, type, given);
    const wrong = misfitOf(
      part.results,
      { kind: "object", fields },
      given,
      { at: "", object: `${name} of ${module.name}` },
      true,
    );
    if (wrong !== undefined) throw new MockError(`${name} of ${module.name}: ${wrong}.`);
    const spot = spotAt(setup, part, index);
    const own = exampleAt(example(parameters, silent), index) ?? sample(type, module.name, spot);
    const others = isObject(own)
      ? Object.entries(own).filter(([member]) => fields.some((field) => field.name === member))
      : [];
    return {
      ...Object.fromEntries(others),
      ...completedMembers(fields, given as Readonly<Record<string, unknown>>, spot),
    };
  };
  return { [name]: factory as RequestFactory<object> };
}

function spotAt({ site, seed }: FactorySetup, { results, asked }: RequestedPart, index: number): Spot {
  return { results, site, seed, asked, number: index + 1, namespaces: [0], echoes: {} };
}

/** Completes a page of a generator, so that a title is sufficient. */
export function completedPage(setup: FactorySetup, part: RequestedPart, page: object, index: number): object {
  const [kind] = part.results.pages?.kinds ?? [];
  return kind === undefined
    ? page
    : completedObject(kind.fields, page as Readonly<Record<string, unknown>>, {
        ...spotAt(setup, part, index),
        kind: kind.name,
      });
}

/** Returns the item or the members of the page at an index, or the whole result of other modules. */
function exampleAt(response: unknown, index: number): unknown {
  const items = isObject(response) ? response["items"] : response;
  if (!isMany(items)) return response;
  let place = 0;
  for (const item of items as Iterable<unknown>) if (place++ === index) return Array.isArray(item) ? item[1] : item;
  return undefined;
}
