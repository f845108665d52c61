import type { ErrorGrounds, FieldGrounds, InputGrounds, OperationGrounds } from "../../../templates/runtime/server/resource/table.ts";
import { fieldRuleText } from "../../describe/field-rule.ts";
import { fieldsOfBody } from "../../model/body-fields.ts";
import { byKind, type ByKind } from "../../model/by-kind.ts";
import { isUnknown, undocumented, valueOr, type Fact, type Origin } from "../../model/fact.ts";
import type { FieldRule } from "../../model/field-rules.ts";
import { typesWithin } from "../../model/queries.ts";
import { requestFaults, type Destinations, type Field, type Operation, type Resource, type ResourceService } from "../../model/resource.ts";
import type { ErrorCode } from "../../model/service.ts";
import type { Type } from "../../model/type.ts";
import { fieldNames } from "../../naming/field-names.ts";
import { bodyOf, parameterSetOf } from "../shared/resource-fields.ts";
import { parametersOf } from "../shared/resource-parameters.ts";
import { groundText, someNamed, someOf, unlessSame, unstated } from "./grounds.ts";
import { answerType, typeGround } from "./resource-answers.ts";

/* What of a resource service rests on no source document, as far as a finding or an error can rest on it. */

export function errorGrounds(service: ResourceService, { code, condition, httpStatus, message }: ErrorCode): ErrorGrounds | undefined {
  return someOf({
    code: groundText(condition, faultOf(service, code)),
    status: groundText(httpStatus),
    message: message === undefined ? unstated : groundText(message),
  });
}

/** That the code answers what is wrong with a request: documented where it is for one such fault. */
function faultOf({ requestErrors }: ResourceService, code: string): Fact<string> | undefined {
  const isOfCode = (fact: Fact<string>): boolean => valueOr(fact, undefined, "server-needs-one") === code;
  const facts = requestFaults.flatMap((fault) => requestErrors[fault] ?? []).filter(isOfCode);
  return facts.every((fact) => undocumented(fact) !== undefined) ? facts[0] : undefined;
}

export function operationGrounds(service: ResourceService, resource: Resource, operation: Operation): OperationGrounds | undefined {
  const { headers, response } = operation;
  const rules = parameterSetOf(service, resource, operation)?.rules ?? [];
  const parameters = parametersOf(service, resource, operation).map(({ name, aliases, ...parameter }) => ({
    names: [name, ...aliases],
    type: parameter.type,
    missing: parameter.missing,
  }));
  return someOf({
    own: groundText(operation.origin, resource.origin),
    status: groundText(response.httpStatus),
    answer: response.body && typeGround(service, response.body),
    parameters: inputGrounds(service, parameters, rules),
    headers: inputGrounds(service, headers.map(({ name, type }) => ({ names: [name], type })), []),
    body: bodyGrounds(service, resource, operation),
  });
}

/** A field, or what is like one, as far as its claims go. */
interface Input {
  readonly names: readonly string[];
  readonly type: Fact<Type>;
  readonly origin?: Origin | undefined;
  readonly missing?: Fact<string> | undefined;
  readonly invalid?: Fact<string> | undefined;
  readonly empty?: Fact<unknown> | undefined;
}

function bodyGrounds(service: ResourceService, resource: Resource, { request }: Operation): InputGrounds | undefined {
  if (request === undefined) return undefined;
  if (request.kind === "own") {
    const rules = resource.shapes.flatMap(({ fieldRules }) => fieldRules);
    return someOf({ whole: fieldGrounds(service, { names: [], type: request.type }), rules: ruleGrounds(rules) });
  }
  const fields = fieldsOfBody(resource, request).map(fieldInput);
  const destinations = request.kind === "fields" || resource.destinations === undefined ? [] : destinationGrounds(resource.destinations);
  return inputGrounds(service, fields, bodyOf(resource, request).rules, destinations);
}

function fieldInput(field: Field): Input {
  const { type, origin, empty, errors } = field;
  return { names: fieldNames(field), type, origin, empty, ...errors };
}

/** Each slot, and the object that holds them. */
function destinationGrounds({ objectField, slots, pattern }: Destinations): readonly (readonly [string, FieldGrounds | undefined])[] {
  const grounds = someOf({ type: groundText(pattern) });
  return [objectField, ...slots.flatMap(({ name, aliases }) => [...aliases, name])].map((name) => [name, grounds]);
}

type NamedGrounds = readonly (readonly [name: string, grounds: FieldGrounds | undefined])[];

function inputGrounds(
  service: ResourceService,
  inputs: readonly Input[],
  rules: readonly FieldRule[],
  others: NamedGrounds = [],
): InputGrounds | undefined {
  const own = inputs.flatMap((input) => input.names.map((name) => [name, fieldGrounds(service, input)] as const));
  return someOf({
    fields: someNamed([...own, ...others]),
    rules: ruleGrounds(rules),
  });
}

/** By the words in which a finding names the rule. */
function ruleGrounds(rules: readonly FieldRule[]): InputGrounds["rules"] {
  return someNamed(rules.map((rule) => [fieldRuleText(rule), groundText(rule.origin, rule.error)]));
}

function fieldGrounds(service: ResourceService, { type, origin, empty, missing, invalid }: Input): FieldGrounds | undefined {
  const known = valueOr(type, undefined, "server-needs-one");
  const ofType = known && (typeGround(service, type) ?? groundText(invalid, origin));
  const bounds = known && unlessSame(groundText(...boundsOf(service, known)), ofType);
  const holdsShapes = known !== undefined && [...typesWithin(known)].some(({ kind }) => kind === "shape");
  return someOf({
    is: bounds !== undefined || holdsShapes ? answerType(service, type) : undefined,
    type: ofType,
    bounds,
    empty: empty && groundText(empty),
    missing: groundText(missing, origin),
  });
}

/** What narrows a type, as far as it is known: what is unknown refuses nothing. */
function boundsOf(service: ResourceService, type: Type): readonly Fact<unknown>[] {
  const facts = [...typesWithin(type)].flatMap((one) => byKind(bounds, one, service));
  return facts.flatMap((fact) => (fact === undefined || isUnknown(fact) ? [] : [fact]));
}

const none = (): readonly never[] => [];

const bounds: ByKind<Type, [service: ResourceService], readonly (Fact<unknown> | undefined)[]> = {
  string: ({ minLength, maxLength, pattern }) => [minLength, maxLength, pattern],
  integer: ({ minimum, maximum }) => [minimum, maximum],
  number: ({ minimum, maximum }) => [minimum, maximum],
  list: ({ minItems, maxItems }) => [minItems, maxItems],
  timestamp: (_, { timestamps }) => [timestamps],
  boolean: none,
  date: none,
  time: none,
  any: none,
  namespace: none,
  user: none,
  title: none,
  limit: none,
  enum: none,
  map: none,
  shape: none,
  union: none,
};
