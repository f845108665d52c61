import { unlessEmpty } from "../../../../codegen/json.ts";
import { stringKinds, type IntegerType, type NumberType, type Type, valueSetsById } from "../../../../model/type.ts";
import { forKinds, type ByKind, byKind } from "../../../../model/group-by.ts";
import type { GroundText } from "../../../../../templates/runtime/http/server/ground.ts";
import type {
  AnswerGrounds,
  AnswerShape,
  AnswerType,
  BoundGround,
  ErrorGrounds,
  FieldGrounds,
  InputGrounds,
  OperationGrounds,
  ShapeTable,
} from "../../../../../templates/runtime/resource/server/table.ts";
import { destinationLengthText, slotNamesText, slotSizeText } from "../../../../describe/resource.ts";
import { fieldRuleText } from "../../../../describe/rule.ts";
import { fieldsOfBody } from "../../../../model/body.ts";
import { type Fact, type Origin, isUnknown, undocumented } from "../../../../model/fact.ts";
import type { FieldRule } from "../../../../model/rules.ts";
import { schemaBodyOf } from "../../../../model/operations.ts";
import { choicesOf, shapeFields, typesWithin } from "../../../../model/queries.ts";
import {
  type Destinations,
  type Field,
  type Operation,
  type Resource,
  type ResourceService,
  type Response,
  type Shape,
  requestFaults,
} from "../../../../model/resource.ts";
import type { ErrorCode } from "../../../../model/service.ts";
import { fieldNames } from "../../../../naming/wire-names.ts";
import { bodyOf, parameterSetOf } from "../../resource-fields.ts";
import { parametersOf } from "../../resource-parameters.ts";
import { groundText, someNamed, someOf, unlessSame, unstated } from "../grounds.ts";

/* The facts of a resource service that no source document states and that a finding or an error can depend on. */

export function errorGrounds(
  service: ResourceService,
  { code, condition, httpStatus, message }: ErrorCode,
): ErrorGrounds | undefined {
  return someOf({
    code: groundText(condition, faultOf(service, code)),
    status: groundText(httpStatus),
    message: message === undefined ? unstated : groundText(message),
  });
}

/** Returns the claim that a fault of a request has this code, unless the code is documented for any fault. */
function faultOf({ requestErrors }: ResourceService, code: string): Fact<string> | undefined {
  const isOfCode = (fact: Fact<string>): boolean => fact.value === code;
  const facts = requestFaults.flatMap((fault) => requestErrors[fault] ?? []).filter(isOfCode);
  return facts.every((fact) => undocumented(fact) !== undefined) ? facts[0] : undefined;
}

export function operationGrounds(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): OperationGrounds | undefined {
  const {
    headers,
    responses: [response],
  } = operation;
  const rules = parameterSetOf(service, resource, operation)?.rules ?? [];
  const parameters = parametersOf(service, resource, operation).map(({ name, aliases, ...parameter }) => ({
    names: [name, ...aliases],
    type: parameter.type,
    missing: parameter.missing,
  }));
  return someOf({
    own: groundText(operation.origin, resource.origin),
    ...(response && responseGrounds(service, response)),
    parameters: inputGrounds(service, parameters, rules),
    headers: inputGrounds(
      service,
      headers.map(({ name, type }) => ({ names: [name], type })),
      [],
    ),
    body: bodyGrounds(service, resource, operation),
  });
}

export function responseGrounds(service: ResourceService, { httpStatus, body }: Response): AnswerGrounds | undefined {
  return someOf({ status: groundText(httpStatus), answer: body && typeGround(service, body) });
}

interface Input {
  readonly names: readonly string[];
  readonly type: Fact<Type>;
  readonly origin?: Origin | undefined;
  readonly missing?: Fact<string> | undefined;
  readonly invalid?: Fact<string> | undefined;
  readonly empty?: Fact<unknown> | undefined;
}

function bodyGrounds(service: ResourceService, resource: Resource, operation: Operation): InputGrounds | undefined {
  const request = schemaBodyOf(operation);
  if (request === undefined) return undefined;
  if (request.kind === "own") {
    const rules = resource.shapes.flatMap(({ fieldRules }) => fieldRules);
    return someOf({
      whole: fieldGrounds(service, { names: [], type: request.type }),
      rules: someNamed(ruleTexts(rules)),
    });
  }
  const fields = fieldsOfBody(resource, request).map(fieldInput);
  const { rules } = bodyOf(resource, request);
  const destinations = request.kind === "fields" ? undefined : resource.destinations;
  if (destinations === undefined) return inputGrounds(service, fields, rules);
  return inputGrounds(service, fields, rules, {
    fields: destinationGrounds(destinations),
    rules: destinationRules(destinations),
  });
}

function fieldInput(field: Field): Input {
  const { type, origin, empty, errors } = field;
  return { names: fieldNames(field), type, origin, empty, ...errors };
}

/** Returns the grounds for the bounds of destinations, by the text that findings use for each bound. */
function destinationRules({ objectField, maxItems, maxLength, unknownSlots }: Destinations): NamedTexts {
  const bound = (fact: Fact<number> | undefined, rule: (most: number) => string): NamedTexts => {
    const most = fact?.value;
    return most === undefined ? [] : [[rule(most), groundText(fact)]];
  };
  return [
    ...bound(maxItems, slotSizeText),
    ...bound(maxLength, destinationLengthText),
    [slotNamesText(objectField), groundText(unknownSlots)],
  ];
}

function destinationGrounds({
  objectField,
  slots,
  pattern,
}: Destinations): readonly (readonly [string, FieldGrounds | undefined])[] {
  const grounds = someOf({ type: groundText(pattern) });
  return [objectField, ...slots.flatMap(({ name, aliases }) => [...aliases, name])].map((name) => [name, grounds]);
}

type NamedTexts = readonly (readonly [words: string, ground: GroundText | undefined])[];

type NamedGrounds = readonly (readonly [name: string, grounds: FieldGrounds | undefined])[];

function inputGrounds(
  service: ResourceService,
  inputs: readonly Input[],
  rules: readonly FieldRule[],
  others: { readonly fields: NamedGrounds; readonly rules: NamedTexts } = { fields: [], rules: [] },
): InputGrounds | undefined {
  const own = inputs.flatMap((input) => input.names.map((name) => [name, fieldGrounds(service, input)] as const));
  return someOf({
    fields: someNamed([...own, ...others.fields]),
    rules: someNamed([...ruleTexts(rules), ...others.rules]),
  });
}

/** Returns the grounds of rules, by the text that findings use for each rule. */
function ruleTexts(rules: readonly FieldRule[]): NamedTexts {
  return rules.map((rule) => [fieldRuleText(rule), groundText(rule.origin, rule.error)]);
}

function fieldGrounds(
  service: ResourceService,
  { type, origin, empty, missing, invalid }: Input,
): FieldGrounds | undefined {
  const known = type.value;
  const ofType = known && (typeGround(service, type) ?? groundText(invalid, origin));
  const bounds = known === undefined ? [] : boundsOf(service, known);
  const holdsShapes = known !== undefined && [...typesWithin(known)].some(({ kind }) => kind === "shape");
  return someOf({
    is: holdsShapes ? responseType(service, type) : undefined,
    type: ofType,
    bounds: bounds.some(({ ground }) => ground !== undefined && ground !== ofType) ? bounds : undefined,
    empty: empty && groundText(empty),
    missing: groundText(missing, origin),
  });
}

/** Returns the known restrictions of a type. Unknown facts don't reject values. */
function boundsOf(service: ResourceService, type: Type): readonly BoundGround[] {
  return [...typesWithin(type)].flatMap((one) => byKind(bounds, one, service));
}

function boundGround(is: AnswerType, ...facts: readonly (Fact<unknown> | undefined)[]): readonly BoundGround[] {
  const known = facts.filter((fact) => fact !== undefined && !isUnknown(fact));
  return known.length === 0 ? [] : [{ is, ground: groundText(...known) }];
}

function numberGrounds(type: IntegerType | NumberType): readonly BoundGround[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  return boundGround("number", minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf);
}

const none = (): readonly never[] => [];

/** The length of a string is checked first; other checks require strings that are not too long. */
const unboundedKinds = [
  ...(["boolean", "date", "time", "duration", "any", "namespace", "user"] as const),
  ...(["title", "limit", "enum", "literal", "shape", "one-of", "union"] as const),
];

const bounds: ByKind<Type, [service: ResourceService], readonly BoundGround[]> = {
  ...forKinds(unboundedKinds, none),
  string: ({ minLength, maxLength, pattern, format }) => {
    const longer = maxLength?.value;
    return [
      ...boundGround("string", maxLength).map((one) => ({ ...one, longer })),
      ...boundGround("string", minLength, pattern, format),
    ];
  },
  integer: numberGrounds,
  number: numberGrounds,
  decimal: ({ minimum, maximum, scale }) => boundGround("string", minimum, maximum, scale),
  binary: ({ maxBytes }) => boundGround("string", maxBytes),
  file: ({ maxBytes }) => boundGround("any", maxBytes),
  list: ({ minItems, maxItems }) => boundGround({ list: "any" }, minItems, maxItems),
  map: ({ minItems, maxItems, maxKeyLength }) => boundGround({ map: "any" }, minItems, maxItems, maxKeyLength),
  timestamp: (_, { timestamps }) => boundGround("string", timestamps),
};

/** Returns the type with which the runtime compares actual responses. */
export function responseType(service: ResourceService, type: Fact<Type>): AnswerType {
  const known = type.value;
  return known === undefined ? "any" : byKind(typeValues, known, service);
}

/** Returns the ground of a type: that of its fact, otherwise that of its value sets. */
function typeGround({ valueSets }: ResourceService, type: Fact<Type>): GroundText | undefined {
  const known = type.value;
  const named = (known === undefined ? [] : [...typesWithin(known)]).flatMap((one) =>
    one.kind === "enum" && one.values.kind === "set" ? [valueSetsById(valueSets).get(one.values.set)?.origin] : [],
  );
  return groundText(type, ...named);
}

export function shapesOf(service: ResourceService, resource: Resource): ShapeTable {
  return Object.fromEntries(resource.shapes.map((shape) => [shape.name, shapeOf(service, resource, shape)]));
}

function shapeOf(service: ResourceService, resource: Resource, shape: Shape): AnswerShape {
  // If several fields have the same name, the last one wins.
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  const ground = groundText(shape.origin);
  const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
  return {
    open: !shape.closed,
    others: shape.additionalProperties && responseType(service, shape.additionalProperties),
    optional: unlessEmpty(optional),
    fields: Object.fromEntries(
      fields.map(({ name, type, nullable }) => [name, orNull(responseType(service, type), nullable)]),
    ),
    ground,
    grounds: someNamed(fields.map(({ name, type }) => [name, unlessSame(typeGround(service, type), ground)])),
  };
}

function orNull(type: AnswerType, nullable: boolean): AnswerType {
  return nullable ? { anyOf: [type, "null"] } : type;
}

const typeValues: ByKind<Type, [service: ResourceService], AnswerType> = {
  boolean: () => "boolean",
  number: () => "number",
  integer: () => "integer",
  namespace: () => "integer",
  limit: () => "integer",
  ...forKinds(stringKinds, () => "string"),
  timestamp: () => "string",
  any: () => "any",
  file: () => "any",
  /** Accepts any string if the list is known to be incomplete. */
  enum(type, { valueSets }) {
    const { values, missing } = choicesOf(type, valueSetsById(valueSets));
    return missing === undefined ? { values: values.map(({ value }) => value) } : "string";
  },
  literal: ({ values }) => ({ values }),
  list: ({ items }, service) => ({ list: byKind(typeValues, items, service) }),
  map: ({ values }, service) => ({ map: byKind(typeValues, values, service) }),
  shape: ({ shape }) => ({ shape }),
  "one-of": ({ members }) => ({ anyOf: members.map(({ shape }) => ({ shape })) }),
  union: ({ members }, service) => ({ anyOf: members.map((member) => byKind(typeValues, member, service)) }),
};
