import { byKind, type ByKind } from "./group-by.ts";
import type { BodyOf, Field, FieldsBody, RequestBody, Requirement, Resource } from "./resource.ts";
import type { FieldRule, FieldRuleKind } from "./rules.ts";
import type { FileType } from "./type.ts";

/** Returns the fields that a body may have. A body with its own type has no fields, because it consists of shapes. */
export function fieldsOfBody(resource: Resource, request: RequestBody): readonly Field[] {
  return byKind(fieldsByBody, request, resource);
}

/** Returns the fields with these names. In a form they are not nullable, because a form cannot contain null. */
function fieldsNamed({ fields, form }: BodyOf<"fields">, resource: Resource): readonly Field[] {
  const named = resource.fields.filter(({ name }) => fields.includes(name));
  if (form === undefined) return named;
  return [...named.map((field) => ({ ...field, nullable: undefined })), ...form.fields, ...form.files];
}

export function writableFields({ fields }: Resource): readonly Field[] {
  return fields.filter(({ use }) => use !== "response");
}

/** Returns the requirements of a body. All of them must be met. */
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

/** Returns the rules between fields that a body of this kind can break: those whose fields it may all have. */
export function rulesOfBody(resource: Resource, request: RequestBody): readonly FieldRule[] {
  const names = new Set(fieldsOfBody(resource, request).map(({ name }) => name));
  const rules = resource.fieldRules.filter((rule) => fieldsOfRule(rule).every((field) => names.has(field)));
  return request.kind === "update" ? rulesOfUpdate(rules) : rules;
}

/** Returns the rules that an update can break. Omitted fields keep their values, which the request does not contain. */
export function rulesOfUpdate(rules: readonly FieldRule[]): readonly FieldRule[] {
  return rules.flatMap((rule): readonly FieldRule[] => {
    if (rule.kind === "needs") return [];
    if (rule.kind !== "count") return [rule];
    return rule.most === undefined ? [] : [{ ...rule, least: 0 }];
  });
}

export function fieldsOfRule(rule: FieldRule): readonly string[] {
  return byKind(fieldsOf, rule);
}

const fieldsOf: ByKind<FieldRuleKind, [], readonly string[]> = {
  count: ({ fields }) => fields,
  needs: ({ each, needs }) => [...each, ...needs],
  excludes: ({ each, excludes }) => [...each, ...excludes],
  order: ({ lesser, greater }) => [lesser, greater],
};

/**
 * Returns the type of a field's files: the field's own type or the item type of a list. Returns `undefined` if the
 * field has no files.
 */
export function fileOf({ type }: Pick<Field, "type">): FileType | undefined {
  const known = type.value;
  const one = known?.kind === "list" ? known.items : known;
  return one?.kind === "file" ? one : undefined;
}

/**
 * Returns the maximum total size of a field's files, in bytes. Returns `undefined` if it is unknown or the field has no
 * files.
 */
export function bytesOfFiles(field: Pick<Field, "type">): number | undefined {
  const most = fileOf(field)?.maxBytes?.value;
  const known = field.type.value;
  const count = known?.kind === "list" ? known.maxItems?.value : 1;
  return most === undefined || count === undefined ? undefined : most * count;
}

/** Returns the media type, or a sample of a media type range. */
export function typeWithin(mediaType: string): string {
  return mediaType.replace("text/*", "text/plain").replace("image/*", "image/png").replace("/*", "/octet-stream");
}
