import { resultContent } from "../../../generators/model/inner-types.ts";
import { knownResult } from "../../../generators/model/results.ts";
import type { Module, Parameter, QueryService } from "../../../generators/model/query.ts";
import type { ResultField, ResultType } from "../../../generators/model/result.ts";
import { listedValues, textOf, valueThings, type Thing } from "./thing.ts";

/** Everything of a query service that has a name. */
export function queryThings(service: QueryService): readonly Thing[] {
  const { id, title, description, groups, valueSets, requestParameters, modules, answer, errors } = service;
  const kinds = answer?.pages?.kinds ?? [];
  return [
    { kind: "service", owner: id, path: id, name: id, beside: title, text: description },
    ...groups.map((one): Thing => ({ kind: "group", owner: "groups", path: one.name, name: one.name, beside: one.title, text: one.description })),
    ...valueSets.map((set): Thing => ({ kind: "value set", owner: "sets", path: set.id, name: set.id, beside: set.title, text: set.description })),
    ...valueSets.flatMap((set) => valueThings(set.id, set.id, set.values)),
    ...requestParameters.map((set): Thing => ({ kind: "request parameters", owner: "request", path: set.id, name: set.id, beside: set.title, text: set.description })),
    ...requestParameters.flatMap((set) => set.parameters.flatMap((one) => parameterThings("request", one))),
    ...modules.flatMap(moduleThings),
    ...fieldThings("answer", "answer.body.", answer?.body ?? []),
    ...fieldThings("answer", "answer.results.", answer?.fields ?? []),
    ...kinds.map((kind): Thing => ({ kind: "kind of page", owner: "kinds", path: kind.name, name: kind.name, beside: "", text: kind.description })),
    ...kinds.flatMap((kind) => fieldThings(`page ${kind.name}`, `${kind.name}.`, kind.fields)),
    ...(answer?.shapes ?? []).map((shape): Thing => ({ kind: "shape", owner: "shapes", path: shape.name, name: shape.name, beside: shape.title, text: shape.description })),
    ...(answer?.shapes ?? []).flatMap((shape) => fieldThings(shape.name, `${shape.name}.`, shape.fields)),
    ...errors.map(({ code, condition }): Thing => ({ kind: "error code", owner: "errors", path: code, name: code, beside: "error", text: textOf(condition) })),
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
  return [{ kind: "parameter", owner, path, name, beside: `${type.kind} ${owner}`, text: description }, ...valueThings(owner, path, listedValues(type))];
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
  return [...valueThings(owner, path, values), ...fieldThings(owner, `${path}.`, fields), ...types.flatMap((inner) => innerThings(owner, path, inner))];
}
