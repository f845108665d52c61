import { valueOr, type Fact } from "./fact.ts";
import { innerTypes } from "./inner-types.ts";
import type { Model } from "./model.ts";
import type { Module, Parameter, QueryService } from "./query.ts";
import type { AnswerShape, ModuleResult, ResultField } from "./result.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "./resource.ts";
import type { EnumType, Type } from "./type.ts";
import type { EnumValue, MissingValues, ValueSet } from "./value-set.ts";

/* Pure questions about the model that more than one stage asks. */

export function queryServices(model: Model): readonly QueryService[] {
  return model.services.filter((service) => service.kind === "query");
}

export function resourceServices(model: Model): readonly ResourceService[] {
  return model.services.filter((service) => service.kind === "resource");
}

/** The name of a module's parameter in a request. */
export function wireName(module: Module, parameter: Parameter): string {
  return module.prefix + parameter.name;
}

/** What an enumerated type takes, wherever the values are listed. */
export interface Choices {
  readonly values: readonly EnumValue[];
  readonly missing: MissingValues | undefined;
}

export function choicesOf(type: EnumType, sets: ReadonlyMap<string, ValueSet>): Choices {
  return type.values.kind === "inline" ? { values: type.values.values, missing: undefined } : sets.get(type.values.set)!;
}

/** The type itself and every type inside it. */
export function* typesWithin(type: Type): Generator<Type> {
  yield type;
  for (const inner of innerTypes(type)) yield* typesWithin(inner);
}

/** All members that a module adds to answers, wherever. */
export function membersOfResult({ items = [], results, page, generated, body }: ModuleResult): readonly ResultField[] {
  return [...items, ...results, ...page, ...generated, ...body];
}

/** All members of answers that no module adds; their tests name request parameters. */
export function membersOfAnswer({ body, fields, pages }: AnswerShape): readonly ResultField[] {
  return [...body, ...fields, ...(pages?.kinds ?? []).flatMap((kind) => kind.fields)];
}

/** The fields of a shape, with those of the shapes that it extends, which come first. */
export function shapeFields(resource: Resource, shape: Shape): readonly ShapeField[] {
  const base = resource.shapes.find((other) => other.name === shape.extends);
  return base === undefined ? shape.fields : [...shapeFields(resource, base), ...shape.fields];
}

/** The shapes that the types refer to, and those inside them, in the order of the resource. */
export function shapesWithin(resource: Resource, types: readonly Fact<Type>[]): readonly Shape[] {
  const found = new Set(types.flatMap(shapeReferences));
  for (const name of found) {
    const shape = resource.shapes.find((one) => one.name === name);
    const inner = shape === undefined ? [] : shapeFields(resource, shape).flatMap(({ type }) => shapeReferences(type));
    for (const one of inner) found.add(one);
  }
  return resource.shapes.filter(({ name }) => found.has(name));
}

function shapeReferences(type: Fact<Type>): readonly string[] {
  const known = valueOr(type, undefined, "unknown-is-open");
  return known === undefined ? [] : [...typesWithin(known)].flatMap((one) => (one.kind === "shape" ? [one.shape] : []));
}
