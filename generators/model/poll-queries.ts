import type { Fact } from "./fact.ts";
import type { Poll, PollCall } from "./poll.ts";
import { shapeFields } from "./queries.ts";
import type { Operation, Resource, ResourceService, ShapeField } from "./resource.ts";
import type { Type } from "./type.ts";

/* Pure functions about polls that more than one stage uses. */

export interface OperationOfResource {
  readonly resource: Resource;
  readonly operation: Operation;
}

export function operationById({ resources }: ResourceService, id: string): OperationOfResource | undefined {
  return resources
    .flatMap((resource) => resource.operations.map((operation) => ({ resource, operation })))
    .find((one) => one.operation.operationId === id);
}

export function pollOf({ responses }: Pick<Operation, "responses">): Poll | undefined {
  return responses.find(({ poll }) => poll !== undefined)?.poll;
}

export function callsOf({ status, result }: Poll): readonly PollCall[] {
  return result?.kind === "operation" ? [status, result.call] : [status];
}

/** The result of following a path of fields through the shapes of a response. */
export interface FoundField {
  /** The field at the end of the path, or `undefined` if one of its steps does not exist. */
  readonly field: ShapeField | undefined;
  /** The first step that does not exist. */
  readonly missing: string | undefined;
  /** The allowed names for the last step. */
  readonly known: readonly string[];
  /** True if the field is always present and never null. */
  readonly isSure: boolean;
}

export function fieldAt(resource: Resource, body: Fact<Type> | undefined, path: string): FoundField {
  let found: FoundField = { field: undefined, missing: undefined, known: [], isSure: true };
  let type = body;
  for (const step of path.split(".")) {
    const fields = fieldsOf(resource, type);
    const field = fields.find(({ name }) => name === step);
    const known = fields.map(({ name }) => name);
    if (field === undefined) return { field, missing: step, known, isSure: false };
    found = { field, missing: undefined, known, isSure: found.isSure && field.required && !field.nullable };
    type = field.type;
  }
  return found;
}

function fieldsOf(resource: Resource, body: Fact<Type> | undefined): readonly ShapeField[] {
  const type = body?.value;
  const shape = type?.kind === "shape" ? resource.shapes.find(({ name }) => name === type.shape) : undefined;
  return shape === undefined ? [] : shapeFields(resource, shape);
}
