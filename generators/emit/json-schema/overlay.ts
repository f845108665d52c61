import { type ByKind, byKind, groupBy } from "../../model/group-by.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResponseShape, PageKind, ResultField, ResultType } from "../../model/result.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { resultTypeSchema, type ResponseDialect } from "../shared/json-schema/result-schema.ts";
import { type Location, shapeNamed } from "../../model/result-parts.ts";
import { every, not, some, type Condition } from "./request-tests.ts";

/* An overlay restricts the widest schema of a response. It only requires or forbids members, at any depth. */

/** The effect of an overlay on a member. `required` does not apply to optional members. */
export type Mark = "required" | "forbidden" | undefined;

/** `top` is true for the members that a part adds, and false for nested members. */
export type Marking = (field: ResultField, top: boolean) => Mark;

export interface Overlay {
  readonly service: QueryService;
  readonly dialect: ResponseDialect;
  readonly marking: Marking;
  /** True if pages of other kinds may have members with the same names but other conditions. */
  readonly ofKinds: boolean;
}

/** Returns an overlay of `{ request, answer }` for members in one location, or `true` if it restricts nothing. */
export function overlay(over: Overlay, location: Location, fields: readonly ResultField[]): Condition {
  const { results } = over.service.answer!;
  switch (location) {
    case "body":
      return bodyWith(members(over, fields));
    case "results": {
      const found = members(over, fields);
      return found === undefined
        ? true
        : bodyWith(objectWith({ [results]: found }, isDemanding(found) ? [results] : []));
    }
    case "page": {
      const page = pageOverlay(over, fields);
      return page === true ? true : eachPage(over.service.answer!, page);
    }
  }
}

function bodyWith(found: Members | undefined): Condition {
  return found === undefined ? true : objectWith({ answer: found }, []);
}

/** Returns a schema of `{ request, answer }` that restricts a member of this name in one location, if it is present. */
export function memberAt({ answer }: QueryService, location: Location, name: string, schema: Condition): JsonObject {
  const member = objectWith({ [name]: schema }, []);
  switch (location) {
    case "body":
      return objectWith({ answer: member }, []);
    case "results":
      return objectWith({ answer: objectWith({ [answer!.results]: member }, []) }, []);
    case "page":
      return eachPage(answer!, member);
  }
}

function eachPage({ results, pages }: ResponseShape, page: Condition): JsonObject {
  const list = objectWith({ [pages!.member]: { type: "array", items: page } }, []);
  return objectWith({ answer: objectWith({ [results]: list }, []) }, []);
}

/** Requires members only on the kinds of pages that have them. The schemas of other kinds reject those members. */
function pageOverlay(over: Overlay, fields: readonly ResultField[]): Condition {
  const kinds = over.service.answer?.pages?.kinds ?? [];
  const groups = groupBy(fields, ({ pages }) => pages.join());
  return every(
    [...groups.values()].map((group) => {
      const found = members(over, group);
      const { pages } = group[0]!;
      const always = found !== undefined && !isDemanding(found) && !over.ofKinds;
      return found === undefined
        ? true
        : pages.length === 0 || always
          ? found
          : { if: isOfKinds(kinds, pages, over.dialect), then: found };
    }),
  );
}

/** Matches a page that is of one of the named kinds and of no kind before it. */
function isOfKinds(all: readonly PageKind[], names: readonly string[], dialect: ResponseDialect): JsonObject {
  const fits = ({ name }: PageKind): JsonObject => ({ $ref: dialect.kindRef(name) });
  const each = all.flatMap((kind, index) =>
    names.includes(kind.name) ? [every([fits(kind), not(some(all.slice(0, index).map(fits)))])] : [],
  );
  return some(each) as JsonObject;
}

interface Members extends JsonObject {
  readonly type: "object";
  readonly properties: JsonObject;
  readonly required?: readonly string[] | undefined;
  /** Each schema requires at least one of several members. */
  readonly allOf?: readonly JsonObject[] | undefined;
}

/** Returns whether an empty object would be invalid. */
function isDemanding({ required, allOf }: Members): boolean {
  return required !== undefined || allOf !== undefined;
}

function members(over: Overlay, fields: readonly ResultField[], top = true): Members | undefined {
  const properties = fields.flatMap((field) => {
    const schema = over.marking(field, top) === "forbidden" ? false : fieldOverlay(over, field);
    return schema === undefined ? [] : [[field.name, schema] as const];
  });
  const required = fields.filter((field) => over.marking(field, top) === "required");
  const names = required.filter(({ optional }) => !optional).map(({ name }) => name);
  const choices = required
    .filter(({ substitutes }) => substitutes.length > 0)
    .map(({ name, substitutes }) => [name, ...substitutes]);
  return properties.length + names.length + choices.length === 0
    ? undefined
    : objectWith(Object.fromEntries(properties), names, choices);
}

/** In strict mode, ajv expects every required member among the properties. */
function objectWith(
  properties: JsonObject,
  names: readonly string[],
  choices: readonly (readonly string[])[] = [],
): Members {
  const all = { ...Object.fromEntries(names.map((name) => [name, {}])), ...properties };
  const allOf = choices.map((some) => ({ anyOf: some.map((name) => objectWith({}, [name])) }));
  return {
    type: "object",
    properties: all,
    required: names.length === 0 ? undefined : names,
    allOf: allOf.length === 0 ? undefined : allOf,
  };
}

function fieldOverlay(over: Overlay, field: ResultField): JsonObject | undefined {
  const schema = typeOverlay(over, field.type);
  return schema !== undefined && field.nullable ? { anyOf: [schema, { type: "null" }] } : schema;
}

function typeOverlay(over: Overlay, type: ResultType): JsonObject | undefined {
  return byKind(overlays, type, over);
}

/** Values without members do not depend on the request. */
const asItIs = (): undefined => undefined;

const overlays: ByKind<ResultType, [over: Overlay], JsonObject | undefined> = {
  text: asItIs,
  number: asItIs,
  const: asItIs,
  any: asItIs,
  boolean: asItIs,
  timestamp: asItIs,
  title: asItIs,
  user: asItIs,
  namespace: asItIs,
  enum: asItIs,
  list: (type, over) => {
    const items = typeOverlay(over, type.items);
    return items && { type: "array", items };
  },
  map: (type, over) => {
    const values = typeOverlay(over, type.values);
    return values && orEmptyList({ type: "object", additionalProperties: values }, type.emptyList);
  },
  object: ({ fields, emptyList }, over) => objectOverlay(over, fields, emptyList),
  shape: ({ shape }, over) => {
    const { fields, emptyList } = shapeNamed(over.service, shape);
    return objectOverlay(over, fields, emptyList);
  },
  union: ({ members }, over) => unionOverlay(over, members),
};

function objectOverlay(over: Overlay, fields: readonly ResultField[], emptyList: boolean): JsonObject | undefined {
  const found = members(over, fields, false);
  return found && orEmptyList(found, emptyList && !isDemanding(found));
}

function orEmptyList(schema: JsonObject, emptyList: boolean): JsonObject {
  return emptyList ? { anyOf: [schema, { type: "array" }] } : schema;
}

/**
 * The members of the union must be distinguishable. Otherwise a value could evade the overlay of one member by matching
 * another.
 */
function unionOverlay(over: Overlay, all: readonly ResultType[]): JsonObject | undefined {
  const overlays = all.map((member) => typeOverlay(over, member));
  if (overlays.every((one) => one === undefined)) return undefined;
  return {
    anyOf: all.map(
      (member, index) => every([resultTypeSchema(member, over.dialect), overlays[index] ?? true]) as JsonObject,
    ),
  };
}
