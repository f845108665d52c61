import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { Pages, Role, Test } from "../../model/rules.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";

/*
 * Tests of a request as JSON Schemas. The request has the form that `decodeRequest` of the validators returns, with
 * defaults filled in.
 */

/** The module or request whose parameters the tests refer to. */
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

/** Returns the context for tests of a module's result, for a request that uses the module in this role. */
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

/** Returns the context for tests of members that no module adds. */
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

/** Returns the condition that the request uses the module in this role. */
export function asksFor(module: Module, role: Role): Condition {
  return role === "module"
    ? having(["modules", module.name], true)
    : having(["generator", "name"], { const: module.name });
}

/**
 * Returns the condition that the request selects a member: it meets one of `when`, if there are any, and none of
 * `unless`.
 */
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

/**
 * Returns the condition that the request names pages. Only the server knows which of them exist, so all of them count.
 */
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
  return withMember(first, having(rest, schema));
}

/** Returns a schema of objects in which the member at the end of the path, if present, matches `schema`. */
export function within(path: readonly string[], schema: Condition): Condition {
  if (typeof schema === "boolean") return schema;
  return path.reduceRight<JsonObject>(
    (inner, name) => ({ type: "object", properties: Object.fromEntries([[name, inner]]) }),
    schema,
  );
}

function withMember(name: string, schema: Condition): JsonObject {
  return { type: "object", properties: Object.fromEntries([[name, schema]]), required: [name] };
}

/**
 * Returns a schema that applies `met` if the condition holds and `unmet` otherwise, or `true` if neither restricts
 * anything.
 */
export function choice(condition: Condition, met: Condition, unmet: Condition): Condition {
  if (typeof condition === "boolean") return condition ? met : unmet;
  if (met === true && unmet === true) return true;
  return { if: condition, ...(met === true ? {} : { then: met }), ...(unmet === true ? {} : { else: unmet }) };
}
