import { unlessEmpty, jsonObject, type JsonObject } from "../../../codegen/json.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { PageKind, ResultField, ResultShape, ResultType } from "../../../model/result.ts";
import {
  type Location,
  type PartName,
  type ResultPart,
  type SharedMember,
  allKnown,
  foreignMembers,
  knownResult,
  membersAt,
  ownFields,
  partsOf,
} from "../../../model/result-parts.ts";
import { remembered } from "../../../model/memo.ts";
import { resultFieldProse } from "../../../describe/result.ts";
import type { NameOf } from "../../../describe/remarks.ts";
import { typeSchema, type SchemaDialect } from "./type-schema.ts";

export interface ResponseDialect extends SchemaDialect {
  /** The `$ref` of an item of the module's list, or of the members that the module adds in one location. */
  readonly partRef: (module: Module, part: "item" | PartName) => string;
  readonly ownRef: (location: "body" | "results") => string;
  readonly kindRef: (kind: string) => string;
  /** True if schemas may use keywords that OpenAPI code generators don't support. */
  readonly composes: boolean;
  /** True if objects reject undescribed members. Clients ignore these, so published schemas are open. */
  readonly closes: boolean;
  readonly nameOf: NameOf;
}

/** Returns the widest schema of response bodies for these modules. An unknown result leaves it open. */
export function bodySchema(service: QueryService, modules: readonly Module[], dialect: ResponseDialect): JsonObject {
  const { results, pages } = service.answer!;
  const closed = dialect.closes && allKnown(modules) ? { unevaluatedProperties: false } : {};
  const kinds = pages?.kinds.map(({ name }) => ({ $ref: dialect.kindRef(name) })) ?? [];
  const page = { type: "object", ...pageOf(kinds, partRefs(modules, "page", dialect), dialect), ...closed };
  const list: readonly (readonly [string, JsonObject])[] =
    pages === undefined ? [] : [[pages.member, { type: "array", items: page }]];
  const inResults = [{ $ref: dialect.ownRef("results") }, ...partRefs(modules, "results", dialect)];
  const resultsSchema = { type: "object", ...together(inResults), properties: jsonObject(list), ...closed };
  const inBody = [{ $ref: dialect.ownRef("body") }, ...partRefs(modules, "body", dialect)];
  return { type: "object", ...together(inBody), properties: jsonObject([[results, resultsSchema]]), ...closed };
}

/** Returns the schema of a page. In OpenAPI, linters close each kind separately to check examples. */
function pageOf(kinds: readonly JsonObject[], parts: readonly JsonObject[], { composes }: ResponseDialect): JsonObject {
  if (composes || parts.length === 0) return { ...together(parts), anyOf: kinds };
  return { anyOf: kinds.map((kind) => together([kind, ...parts])) };
}

function together(schemas: readonly JsonObject[]): JsonObject {
  return schemas.length === 0 ? {} : { allOf: schemas };
}

function partRefs(modules: readonly Module[], location: Location, dialect: ResponseDialect): readonly JsonObject[] {
  const parts = modules.flatMap(partsOf).filter((part) => part.location === location);
  return parts.map(({ module, name }) => ({ $ref: dialect.partRef(module, name) }));
}

export function ownSchema(service: QueryService, location: "body" | "results", dialect: ResponseDialect): JsonObject {
  return objectOf(ownFields(service, location), dialect);
}

/** Returns the schema of a page without the members that modules add. */
export function kindSchema(service: QueryService, kind: PageKind, dialect: ResponseDialect): JsonObject {
  const own: JsonObject = { description: kind.description, ...objectOf(kind.fields, dialect) };
  if (!dialect.composes) return own;
  const foreign = jsonObject(foreignMembers(service, kind).map((name) => [name, false]));
  return { ...own, properties: { ...(own["properties"] as JsonObject), ...foreign } };
}

export function resultShapeSchema(
  { description, fields, emptyList }: ResultShape,
  dialect: ResponseDialect,
): JsonObject {
  return { description, ...perhapsEmptyList(wholeObject(fields, dialect), emptyList) };
}

/** Returns the schema of an item of the module's list, or `undefined` if it has no list. */
export function itemSchema(module: Module, dialect: ResponseDialect): JsonObject | undefined {
  const fields = knownResult(module)?.items;
  return fields && wholeObject(fields, dialect);
}

/** Returns the schema of the members that a module adds in one location. Continued requests may omit them. */
export function partSchema(service: QueryService, part: ResultPart, dialect: ResponseDialect): JsonObject {
  const members = membersAt(service, part.location);
  const property = (field: ResultField): JsonObject =>
    described(field, sharedType(dialect)(members.get(field.name)!), dialect);
  return { type: "object", properties: jsonObject(part.fields.map((field) => [field.name, property(field)])) };
}

/** Returns the type of a member that several modules have: a union of their types. */
const sharedType = remembered((dialect: ResponseDialect) =>
  remembered(
    (all: readonly SharedMember[]): JsonObject =>
      anyOf(distinct(all.map(({ part, field }) => memberType(part.module, field, dialect)))),
  ),
);

/** Returns the type of a member. Items of the module's list have a separate schema. */
export function memberType(module: Module, field: ResultField, dialect: ResponseDialect): JsonObject {
  if (isItemsList(module, field)) return { type: "array", items: { $ref: dialect.partRef(module, "item") } };
  return orNull(field, resultTypeSchema(field.type, dialect));
}

function isItemsList(module: Module, { type }: ResultField): boolean {
  return type.kind === "list" && type.items.kind === "object" && type.items.fields === knownResult(module)?.items;
}

function distinct(schemas: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function anyOf(schemas: readonly JsonObject[]): JsonObject {
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

/** Returns an object with these members, open to those of other parts. */
function objectOf(fields: readonly ResultField[], dialect: ResponseDialect): JsonObject {
  const required = fields.filter(isAlwaysThere).map(({ name }) => name);
  const properties = fields.map(
    (field) => [field.name, described(field, orNull(field, resultTypeSchema(field.type, dialect)), dialect)] as const,
  );
  return {
    type: "object",
    properties: jsonObject(properties),
    required: unlessEmpty(required),
    ...(dialect.composes ? substituted(fields, dialect) : {}),
  };
}

/** Requires each member that is always present, or one of its substitutes. */
function substituted(fields: readonly ResultField[], dialect: ResponseDialect): JsonObject {
  const replaceable = fields.filter(
    ({ when, unless, substitutes }) => when.length + unless.length === 0 && substitutes.length > 0,
  );
  const typeOf = (name: string): JsonObject => {
    const field = fields.find((one) => one.name === name);
    return field === undefined ? {} : orNull(field, resultTypeSchema(field.type, dialect));
  };
  const has = (name: string): JsonObject => ({
    type: "object",
    properties: jsonObject([[name, typeOf(name)]]),
    required: [name],
  });
  const choices = replaceable.map(({ name, substitutes }) => ({ anyOf: [name, ...substitutes].map(has) }));
  return choices.length === 0 ? {} : { allOf: choices };
}

/** Returns an object to which no other part adds members. */
function wholeObject(fields: readonly ResultField[], dialect: ResponseDialect): JsonObject {
  return { ...objectOf(fields, dialect), additionalProperties: dialect.closes ? false : undefined };
}

function isAlwaysThere({ optional, when, unless }: ResultField): boolean {
  return !optional && when.length === 0 && unless.length === 0;
}

function described(field: ResultField, schema: JsonObject, { nameOf }: ResponseDialect): JsonObject {
  return { description: resultFieldProse(field, nameOf), ...schema };
}

function orNull({ nullable }: ResultField, schema: JsonObject): JsonObject {
  return nullable ? { anyOf: [schema, { type: "null" }] } : schema;
}

/** Returns the schema of an object that may be empty and is then serialized as a list. */
function perhapsEmptyList(schema: JsonObject, emptyList: boolean): JsonObject {
  return emptyList && schema["required"] === undefined && schema["allOf"] === undefined
    ? { anyOf: [schema, { type: "array", items: {}, maxItems: 0 }] }
    : schema;
}

const utcTimestamp = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$";

export function resultTypeSchema(type: ResultType, dialect: ResponseDialect): JsonObject {
  return byKind(printers, type, dialect);
}

const printers: ByKind<ResultType, [dialect: ResponseDialect], JsonObject> = {
  text: ({ pattern }) => ({ type: "string", pattern }),
  number: ({ whole, minimum, maximum }) => ({ type: whole ? "integer" : "number", minimum, maximum }),
  const: ({ value }) => ({ type: typeof value, const: value }),
  any: () => ({}),
  timestamp: () => ({ type: "string", pattern: utcTimestamp }),
  title: () => ({ type: "string" }),
  user: () => ({ type: "string" }),
  boolean: typeSchema,
  namespace: typeSchema,
  enum: typeSchema,
  list: ({ items }, dialect) => ({ type: "array", items: resultTypeSchema(items, dialect) }),
  map: ({ values, emptyList }, dialect) =>
    perhapsEmptyList({ type: "object", additionalProperties: resultTypeSchema(values, dialect) }, emptyList),
  object: ({ fields, emptyList }, dialect) => perhapsEmptyList(wholeObject(fields, dialect), emptyList),
  shape: ({ shape }, dialect) => ({ $ref: dialect.shapeRef(shape) }),
  union: ({ members }, dialect) => ({ anyOf: members.map((member) => resultTypeSchema(member, dialect)) }),
};
