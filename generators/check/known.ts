import type { Fact } from "../model/fact.ts";
import type { Model } from "../model/model.ts";
import type { Place } from "../model/place.ts";
import {
  membersOfResponse,
  membersOfResult,
  ownFieldTypes,
  queryServices,
  resourceServices,
  typesWithin,
} from "../model/queries.ts";
import { resultContent } from "../model/inner-types.ts";
import type { Parameter, QueryService } from "../model/query.ts";
import type { ResultField, ResultType } from "../model/result.ts";
import { knownResult } from "../model/result-parts.ts";
import { typesOf } from "../model/operations.ts";
import type { Resource, Shape } from "../model/resource.ts";
import type { Type } from "../model/type.ts";

interface KnownPattern {
  readonly pattern: string;
  readonly place: Place;
}

/** Yields every regular expression in the spec. */
export function* knownPatterns(model: Model): Generator<KnownPattern> {
  for (const service of model.services) {
    for (const { missing } of service.valueSets) yield* known(missing?.pattern);
  }
  for (const type of knownTypes(model)) {
    if (type.kind === "string") yield* known(type.pattern);
  }
  for (const { field, type } of knownResultTypes(model)) {
    if (type.kind === "text" && type.pattern !== undefined) yield { pattern: type.pattern, place: field.place };
  }
  for (const { destinations } of resourceServices(model).flatMap((service) => service.resources)) {
    yield* known(destinations?.pattern);
  }
}

function* known(pattern: Fact<string> | undefined): Generator<KnownPattern> {
  const text = pattern?.value;
  if (pattern !== undefined && text !== undefined) yield { pattern: text, place: pattern.place };
}

export function shortened(pattern: string): string {
  return pattern.length <= 200 ? pattern : `${pattern.slice(0, 199)}…`;
}

/**
 * Returns the reason why a pattern is invalid, or `undefined` if it is valid. JSON Schema patterns are ECMA-262 regular
 * expressions with the flag `u`.
 */
export function whyInvalid(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message.replace(/^Invalid regular expression: (?:\/.*\/u: )?/s, "");
  }
}

/** A type in a response and the member that contains it. */
interface KnownResultType {
  readonly field: ResultField;
  readonly type: ResultType;
}

/** Yields all known types of responses, including nested ones, at the place of their definition. */
function* knownResultTypes(model: Model): Generator<KnownResultType> {
  for (const service of queryServices(model)) yield* resultTypesOf(service);
}

export function* resultTypesOf(service: QueryService): Generator<KnownResultType> {
  for (const field of fieldsOf(service)) yield* typesIn(field, field.type);
}

function fieldsOf({ answer, modules }: QueryService): readonly ResultField[] {
  const own =
    answer === undefined ? [] : [...membersOfResponse(answer), ...answer.shapes.flatMap(({ fields }) => fields)];
  const results = modules.flatMap((module) => knownResult(module) ?? []);
  return [...own, ...results.flatMap(membersOfResult)];
}

function* typesIn(field: ResultField, type: ResultType): Generator<KnownResultType> {
  yield { field, type };
  const { types, fields } = resultContent(type);
  for (const inner of types) yield* typesIn(field, inner);
  for (const inner of fields) yield* typesIn(inner, inner.type);
}

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
