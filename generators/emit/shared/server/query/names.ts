import { valueOr } from "../../../../model/fact.ts";
import type { Module, Parameter, QueryService, GroupRole } from "../../../../model/query.ts";
import { identifier } from "../../../../codegen/typescript.ts";
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

/** A group that a request can name modules of, with the parameter that names them. */
interface SelectedGroup {
  readonly role: GroupRole;
  readonly selector: string;
  readonly modules: readonly Module[];
}

/** The groups whose selector is known, as long as the names of their parameters are known. */
export function selectedGroups(service: QueryService): readonly SelectedGroup[] {
  if (valueOr(service.wire.prefix, undefined, "server-needs-one") === undefined) return [];
  return service.groups.flatMap(({ name, role, selector: fact }) => {
    const selector = valueOr(fact, undefined, "server-needs-one");
    return selector === undefined
      ? []
      : [{ role, selector, modules: service.modules.filter(({ group }) => group === name) }];
  });
}

/** The modules that can be generators; empty if it is unknown how a request names one. */
export function generators(service: QueryService): readonly Module[] {
  const { generatorSelector, generatorPrefix } = service.wire;
  if ([generatorSelector, generatorPrefix].some((fact) => valueOr(fact, undefined, "server-needs-one") === undefined))
    return [];
  return selectedGroups(service).flatMap(({ modules }) => modules.filter(({ generator }) => generator));
}

/**
 * The parameters of a module in the order of their indexes: a templated one after the one that it ranges over, or after
 * all.
 */
export function inOrder(service: QueryService, { parameters }: Module): readonly Parameter[] {
  const plain = parameters.filter(({ template }) => template === undefined);
  const templated = parameters.filter(({ template }) => template !== undefined);
  if (valueOr(service.wire.templatedIndex, undefined, "server-needs-one") !== "after-variable")
    return [...plain, ...templated];
  return plain.flatMap((one) => [one, ...templated.filter(({ template }) => template!.parameter === one.name)]);
}

/** The request parameters that name the pages which a request is about, or revisions of them. */
export function pageParameters({ pages }: QueryService): readonly string[] {
  return [...(pages?.pages ?? []), ...(pages?.revisions ?? [])];
}

/** The set of request parameters that names the pages of a request; undefined if there is none. */
export function pageSet(service: QueryService): string | undefined {
  const names = pageParameters(service);
  return service.requestParameters.find(({ parameters }) => parameters.some(({ name }) => names.includes(name)))?.id;
}
