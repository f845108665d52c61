import { unlessEmpty } from "../../../../codegen/json.ts";
import { bodyOnlyKinds, maximumsOf, type Type, valueSetsById } from "../../../../model/type.ts";
import { type ByKind, byKind, forKinds } from "../../../../model/group-by.ts";
import { incremental } from "../../../../model/memo.ts";
import type { ModuleInfo, ParameterInfo } from "../../../../../templates/runtime/query/server/table.ts";
import { identifier, reference } from "../../../../codegen/typescript.ts";
import { moduleParagraphs, moduleRemarks } from "../../../../describe/module.ts";
import { parameterRemarks, rulesOfParameter } from "../../../../describe/parameter.ts";
import { paragraphs, valueList } from "../../../../describe/texts.ts";
import { choicesOf } from "../../../../model/queries.ts";
import type { Condition, Module, Parameter, QueryService } from "../../../../model/query.ts";
import type { Rule } from "../../../../model/rules.ts";
import { pascalCase, serverNames } from "../../../../naming/type-names.ts";
import { exampleQuery } from "../../examples/calls.ts";

/* Descriptions of modules, in the format in which the real system describes itself. */

export const moduleInfo = incremental((service: QueryService, module: Module): ModuleInfo => {
  const path = service.wire.modulePath?.value;
  return {
    name: module.name,
    path: path?.split("{name}").join(module.name),
    group: module.group,
    prefix: module.prefix,
    generator: module.generator || undefined,
    deprecated: module.deprecated && true,
    description: textOrNone(moduleParagraphs(module, ...moduleRemarks(module, service))),
    helpurls: module.manual === undefined ? undefined : [module.manual],
    examples: module.examples.length === 0 ? undefined : examplesInfo(service, module),
    parameters: inOrder(service, module).map((parameter) => parameterInfo(service, parameter, module.rules)),
  };
});

function examplesInfo(service: QueryService, module: Module): ModuleInfo["examples"] {
  return module.examples.flatMap((example) => {
    const query = exampleQuery(service, module, example, "needed");
    return query === undefined ? [] : [{ query, description: example.title }];
  });
}

/** Returns the description of a parameter. Its index is its position, counted from the index of the first parameter. */
export function parameterInfo(service: QueryService, parameter: Parameter, rules: readonly Rule[]): ParameterInfo {
  const { name, template, required, deprecated, sensitive, multiple, condition } = parameter;
  return {
    name,
    description: descriptionInfo(service, parameter, rules),
    templatevars: template && { [template.variable]: template.parameter },
    ...byKind(typeInfos, parameter.type, service),
    required,
    deprecated: deprecated && true,
    sensitive: sensitive || undefined,
    default: defaultInfo(service, parameter),
    multi: multiple !== undefined,
    lowlimit: multiple?.lowLimit,
    highlimit: multiple?.highLimit,
    allspecifier: multiple?.all === true ? service.wire.allSpecifier?.value : undefined,
    allowsduplicates: multiple?.duplicates || undefined,
    info: condition && conditionInfo(condition),
  };
}

/** Returns the purpose of the parameter, remarks about undocumented facts and the meanings of its values. */
function descriptionInfo(service: QueryService, parameter: Parameter, rules: readonly Rule[]): string | undefined {
  const { description, type } = parameter;
  const values = type.kind === "enum" ? valueList(choicesOf(type, valueSetsById(service.valueSets)).values) : undefined;
  const remarks = [...parameterRemarks(parameter, service), ...rulesOfParameter(rules, parameter, service)];
  return textOrNone(paragraphs([description, ...remarks].filter(Boolean).join(" "), values));
}

function textOrNone(text: string): string | undefined {
  return text === "" ? undefined : text;
}

function defaultInfo({ wire }: QueryService, { default: fact }: Parameter): ParameterInfo["default"] {
  const value = fact?.value;
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? value.join(wire.separator.value) : value;
}

type TypeInfo = Pick<
  ParameterInfo,
  "type" | "min" | "max" | "highmax" | "subtypes" | "extranamespaces" | "deprecatedvalues"
>;

const plain = ({ kind }: Type): TypeInfo => ({ type: kind });

const typeInfos: ByKind<Type, [service: QueryService], TypeInfo> = {
  ...forKinds(bodyOnlyKinds, plain),
  string: plain,
  boolean: plain,
  timestamp: plain,
  title: plain,
  /** Describes an enum. A value set is printed as a reference to a constant. */
  enum(type, service) {
    const { values } = choicesOf(type, valueSetsById(service.valueSets));
    return {
      type:
        type.values.kind === "set"
          ? reference<readonly string[]>(setName(type.values.set))
          : values.map(({ value }) => value),
      deprecatedvalues: unlessEmpty(values.filter((one) => one.deprecated).map(({ value }) => value)),
    };
  },
  limit: (type) => {
    const { low: max, high: highmax } = maximumsOf(type);
    return { type: "limit", min: type.minimum, max, highmax };
  },
  integer: ({ minimum, maximum }) => ({
    type: "integer",
    min: minimum?.value,
    max: maximum?.value,
  }),
  number: ({ minimum, maximum }) => ({
    type: "number",
    min: minimum?.value,
    max: maximum?.value,
  }),
  namespace: ({ extra }) => ({ type: "namespace", extranamespaces: unlessEmpty(extra) }),
  user: ({ subtypes }) => ({ type: "user", subtypes }),
};

export function setName(id: string): string {
  return identifier(`values${pascalCase(id)}`);
}

/** Returns the remarks on a parameter that have a name. */
function conditionInfo(condition: Condition): ParameterInfo["info"] {
  switch (condition.kind) {
    case "only-with":
      return [{ name: `${condition.parameter}only` }];
    case "only-without":
      return [{ name: `non${condition.parameter}only` }];
    case "single-page":
      return [{ name: "singlepageonly" }];
    case "modes":
      return [{ name: "modes", values: condition.modes }];
    case "applies-to":
      return undefined;
  }
}

export { generatorModules as generators, selectedGroups } from "../../../../naming/wire-names.ts";

export function queryServerNames(service: QueryService) {
  const { plugin, contract, handlers } = serverNames(service);
  return {
    plugin: identifier(plugin),
    contract: identifier(contract),
    createAnswer: identifier(`create${pascalCase(service.id)}Answer`),
    handlers: identifier(handlers),
  };
}

/** Returns the parameters of a module in index order, with templated ones after their variables or at the end. */
function inOrder(service: QueryService, { parameters }: Module): readonly Parameter[] {
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
