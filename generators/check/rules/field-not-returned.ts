import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Fact } from "../../model/fact.ts";
import { shapesOfFields } from "../../model/shapes.ts";
import { responsesOf } from "../../model/operations.ts";
import { isSecret, resourceServices, shapeFields, shapesWithin, typesWithin } from "../../model/queries.ts";
import type { Field, Resource } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** Every field of a resource must be in a response, or marked as a field of requests only. */
export const fieldNotReturned: Rule = {
  code: "field-not-returned",
  check(model, report) {
    for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) {
      const answered = membersOfResponses(resource);
      if (answered === undefined) continue;
      for (const field of resource.fields.filter((one) => one.use !== "request" && !isSecret(one))) {
        if ([field.name, ...field.aliases].some((name) => answered.has(name))) continue;
        report(
          diagnostic("field-not-returned", field.place, { field: field.name, remedy: remedyFor(resource, field) }),
        );
      }
    }
  },
};

/** Names the shape that lists most of the fields, and the remedy for a field that no response contains. */
function remedyFor(resource: Resource, { name, use }: Field): string {
  const [shape] = shapesOfFields(resource);
  const add = shape === undefined ? "Add it to a shape of the responses" : `Add it to the shape “${shape.name}”`;
  return use === "response"
    ? `${add}, or delete “${name}”`
    : `${add}, or write “use: request” if responses never have it`;
}

/**
 * Returns the members of all objects in responses. Returns `undefined` if there are no objects, or if the spec does not
 * specify the members of some.
 */
function membersOfResponses(resource: Resource): ReadonlySet<string> | undefined {
  const bodies = responsesOf(resource.operations);
  const shapes = shapesWithin(resource, bodies);
  const members = shapes.flatMap((shape) => shapeFields(resource, shape));
  const isOpen = [...bodies, ...members.map(({ type }) => type)].some(mayHoldFields);
  return shapes.length === 0 || isOpen ? undefined : new Set(members.map(({ name }) => name));
}

/** The keys of a map are data, so they may be fields too. */
function mayHoldFields(type: Fact<Type>): boolean {
  const known = type.value;
  return known === undefined || [...typesWithin(known)].some(isOpen);
}

function isOpen(type: Type): boolean {
  return type.kind === "any" || (type.kind === "map" && ![...typesWithin(type)].some(({ kind }) => kind === "shape"));
}
