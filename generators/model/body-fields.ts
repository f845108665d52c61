import { byKind, type ByKind } from "./by-kind.ts";
import type { BodyOf, Field, FieldsBody, RequestBody, Requirement, Resource } from "./resource.ts";

/** The fields that a body may have. A value of its own type is made of shapes, and has none. */
export function fieldsOfBody(resource: Resource, request: RequestBody): readonly Field[] {
  return byKind(fieldsByBody, request, resource);
}

/** In a form there is no null. */
function fieldsNamed({ fields, form }: BodyOf<"fields">, resource: Resource): readonly Field[] {
  const named = resource.fields.filter(({ name }) => fields.includes(name));
  return form === undefined ? named : [...named.map((field) => ({ ...field, nullable: undefined })), ...form.files];
}

/** The fields that requests may set. */
export function writableFields({ fields }: Resource): readonly Field[] {
  return fields.filter(({ use }) => use !== "response");
}

/** What a body must have: each of these. */
export function needsOfBody(resource: Resource, request: FieldsBody): readonly Requirement[] {
  return byKind(needsByBody, request, resource);
}

const fieldsByBody: ByKind<RequestBody, [resource: Resource], readonly Field[]> = {
  create: (_, resource) => writableFields(resource),
  update: (_, resource) => writableFields(resource),
  fields: (body, resource) => fieldsNamed(body, resource),
  own: () => [],
  media: () => [],
};

const needsByBody: ByKind<FieldsBody, [resource: Resource], readonly Requirement[]> = {
  create: (_, { requiredOnCreate }) => requiredOnCreate,
  update: () => [],
  fields: ({ required }, { place }) => required.map((field) => ({ kind: "field", field, place })),
};
