import type { Model } from "../model/model.ts";
import { ownFieldTypes, queryServices, resourceServices, typesWithin } from "../model/queries.ts";
import type { Parameter, QueryService } from "../model/query.ts";
import { typesOf } from "../model/operations.ts";
import type { Fact } from "../model/fact.ts";
import type { Resource, Shape } from "../model/resource.ts";
import type { Type } from "../model/type.ts";

/** Yields every known type in the spec once, with the types inside it. */
export function* knownTypes(model: Model): Generator<Type> {
  for (const service of queryServices(model)) {
    for (const parameter of ownParametersOf(service)) yield* typesWithin(parameter.type);
  }
  for (const service of resourceServices(model)) {
    for (const resource of service.resources) {
      for (const fact of typeFacts(resource)) yield* knownWithin(fact);
    }
    for (const type of service.shapes.flatMap(ownFieldTypes)) yield* knownWithin(type);
  }
}

/** Yields the types of a resource and of the shapes that it shares with others. */
export function* knownTypesOf(resource: Resource): Generator<Type> {
  for (const fact of typesInUse(resource)) yield* knownWithin(fact);
  for (const type of resource.shapes.flatMap(ownFieldTypes)) yield* knownWithin(type);
}

function* knownWithin(fact: Fact<Type>): Generator<Type> {
  const type = fact.value;
  if (type !== undefined) yield* typesWithin(type);
}

/** Yields every parameter where it is defined, but not again in the modules that include its group or borrow it. */
export function* ownParametersOf({ parameterGroups, requestParameters, modules }: QueryService): Generator<Parameter> {
  for (const group of parameterGroups) yield* writtenHere(group.parameters);
  for (const set of requestParameters) yield* writtenHere(set.parameters);
  for (const module of modules) {
    if (module.sameParametersAs === undefined) yield* writtenHere(module.parameters);
  }
}

function writtenHere(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.fromGroup === undefined);
}

function typeFacts(resource: Resource): readonly Fact<Type>[] {
  return [...typesInUse(resource), ...resource.shapes.filter(isOwn).flatMap(ownFieldTypes)];
}

function isOwn({ shared }: Shape): boolean {
  return !shared;
}

/** Returns the types in requests and responses. Types inside shapes are checked with the shapes. */
export function typesInUse({ fields, operations }: Resource): readonly Fact<Type>[] {
  return [...fields.map((field) => field.type), ...operations.flatMap(typesOf)];
}
