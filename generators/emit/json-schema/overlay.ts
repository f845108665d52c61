import { unlessEmpty, type Json, type JsonObject } from "../../codegen/json.ts";
import { leafKinds, type PageKind, type ResponseShape, type ResultField, type ResultType } from "../../model/result.ts";
import { forKinds, type ByKind, byKind, groupBy } from "../../model/group-by.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { Pages, Role, Test } from "../../model/rules.ts";
import { type ResponseDialect, resultTypeSchema } from "../shared/json-schema/result-schema.ts";
import { type Location, shapeNamed } from "../../model/result-parts.ts";

/* Tests of a request as JSON Schemas. The request has the form that `decodeRequest` of the validators returns. */

export interface Caller {
  readonly service: QueryService;
  /** `undefined` for the request's own parameters. */
  readonly role: Role | undefined;
  readonly parameter: (name: string) => FoundParameter;
}

interface FoundParameter {
  readonly parameter: Parameter;
  /** Returns the condition that the object with the parameter matches the schema. */
  readonly inRequest: (schema: Condition) => Condition;
}

export function moduleCaller(service: QueryService, module: Module, role: Role): Caller {
  const path = role === "generator" ? ["generator", "parameters"] : ["modules", module.name];
  return {
    service,
    role,
    parameter: (name) => ({
      parameter: parameterNamed(module.parameters, name),
      inRequest: (schema) => within(path, schema),
    }),
  };
}

export function requestCaller(service: QueryService): Caller {
  const find = (name: string): FoundParameter => {
    const set = service.requestParameters.find(({ parameters }) => parameters.some((one) => one.name === name));
    return { parameter: parameterNamed(set?.parameters ?? [], name), inRequest: (schema) => having([set!.id], schema) };
  };
  return { service, role: undefined, parameter: find };
}

function parameterNamed(parameters: readonly Parameter[], name: string): Parameter {
  const parameter = parameters.find((one) => one.name === name);
  if (parameter === undefined) throw new Error(`Bind let pass a test of the parameter “${name}”, which is not there.`);
  return parameter;
}

export function asksFor(module: Module, role: Role): Condition {
  return role === "module"
    ? having(["modules", module.name], true)
    : having(["generator", "name"], { const: module.name });
}

/** Returns the condition that the request selects a member: one of `when`, and none of `unless`. */
export function comesWith(
  { when, unless }: { readonly when: readonly Test[]; readonly unless: readonly Test[] },
  caller: Caller,
): Condition {
  const tests = (all: readonly Test[]): Condition => some(all.map((test) => testCondition(test, caller)));
  return every([when.length === 0 ? true : tests(when), not(tests(unless))]);
}

function testCondition(test: Test, caller: Caller): Condition {
  switch (test.kind) {
    case "given":
      return given(caller.parameter(test.parameter));
    case "filled":
      return at(caller.parameter(test.parameter), not({ enum: ["", "0", 0, []] }));
    case "holds":
      return holds(caller, test.parameter, test.values);
    case "pages":
      return pagesCondition(caller.service, test.pages);
    case "role":
      return caller.role === test.role;
    case "all":
      return every(test.tests.map((inner) => testCondition(inner, caller)));
  }
}

function at({ parameter, inRequest }: FoundParameter, value: Condition): Condition {
  return inRequest(having([parameter.name], value));
}

function given(found: FoundParameter): Condition {
  const byDefault = found.parameter.default?.value;
  return at(found, byDefault === undefined ? true : not({ const: byDefault }));
}

function holds({ service, parameter: find }: Caller, name: string, values: readonly string[]): Condition {
  const found = find(name);
  const one = { enum: values.flatMap((value) => spellings(found.parameter, value)) };
  if (found.parameter.multiple === undefined) return at(found, one);
  const all = service.wire.allSpecifier?.value;
  return at(found, some([{ type: "array", contains: one }, all === undefined ? false : { const: all }]));
}

/** Returns the values that a request may contain for a tested value. Numbers may be JSON numbers. */
function spellings({ type }: Parameter, value: string): readonly Json[] {
  const mayBeNumber = ["integer", "namespace", "limit"].includes(type.kind) && /^-?\d+$/.test(value);
  return mayBeNumber ? [value, Number(value)] : [value];
}

/** Returns the condition that the request names pages, whether they exist or not. */
export function pagesCondition(service: QueryService, which: Pages): Condition {
  const { pages, revisions } = service.pages ?? { pages: [], revisions: [] };
  const caller = requestCaller(service);
  const counting = (found: FoundParameter, minItems: number): Condition =>
    found.parameter.multiple === undefined ? minItems === 1 && at(found, true) : at(found, { type: "array", minItems });
  const named = (names: readonly string[], minItems: number): Condition =>
    some(names.map((name) => counting(caller.parameter(name), minItems)));
  switch (which) {
    case "some":
      return some([named([...pages, ...revisions], 1), having(["generator"], true)]);
    case "several":
      return named(pages, 2);
    case "revisions":
      return named(revisions, 1);
    case "several-revisions":
      return named(revisions, 2);
  }
}

/** A constraint as a JSON Schema. It is `true` or `false` if it is constant. */
export type Condition = JsonObject | boolean;

export function every(conditions: readonly Condition[]): Condition {
  if (conditions.includes(false)) return false;
  const open = conditions.filter((one) => typeof one !== "boolean");
  return open.length < 2 ? (open[0] ?? true) : { allOf: open };
}

export function some(conditions: readonly Condition[]): Condition {
  if (conditions.includes(true)) return true;
  const open = conditions.filter((one) => typeof one !== "boolean");
  return open.length < 2 ? (open[0] ?? false) : { anyOf: open };
}

export function not(condition: Condition): Condition {
  return typeof condition === "boolean" ? !condition : { not: condition };
}

/** Returns a schema of objects in which the member at the end of the path is present and matches `schema`. */
export function having([first, ...rest]: readonly string[], schema: Condition): Condition {
  if (first === undefined || schema === false) return schema;
  return { type: "object", properties: Object.fromEntries([[first, having(rest, schema)]]), required: [first] };
}

/** Returns a schema of objects in which the member at the end of the path, if present, matches `schema`. */
export function within(path: readonly string[], schema: Condition): Condition {
  if (typeof schema === "boolean") return schema;
  return path.reduceRight<JsonObject>(
    (inner, name) => ({ type: "object", properties: Object.fromEntries([[name, inner]]) }),
    schema,
  );
}

/** Returns a schema that applies `met` if the condition holds and `unmet` otherwise. */
export function choice(condition: Condition, met: Condition, unmet: Condition): Condition {
  if (typeof condition === "boolean") return condition ? met : unmet;
  if (met === true && unmet === true) return true;
  return { if: condition, ...(met === true ? {} : { then: met }), ...(unmet === true ? {} : { else: unmet }) };
}

/* An overlay restricts the widest schema of a response. It only requires or forbids members, at any depth. */

/** The effect of an overlay on a member. `required` does not apply to optional members. */
export type Mark = "required" | "forbidden" | undefined;

/** `top` is true for the members that a part adds, and false for nested members. */
export type Marking = (field: ResultField, top: boolean) => Mark;

interface Overlay {
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
    required: unlessEmpty(names),
    allOf: unlessEmpty(allOf),
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
  ...forKinds(leafKinds, asItIs),
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

/** Keeps the members of the union distinguishable, so that no value evades the overlay of one of them. */
function unionOverlay(over: Overlay, all: readonly ResultType[]): JsonObject | undefined {
  const overlays = all.map((member) => typeOverlay(over, member));
  if (overlays.every((one) => one === undefined)) return undefined;
  return {
    anyOf: all.map(
      (member, index) => every([resultTypeSchema(member, over.dialect), overlays[index] ?? true]) as JsonObject,
    ),
  };
}
