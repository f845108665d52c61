import { valueOr, type Fact } from "./fact.ts";
import type { Place } from "./place.ts";
import { shapeFields } from "./queries.ts";
import type { Operation, Resource, ResourceService, ShapeField } from "./resource.ts";
import type { Type } from "./type.ts";

/** How a client follows what goes on after an answer: it reads the status until its state is one of the last. */
export interface Poll {
  /** Reads the status; its parameters come from the answer that was accepted. */
  readonly status: PollCall;
  /** The field of the status that has its state. */
  readonly state: Written;
  readonly done: readonly Written[];
  readonly failed: readonly Written[];
  /** What came of it; undefined where that is the last status. */
  readonly result: PollResult | undefined;
  readonly place: Place;
}

export interface PollCall {
  /** Its id in the service. */
  readonly operation: Written;
  readonly parameters: readonly PollParameter[];
  readonly place: Place;
}

/** A parameter in path or query, and the field of an answer that it takes. */
export interface PollParameter {
  readonly name: string;
  readonly field: Written;
  readonly place: Place;
}

export type PollResult =
  /** A field of the last status. */
  | { readonly kind: "field"; readonly field: Written }
  /** What another operation answers; its parameters come from the last status. */
  | { readonly kind: "operation"; readonly call: PollCall };

/** A name, a value, or the path of a field with a point between its steps, and where it stands. */
export interface Written {
  readonly text: string;
  readonly place: Place;
}

export interface OperationOfResource {
  readonly resource: Resource;
  readonly operation: Operation;
}

/** The operation with an id. */
export function operationById({ resources }: ResourceService, id: string): OperationOfResource | undefined {
  return resources.flatMap((resource) => resource.operations.map((operation) => ({ resource, operation }))).find((one) => one.operation.operationId === id);
}

/** The answer of an operation that says how it is followed. */
export function pollOf({ responses }: Pick<Operation, "responses">): Poll | undefined {
  return responses.find(({ poll }) => poll !== undefined)?.poll;
}

/** The operations that a poll calls. */
export function callsOf({ status, result }: Poll): readonly PollCall[] {
  return result?.kind === "operation" ? [status, result.call] : [status];
}

/** A path of fields, followed through the shapes of an answer. */
export interface FoundField {
  /** The field at its end; undefined where one of its steps does not exist. */
  readonly field: ShapeField | undefined;
  /** The first step that does not exist. */
  readonly missing: string | undefined;
  /** The names that could stand in place of the last step. */
  readonly known: readonly string[];
  /** Whether it is always there, and never null. */
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
  const type = valueOr(body, undefined, "unknown-is-open");
  const shape = type?.kind === "shape" ? resource.shapes.find(({ name }) => name === type.shape) : undefined;
  return shape === undefined ? [] : shapeFields(resource, shape);
}
