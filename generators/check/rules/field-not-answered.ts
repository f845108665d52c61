import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { valueOr, type Fact } from "../../model/fact.ts";
import { answersOf, fieldsBodyOf } from "../../model/operations.ts";
import { isSecret, resourceServices, shapeFields, shapesWithin, typesWithin } from "../../model/queries.ts";
import type { Field, FieldsBody, Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** What a request sets should be in some answer, or be marked as being in requests only. */
export const fieldNotAnswered: Rule = {
  code: "field-not-answered",
  check(model, report) {
    for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) {
      const answered = membersOfAnswers(resource);
      if (answered === undefined) continue;
      for (const field of fieldsToAnswer(resource)) {
        if ([field.name, ...field.aliases].some((name) => answered.has(name))) continue;
        report(diagnostic("field-not-answered", field.place, { field: field.name }));
      }
    }
  },
};

/** The members of all objects in answers; undefined where there are none, or where they may have others than those listed. */
function membersOfAnswers(resource: Resource): ReadonlySet<string> | undefined {
  const bodies = answersOf(resource.operations);
  const shapes = shapesWithin(resource, bodies);
  const members = shapes.flatMap((shape) => shapeFields(resource, shape));
  const isOpen = shapes.some(({ open }) => open) || [...bodies, ...members.map(({ type }) => type)].some(mayHoldFields);
  return shapes.length === 0 || isOpen ? undefined : new Set(members.map(({ name }) => name));
}

/** The keys of a map are data, so that they may be fields too. */
function mayHoldFields(type: Fact<Type>): boolean {
  const known = valueOr(type, undefined, "unknown-is-open");
  return known === undefined || [...typesWithin(known)].some(isOpen);
}

function isOpen(type: Type): boolean {
  return type.kind === "any" || (type.kind === "map" && ![...typesWithin(type)].some(({ kind }) => kind === "shape"));
}

function fieldsToAnswer({ fields, operations }: Resource): readonly Field[] {
  const bodies = operations.flatMap((operation) => fieldsBodyOf(operation) ?? []);
  return fields.filter((field) => field.use === "both" && !isSecret(field) && bodies.some((body) => holds(body, field)));
}

function holds(body: FieldsBody, { name }: Field): boolean {
  return body.kind !== "fields" || body.fields.includes(name);
}
