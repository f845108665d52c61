import { isObject } from "../../core/values.js";
import type { PartOf } from "../../http/mock/factory.js";
import { MockError } from "../../http/mock/mock.js";
import type { Context, Handler, Items, Page } from "../server/handlers.js";
import { sample, type Spot } from "../server/results/sample.js";
import type { SiteNames } from "../server/results/site.js";
import { completedMembers, completedObject, fieldsFor } from "./completed.js";
import { misfitOf } from "./misfit.js";
import {
  isMany,
  requestedPart,
  typeOf,
  type OverriddenModule,
  type RequestedPart,
  type ResultForm,
} from "./requested.js";

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
