import type { Json, JsonObject } from "../../../codegen/json.ts";
import { fieldsOfBody } from "../../../model/body.ts";
import { fieldsBodyOf } from "../../../model/operations.ts";
import { isSecret } from "../../../model/queries.ts";
import type { Field, Operation, Resource } from "../../../model/resource.ts";
import type { Case, Step } from "../case.ts";
import { probesOf } from "./probes.ts";
import {
  captureId,
  bodyOf,
  operationsBy,
  sampleBody,
  sampleField,
  sentName,
  stepOf,
  type Changes,
  type ResourceScope,
} from "./requests.ts";
import { resourceCase, type Sketch } from "./resource-case.ts";

/** A resource whose objects can be created, read and deleted, and functions that build the steps of their cases. */
export interface Life {
  readonly scope: ResourceScope;
  readonly resource: Resource;
  readonly create: Operation;
  readonly get: Operation;
  readonly remove: Operation;
  /** The body of an accepted create request. */
  readonly body: JsonObject;
  readonly created: (changes?: JsonObject, more?: Changes) => Step;
  readonly read: Step;
  /** Returns a create request with the values, or an update with them of an object that is created before. */
  readonly sending: (operation: Operation, changes: JsonObject, more?: Changes) => readonly Step[];
  /** Returns a case that deletes its object. */
  readonly make: (sketch: Omit<Sketch, "writes" | "cleanup">) => Case;
}

/** Returns the life of a resource's objects, or undefined if they cannot be created, read and deleted. */
export function lifeOf(scope: ResourceScope, resource: Resource): Life | undefined {
  const { create, get, remove } = operationsBy(resource);
  if (create === undefined || get === undefined || remove === undefined) return undefined;
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  const named = label === undefined || !canBe(label, scope.mark) ? {} : { [sentName(label)]: scope.mark };
  const body = { ...sampleBody(scope, resource, create), ...named };
  const created = (changes: JsonObject = {}, more: Changes = {}): Step =>
    stepOf(scope, create, {
      body: bodyOf(scope, create, { ...body, ...changes }),
      captures: [captureId(resource)],
      ...more,
    });
  return {
    scope,
    resource,
    create,
    get,
    remove,
    body,
    created,
    sending: (operation, changes, more) =>
      operation === create
        ? [created(changes, more)]
        : [
            created(),
            stepOf(scope, operation, {
              ...(fieldsBodyOf(operation) && { body: bodyOf(scope, operation, changes) }),
              ...more,
            }),
          ],
    read: stepOf(scope, get),
    make: (sketch) => resourceCase(scope, resource, { ...sketch, writes: true, cleanup: [stepOf(scope, remove)] }),
  };
}

/** Returns an empty value for each name of a field, so that none of them is sent. */
export function withoutNames({ aliases, name }: Field): JsonObject {
  return Object.fromEntries([...aliases, name].map((one) => [one, undefined])) as JsonObject;
}

/** Returns whether a field may have a text as its value. */
function canBe({ type: fact }: Field, text: string): boolean {
  const type = fact?.value;
  if (type?.kind !== "string") return type === undefined;
  const pattern = type.pattern?.value;
  return (
    text.length <= (type.maxLength?.value ?? Infinity) && (pattern === undefined || new RegExp(pattern, "u").test(text))
  );
}

/** Returns the fields in the body of an operation. */
export function fieldsBody(resource: Resource, operation: Operation): readonly Field[] {
  const body = fieldsBodyOf(operation);
  return body === undefined ? [] : fieldsOfBody(resource, body);
}

/** Returns the fields of a response that repeat the values of a request. */
export function repeatedValues({ fields }: Resource, body: JsonObject): Readonly<Record<string, Json>> {
  const shown = fields.filter((field) => field.use === "both" && !isSecret(field));
  return Object.fromEntries(
    shown.flatMap((field) =>
      [...field.aliases, field.name].flatMap((name) => {
        const value = body[name];
        return value === undefined || typeof value === "object" ? [] : [[field.name, value] as const];
      }),
    ),
  );
}

/** Returns values of a field that differ from its usual default. */
export function distinctValues(scope: ResourceScope, resource: Resource, field: Field): readonly Json[] {
  const type = field.type?.value;
  if (type?.kind === "string") return ["7"];
  const values = type?.kind === "enum" ? probesOf(scope.service, type).filter(({ isValid }) => isValid) : [];
  return values.length > 0 ? values.map(({ value }) => value) : [sampleField(scope, resource, field)];
}
