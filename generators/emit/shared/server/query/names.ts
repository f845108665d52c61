import type { Module, Parameter, QueryService } from "../../../../model/query.ts";
import { identifier } from "../../../../codegen/typescript.ts";
export { generatorModules as generators, selectedGroups } from "../../../../naming/wire-names.ts";
import { pascalCase, serverNames } from "../../../../naming/type-names.ts";

/** The names in the generated server of a service. */
interface QueryServerNames {
  readonly plugin: string;
  readonly contract: string;
  readonly createAnswer: string;
  readonly handlers: string;
}

export function queryServerNames(service: QueryService): QueryServerNames {
  const { plugin, contract, handlers } = serverNames(service);
  return {
    plugin: identifier(plugin),
    contract: identifier(contract),
    createAnswer: identifier(`create${pascalCase(service.id)}Answer`),
    handlers: identifier(handlers),
  };
}

/**
 * Returns the parameters of a module in index order. A templated parameter follows the parameter that it ranges over,
 * or all others.
 */
export function inOrder(service: QueryService, { parameters }: Module): readonly Parameter[] {
  const plain = parameters.filter(({ template }) => template === undefined);
  const templated = parameters.filter(({ template }) => template !== undefined);
  if (service.wire.templatedIndex?.value !== "after-variable") return [...plain, ...templated];
  return plain.flatMap((one) => [one, ...templated.filter(({ template }) => template!.parameter === one.name)]);
}

/** Returns the request parameters that name the pages of a request, or revisions of pages. */
export function pageParameters({ pages }: QueryService): readonly string[] {
  return [...(pages?.pages ?? []), ...(pages?.revisions ?? [])];
}

/** Returns the set of request parameters that names the pages of a request, or `undefined` if there is none. */
export function pageSet(service: QueryService): string | undefined {
  const names = pageParameters(service);
  return service.requestParameters.find(({ parameters }) => parameters.some(({ name }) => names.includes(name)))?.id;
}
