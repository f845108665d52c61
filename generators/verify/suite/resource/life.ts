import type { Json, JsonObject } from "../../../codegen/json.ts";
import { fieldsOfBody } from "../../../model/body.ts";
import { fieldsBodyOf } from "../../../model/operations.ts";
import { isSecret } from "../../../model/queries.ts";
import type { Field, Operation, Resource } from "../../../model/resource.ts";
import type { StringType } from "../../../model/type.ts";
import type { Case, Claim, Expectation, Step } from "../case.ts";
import { probesOf } from "./probes.ts";
import { bodyOf, captureId, namesOf, operationsBy, sampleBody, sampleField, sentName, stepOf } from "./requests.ts";
import type { Changes, ResourceScope } from "./requests.ts";
import { casesOf } from "./resource-case.ts";

/** A resource whose objects can be created, read and deleted, and functions that build their cases. */
export interface Life extends ResourceScope {
  readonly resource: Resource;
  readonly create: Operation;
  readonly get: Operation;
  readonly update: Operation | undefined;
  readonly remove: Operation;
  readonly id: string;
  /** The body of an accepted create request. */
  readonly body: JsonObject;
  readonly created: (changes?: JsonObject, more?: Changes) => Step;
  readonly read: Step;
  /** Returns a create request with the values, or an update with them of an object that is created before. */
  readonly sending: (operation: Operation, changes: JsonObject, more?: Changes) => readonly Step[];
  /** Returns a case that deletes its object. It is based on the create request. */
  readonly make: (key: string, claim: Claim, steps: readonly Step[], expect: Expectation) => Case;
}

/** Returns the life of a resource's objects, or undefined if they cannot be created, read and deleted. */
export function lifeOf(scope: ResourceScope, resource: Resource): Life | undefined {
  const { create, get, update, remove } = operationsBy(resource);
  if (create === undefined || get === undefined || remove === undefined) return undefined;
  const label = labelOf(resource);
  const type = label?.type?.value;
  const isNamed = label !== undefined && (type === undefined || (type.kind === "string" && fits(type, scope.mark)));
  const body = { ...sampleBody(scope, resource, create), ...(isNamed && { [sentName(label)]: scope.mark }) };
  const created = (changes: JsonObject = {}, more: Changes = {}): Step => {
    const sent = bodyOf(scope, create, { ...body, ...changes });
    return stepOf(scope, create, { body: sent, captures: [captureId(resource)], ...more });
  };
  const id = create.operationId;
  const make = casesOf(scope, resource, [stepOf(scope, remove)]);
  return {
    ...scope,
    resource,
    create,
    get,
    update,
    remove,
    id,
    body,
    created,
    read: stepOf(scope, get),
    sending(operation, changes, more) {
      if (operation === create) return [created(changes, more)];
      const sent = fieldsBodyOf(operation) && { body: bodyOf(scope, operation, changes) };
      return [created(), stepOf(scope, operation, { ...sent, ...more })];
    },
    make: (key, claim, steps, expect) => make(key, claim, steps, expect, key === id ? undefined : id),
  };
}

export function labelOf({ fields, labelField }: Resource): Field | undefined {
  return fields.find(({ name }) => name === labelField);
}

/** Returns an empty value for each name of the fields, so that none of them is sent. */
export function withoutNames(...fields: readonly Field[]): JsonObject {
  return Object.fromEntries(fields.flatMap(namesOf).map((one) => [one, undefined])) as JsonObject;
}

/** Returns whether a text is a value of a type. */
export function fits({ maxLength, pattern }: StringType, text: string): boolean {
  return text.length <= (maxLength?.value ?? Infinity) && new RegExp(pattern?.value ?? "", "u").test(text);
}

/** Returns the fields in the body of an operation. */
export function fieldsBody(resource: Resource, operation: Operation): readonly Field[] {
  const body = fieldsBodyOf(operation);
  return body === undefined ? [] : fieldsOfBody(resource, body);
}

/** Returns whether responses repeat the value of a field. */
export function isRepeated(field: Field): boolean {
  return field.use === "both" && !isSecret(field);
}

/** Returns the fields of a response that repeat the values of a request. */
export function repeatedValues({ fields }: Resource, body: JsonObject): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    fields.filter(isRepeated).flatMap((field) =>
      namesOf(field).flatMap((name) => {
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
  const values =
    type?.kind === "enum" ? probesOf({ ...scope, ...resource }, type).filter(({ isValid }) => isValid) : [];
  return values.length > 0 ? values.map(({ value }) => value) : [sampleField(scope, resource, field)];
}
