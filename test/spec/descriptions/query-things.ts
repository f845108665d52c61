import { resultContent } from "../../../generators/model/inner-types.ts";
import { knownResult } from "../../../generators/model/result-parts.ts";
import type { Module, Parameter, QueryService } from "../../../generators/model/query.ts";
import type { ResultField, ResultType } from "../../../generators/model/result.ts";
import { errorThing, listedValues, titledThing, valueThings, type Thing } from "./thing.ts";

/** Returns all named objects of a query service. */
export function queryThings(service: QueryService): readonly Thing[] {
  const { groups, valueSets, requestParameters, modules, answer, errors } = service;
  const { kinds = [] } = answer?.pages ?? {};
  const { shapes = [] } = answer ?? {};
  return [
    titledThing("service", service.id, service),
    ...groups.map((one) => titledThing("group", "groups", one)),
    ...valueSets.map((set) => titledThing("value set", "sets", set)),
    ...valueSets.flatMap((set) => valueThings(set.id, set.id, set.values)),
    ...requestParameters.map((set) => titledThing("request parameters", "request", set)),
    ...requestParameters.flatMap((set) => set.parameters.flatMap((one) => parameterThings("request", one))),
    ...modules.flatMap(moduleThings),
    ...fieldThings("answer", "answer.body.", answer?.body ?? []),
    ...fieldThings("answer", "answer.results.", answer?.fields ?? []),
    ...kinds.map((kind) => titledThing("kind of page", "kinds", kind)),
    ...kinds.flatMap((kind) => fieldThings(`page ${kind.name}`, `${kind.name}.`, kind.fields)),
    ...shapes.map((shape) => titledThing("shape", "shapes", shape)),
    ...shapes.flatMap((shape) => fieldThings(shape.name, `${shape.name}.`, shape.fields)),
    ...errors.map(errorThing),
  ];
}

function moduleThings(module: Module): readonly Thing[] {
  const { name, description, parameters } = module;
  const result = knownResult(module);
  const parts = result === undefined ? [] : (["items", "results", "page", "generated", "body"] as const);
  return [
    { kind: "module", owner: name, path: name, name, beside: module.group, text: description },
    ...parameters.flatMap((parameter) => parameterThings(name, parameter)),
    ...parts.flatMap((part) => fieldThings(name, `${name}.${part}.`, result?.[part] ?? [])),
  ];
}

function parameterThings(owner: string, { name, type, description }: Parameter): readonly Thing[] {
  const path = `${owner}.${name}`;
  const own: Thing = { kind: "parameter", owner, path, name, beside: `${type.kind} ${owner}`, text: description };
  return [own, ...valueThings(owner, path, listedValues(type))];
}

function fieldThings(owner: string, path: string, fields: readonly ResultField[]): readonly Thing[] {
  return fields.flatMap(({ name, type, description }) => [
    { kind: "result member", owner, path: path + name, name, beside: `${type.kind} ${owner}`, text: description },
    ...innerThings(owner, path + name, type),
  ]);
}

function innerThings(owner: string, path: string, type: ResultType): readonly Thing[] {
  const { types, fields } = resultContent(type);
  const values = type.kind === "enum" && type.values.kind === "inline" ? type.values.values : [];
  const inner = types.flatMap((one) => innerThings(owner, path, one));
  return [...valueThings(owner, path, values), ...fieldThings(owner, `${path}.`, fields), ...inner];
}
