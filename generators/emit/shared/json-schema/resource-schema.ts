import { type ResourceDialect, type SchemaDialect, factSchema, nullableSchema, typeSchema } from "./type-schema.ts";
import type {
  Destinations,
  Field,
  Requirement,
  Resource,
  ResourceService,
  SchemaBody,
} from "../../../model/resource.ts";
import { type Fact, undocumented, whereKnown } from "../../../model/fact.ts";
import type { Type } from "../../../model/type.ts";
import { fieldsOfBody, needsOfBody, rulesOfBody, writableFields } from "../../../model/body.ts";
import { mayBeNull, refusesUnknownFields, refusesUnknownSlots } from "../../../model/queries.ts";
import { type JsonObject, jsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { lifecycleMarks } from "../../../describe/lifecycle.ts";
import { type Marks, attributeMarks, joinMarks, statusRemark } from "../../../describe/marks.ts";
import { unknownSlotsProse } from "../../../describe/resource.ts";
import { meaningProse, secretMarks, secretProse } from "../../../describe/type-form.ts";
import { valueProse } from "../../../describe/parameter.ts";
import { sentences } from "../../../describe/texts.ts";
import { fieldNames } from "../../../naming/wire-names.ts";
import { annotations, rulesMarks } from "./annotations.ts";

/** Returns an object schema for fields. It rejects other names only if the service does. */
function bodyObject(service: ResourceService, properties: Iterable<readonly [string, JsonObject]>): JsonObject {
  return objectOf(properties, refusesUnknownFields(service));
}

function objectOf(properties: Iterable<readonly [string, JsonObject]>, isClosed: boolean): JsonObject {
  const object = { type: "object", properties: jsonObject(properties) };
  return isClosed ? { ...object, additionalProperties: false } : object;
}

/** Describes the handling of other fields. It is `undefined` if the spec does not mention it. */
function unknownFieldsProse({ unknownFields }: ResourceService): string | undefined {
  if (unknownFields === undefined) return undefined;
  const remark = statusRemark(unknownFields);
  return whereKnown(
    unknownFields,
    (value) => `Other fields are ${value}${remark}.`,
    () => `The handling of other fields${remark}.`,
  );
}

/** Returns the schema of all writable fields, none of them required, because an update changes only some. */
export function fieldsSchema(service: ResourceService, resource: Resource, dialect: ResourceDialect): JsonObject {
  const fields = writableFields(resource);
  const { destinations } = resource;
  const properties = [
    ...fields.flatMap((field) => fieldProperties(field, dialect)),
    ...(destinations === undefined ? [] : destinationProperties(service, destinations, dialect)),
  ];
  const marks = dialect.marks(attributeMarks({ unknownFields: service.unknownFields }));
  return { description: unknownFieldsProse(service), ...bodyObject(service, properties), ...marks };
}

export function requestSchema(
  service: ResourceService,
  resource: Resource,
  request: SchemaBody,
  dialect: ResourceDialect,
): JsonObject {
  const rules = rulesMarks(rulesOfBody(resource, request));
  const { unknownFields } = service;
  const marks = request.kind === "fields" ? joinMarks(rules, attributeMarks({ unknownFields })) : rules;
  return { ...bodySchema(service, resource, request, dialect), ...dialect.marks(marks) };
}

function bodySchema(
  service: ResourceService,
  resource: Resource,
  request: SchemaBody,
  dialect: ResourceDialect,
): JsonObject {
  switch (request.kind) {
    case "create":
      return createSchema(resource, dialect);
    case "update":
      return { $ref: dialect.fieldsRef };
    case "fields": {
      const fields = fieldsOfBody(resource, request);
      const schema = bodyObject(
        service,
        fields.flatMap((field) => fieldProperties(field, dialect)),
      );
      const required = needsOfBody(resource, request).map((need) => requiredNames(resource, need));
      const nullable = new Set(fields.filter(mayBeNull).flatMap(fieldNames));
      const isPlain = !required.flat().some((name) => nullable.has(name));
      const isChoice = dialect.wholeChoices === true && required.some((names) => names.length > 1);
      return isPlain && !isChoice
        ? withRequirements(schema, required, needed(fields, dialect))
        : withNeeds(schema, fields, required, dialect);
    }
    case "own":
      return factSchema(request.type, dialect);
  }
}

function createSchema(resource: Resource, dialect: ResourceDialect): JsonObject {
  const needs = resource.requiredOnCreate.map((requirement) => requiredNames(resource, requirement));
  return withNeeds({ $ref: dialect.fieldsRef }, resource.fields, needs, dialect);
}

/** Combines the schema with a requirement for each group: one of its names must have a value other than null. */
function withNeeds(
  schema: JsonObject,
  fields: readonly Field[],
  needs: readonly (readonly string[])[],
  dialect: SchemaDialect,
): JsonObject {
  const schemaOf = needed(fields, dialect);
  return joined(schema, needs, schemaOf, dialect);
}

/** Returns the schema of a required field, with its type, for tools that generate a type from each part. */
function needed(fields: readonly Field[], dialect: SchemaDialect): (name: string) => JsonObject {
  const byName = new Map(fields.flatMap((field) => fieldNames(field).map((name) => [name, field] as const)));
  return (name) => {
    const field = byName.get(name);
    const type = field?.type.value;
    if (type !== undefined && !takesAny(type)) return typeSchema(type, dialect);
    return field !== undefined && mayBeNull(field) ? { not: { type: "null" } } : {};
  };
}

function takesAny(type: Type): boolean {
  return type.kind === "any" || (type.kind === "union" && type.members.some(takesAny));
}

/** Adds the defaults next to a request body, under the preferred names of the fields. Only a create has defaults. */
export function withDefaults(
  schema: JsonObject,
  { fields }: Resource,
  request: SchemaBody,
  dialect: SchemaDialect,
): JsonObject {
  const properties = fields.flatMap(
    ({ use, aliases, name, default: fact }): readonly (readonly [string, JsonObject])[] => {
      const value = use === "response" ? undefined : fact?.value;
      return value === undefined
        ? []
        : [[aliases[0] ?? name, { default: value, ...dialect.marks(attributeMarks({ default: fact })) }]];
    },
  );
  if (request.kind !== "create" || properties.length === 0) return schema;
  return { allOf: [schema, { type: "object", properties: jsonObject(properties) }] };
}

/** Returns an object schema that requires at least one name of each group. */
export function withRequirements(
  schema: JsonObject,
  required: readonly (readonly string[])[],
  schemaOf: (name: string) => JsonObject,
): JsonObject {
  if (required.some((names) => names.length > 1))
    return { allOf: [schema, ...required.map((names) => someOf(names, schemaOf))] };
  return required.length === 0 ? schema : { ...schema, required: required.flat() };
}

/** Adds requirements to a schema: at least one name of each group. */
function joined(
  schema: JsonObject,
  needs: readonly (readonly string[])[],
  schemaOf: (name: string) => JsonObject,
  { wholeChoices }: SchemaDialect,
): JsonObject {
  if (!wholeChoices)
    return needs.length === 0 ? schema : { allOf: [schema, ...needs.map((names) => someOf(names, schemaOf))] };
  const single = needs.filter((names) => names.length === 1).flat();
  const choices = needs.filter((names) => names.length > 1);
  const [first, ...others] = choices.map((names, index) => {
    const always = index === 0 ? single : [];
    return { anyOf: names.map((name) => ({ allOf: [schema, withValues([...always, name], schemaOf)] })) };
  });
  if (first !== undefined) return others.length === 0 ? first : { allOf: [first, ...others] };
  return single.length === 0 ? schema : { allOf: [schema, ...single.map((name) => withValues([name], schemaOf))] };
}

function withValues(names: readonly string[], schemaOf: (name: string) => JsonObject): JsonObject {
  return { type: "object", properties: jsonObject(names.map((name) => [name, schemaOf(name)])), required: names };
}

/** Requires at least one of the names, with a value that matches its schema. */
function someOf(names: readonly string[], schemaOf: (name: string) => JsonObject): JsonObject {
  const choices = names.map((name) => withValues([name], schemaOf));
  return choices.length === 1 ? choices[0]! : { anyOf: choices };
}

export function requiredNames(resource: Resource, requirement: Requirement): readonly string[] {
  switch (requirement.kind) {
    case "field":
      return namesOf(resource, requirement.field);
    case "any-of":
      return requirement.fields.flatMap((field) => namesOf(resource, field));
  }
}

function namesOf({ fields }: Resource, name: string): readonly string[] {
  const field = fields.find((one) => one.name === name);
  return field === undefined ? [name] : fieldNames(field);
}

/** Returns a property for each name. The first one has the full description, and the others refer to it. */
function fieldProperties(field: Field, dialect: SchemaDialect): readonly (readonly [string, JsonObject])[] {
  const [first, ...others] = fieldNames(field);
  const isNullable = mayBeNull(field);
  const whole = {
    ...nullableSchema(field.type, isNullable, dialect, fieldMarks(field)),
    ...annotations(fieldProse(field), field),
  };
  const deprecated = field.deprecated && true;
  const other = {
    ...nullableSchema(field.type, isNullable, dialect),
    description: `Alias of ${codeSpan(first!)}.`,
    deprecated,
  };
  return [[first!, whole], ...others.map((name) => [name, other] as const)];
}

function fieldMarks(field: Field): Marks {
  const { default: defaultOnCreate, description, nullable } = field;
  const own = {
    replaced: field.replaced || undefined,
    "default-on-create": defaultOnCreate?.value,
  };
  const attributes = attributeMarks({ default: defaultOnCreate, description, nullable });
  return [own, attributes, lifecycleMarks(field)].reduce(joinMarks, secretMarks(field));
}

export function fieldProse(field: Field): string {
  const prose = sentences(
    meaningProse(field.description),
    field.aliases.length === 0 ? undefined : `The source field is ${codeSpan(field.name)}.`,
    field.default === undefined ? undefined : defaultProse(field.default),
    field.nullable === undefined ? undefined : nullProse(field.nullable),
    emptyProse(field),
    missingProse(field),
    field.replaced ? "A given list replaces the whole previous one." : undefined,
    secretProse(field),
  );
  return prose ?? "";
}

/** Describes whether null is allowed, unless it is documented that it is not. */
function nullProse(fact: Fact<boolean>): string | undefined {
  const remark = statusRemark(fact);
  const known = (value: boolean): string | undefined => {
    if (value) return `Null removes the value in an update${remark}; on create it is the same as absence.`;
    return remark === "" ? undefined : `Never null${remark}.`;
  };
  return whereKnown(fact, known, () => `Whether it may be null${remark}.`);
}

/** Describes that the empty string counts as missing, if no document states it. */
function emptyProse({ empty }: Field): string | undefined {
  if (empty === undefined || undocumented(empty) === undefined) return undefined;
  const remark = statusRemark(empty);
  return whereKnown(
    empty,
    () => `The empty string counts as missing${remark}.`,
    () => `Whether the empty string counts as missing${remark}.`,
  );
}

/** Names the errors for a missing or invalid value that replace those of the service, if no document states them. */
function missingProse({ errors }: Field): string | undefined {
  const all = [...errorRemark("If missing", errors.missing), ...errorRemark("If invalid", errors.invalid)];
  return all.length === 0 ? undefined : all.join(" ");
}

function errorRemark(label: string, error: Fact<string> | undefined): readonly string[] {
  if (error === undefined || undocumented(error) === undefined) return [];
  return [`${label}: ${whereKnown(error, codeSpan, () => "an unknown error")}${statusRemark(error)}.`];
}

function defaultProse(fact: NonNullable<Field["default"]>): string {
  const remark = statusRemark(fact);
  return whereKnown(
    fact,
    (value) => `Default on create: ${valueProse(value)}${remark}.`,
    () => `Default on create${remark}.`,
  );
}

function destinationProperties(
  service: ResourceService,
  destinations: Destinations,
  dialect: ResourceDialect,
): readonly (readonly [string, JsonObject])[] {
  const { objectField, slots } = destinations;
  const aliases = slots.flatMap((slot) =>
    slot.aliases.map(
      (alias) =>
        [
          alias,
          { $ref: dialect.destinationsRef, description: `Destinations of the slot ${codeSpan(slot.name)}.` },
        ] as const,
    ),
  );
  const inObject = slots.flatMap((slot) =>
    [slot.name, ...slot.aliases].map((name) => [name, { $ref: dialect.destinationsRef }] as const),
  );
  const description = sentences("Destinations by slot, or by an alias of it.", unknownSlotsProse(destinations));
  const marks = dialect.marks(attributeMarks({ unknownSlots: destinations.unknownSlots }));
  const object = { description, ...objectOf(inObject, refusesUnknownSlots(service, destinations)), ...marks };
  return [...aliases, [objectField, object]];
}

export function destinationsSchema(destinations: Destinations, dialect: SchemaDialect): JsonObject {
  const { pattern, bareNumbers, bareNumberType, maxItems, maxLength } = destinations;
  const marks = dialect.marks(attributeMarks({ pattern, bareNumbers, bareNumberType, maxItems, maxLength }));
  const list = destinationList(destinations, bareNumbers.value !== false);
  return {
    description: "One destination, or a list of them, each a type and an id.",
    anyOf: [destinationSchema(destinations), list],
    ...marks,
  };
}

/** Returns the schema of a list of destinations, with or without bare numbers. */
export function destinationList(destinations: Destinations, withNumbers: boolean): JsonObject {
  const one = destinationSchema(destinations);
  const items = withNumbers ? { anyOf: [one, bareNumber] } : one;
  return { type: "array", items, maxItems: destinations.maxItems?.value };
}

function destinationSchema({ pattern, maxLength }: Destinations): JsonObject {
  return {
    type: "string",
    maxLength: maxLength?.value,
    pattern: pattern.value,
  };
}

/** An integer that every JSON parser represents exactly. */
const bareNumber = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
