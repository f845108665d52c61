import { unlessEmpty } from "../../../codegen/json.ts";
import type { Part, PartReader } from "../../../../templates/runtime/resource/validators/reading.ts";
import type {
  Bound,
  DestinationTable,
  Field,
  FieldTable,
  ValueTable,
} from "../../../../templates/runtime/resource/validators/table.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { literal, reference } from "../../../codegen/typescript.ts";
import { destinationLengthText, slotNamesText, slotSizeText } from "../../../describe/resource.ts";
import type { Fact } from "../../../model/fact.ts";
import { refusesUnknownFields, refusesUnknownSlots } from "../../../model/queries.ts";
import type { Destinations, OwnBody, ResourceService } from "../../../model/resource.ts";
import {
  invalidCode,
  isBody,
  malformedCode,
  missingCode,
  type FieldSet,
  type InputField,
} from "../../shared/resource-fields.ts";
import type { Type } from "../../../model/type.ts";
import { type Code, type RuntimeUse, stringList } from "../code.ts";
import { access, optional, type Checks } from "./checks.ts";
import { conversion, isStructured } from "./conversion.ts";
import { type Parts, expectation, ruleCheck } from "./parts.ts";

interface Making {
  readonly file: GeneratedFile;
  readonly runtime: RuntimeUse;
  readonly checks: Checks;
  readonly parts: Parts;
}

/** The suffix of function names for each part of a request. */
export const endings: Readonly<Record<FieldSet["kind"], string>> = {
  body: "",
  form: "",
  parameters: "Parameters",
  headers: "Headers",
};

/** Prints `validate`, `decode` and `standard`, perhaps with the suffix `Parameters` or `Headers`. */
export function fieldSetText(service: ResourceService, set: FieldSet, making: Making): string {
  const table = `${set.kind}Table`;
  const decoded = making.runtime.call("decodeFields", reference(table), reference("value"), reference("options"));
  const texts = {
    conditions: validation(service, set, making),
    table,
    tableText: literal(tableOf(service, set, making)),
    decoded: literal(decoded),
  };
  return functionsText(endings[set.kind], texts, making);
}

export function ownBodyText(service: ResourceService, body: OwnBody, making: Making): string {
  const { runtime, checks, parts } = making;
  const check = checks.of(body.type, "schema");
  const table: ValueTable = {
    malformed: malformedCode(service),
    missing: missingCode(service),
    invalid: invalidCode(service),
    optional: body.optional || undefined,
    read: reader(parts.of(body.type, "body"), runtime, "  "),
  };
  const decoded = runtime.call("decodeValue", reference("bodyTable"), reference("value"), reference("options"));
  const condition = check === undefined ? "value !== undefined" : `${check}(value)`;
  return functionsText(
    "",
    { conditions: [condition], table: "bodyTable", tableText: literal(table), decoded: literal(decoded) },
    making,
  );
}

function boundOf(fact: Fact<number> | undefined, rule: (most: number) => string): Bound | undefined {
  const most = fact?.value;
  return most === undefined ? undefined : { most, rule: rule(most) };
}

function textOf({ pattern, maxLength }: Destinations): Fact<Type> {
  return {
    status: "documented",
    value: { kind: "string", minLength: undefined, maxLength, pattern, format: undefined },
    place: pattern.place,
  };
}

export function reader(part: Part, runtime: RuntimeUse, indent: string): PartReader {
  return reference(`/* @__PURE__ */ ${runtime.name("readerOf")}(${literal(part, indent)})`);
}

interface Texts {
  /** Conditions over `value` that `validate` checks. */
  readonly conditions: readonly Code[];
  /** The table that `decode` uses: its name, or the table itself. */
  readonly table: Code;
  readonly tableText: Code;
  readonly decoded: Code;
}

function functionsText(
  ending: string,
  { conditions, table, tableText, decoded }: Texts,
  { file, runtime }: Making,
): string {
  const [validate, decode, standard] = ["validate", "decode", "standard"].map((name) =>
    file.export(`${name}${ending}`),
  );
  return [
    `\nexport function ${validate}(value) {\n  return ${conditions.join("\n    && ")};\n}\n\n`,
    `const ${table} = ${tableText};\n\n`,
    `export const ${decode} = (value, options) => ${decoded};\n\n`,
    `export const ${standard} = /* @__PURE__ */ ${literal(runtime.call("standardOfDecoder", reference(decode!)))};\n`,
  ].join("");
}

/** Returns the restrictions of the JSON Schema as conditions over `value`. */
function validation(service: ResourceService, set: FieldSet, { checks, runtime }: Making): readonly Code[] {
  const { fields, required, destinations } = set;
  const isClosed = isBody(set) && refusesUnknownFields(service);
  const isObject = literal(runtime.call("isObject", reference("value")));
  const ofFields = fields.flatMap(({ names, type, nullable }) =>
    names.flatMap((name) => optional(name, checks.of(type, "schema"), nullable)),
  );
  const ofNeeds = required.map((names) => `(${names.map((name) => hasValue(name, fields)).join(" || ")})`);
  const ofNames = isClosed ? [checks.onlyNames(namesOf(set))] : [];
  if (destinations === undefined) return [isObject, ...ofNames, ...ofFields, ...ofNeeds];
  const check = checks.destinations(destinations);
  const ofSlots = destinations.slots.flatMap(({ aliases }) => aliases.flatMap((name) => optional(name, check)));
  const ofObject = optional(
    destinations.objectField,
    checks.slots(destinations, refusesUnknownSlots(service, destinations)),
  );
  return [isObject, ...ofNames, ...ofFields, ...ofSlots, ...ofObject, ...ofNeeds];
}

/** Returns a condition that the named field has a value. Null does not count as a value. */
function hasValue(name: string, fields: readonly InputField[]): Code {
  const isNullable = fields.some(({ names, nullable }) => nullable && names.includes(name));
  const given = access("value", name);
  return isNullable ? `(${given} !== undefined && ${given} !== null)` : `${given} !== undefined`;
}

/** Returns the data with which the runtime reads a set of fields. */
function tableOf(service: ResourceService, set: FieldSet, making: Making): FieldTable {
  const { kind, fields, oneOf, destinations, rules, fixed, others } = set;
  return {
    malformed: isBody(set) ? malformedCode(service) : invalidCode(service),
    missing: missingCode(service),
    invalid: invalidCode(service),
    fields: fields.map((field) => fieldOf(service, field, kind, making)),
    oneOf: unlessEmpty(oneOf),
    destinations: destinations === undefined ? undefined : destinationsOf(service, destinations, making),
    rules: ruleCheck(rules, making.runtime),
    // A request may have other header fields in addition to those of the operation.
    names: kind === "headers" ? undefined : stringList(namesOf(set), "  "),
    unknownFields: isBody(set) && !refusesUnknownFields(service) ? "ignore" : undefined,
    fixed: unlessEmpty(fixed),
    others: unlessEmpty(others),
  };
}

function namesOf({ fields, destinations }: FieldSet): readonly string[] {
  const slotNames =
    destinations === undefined
      ? []
      : [...destinations.slots.flatMap(({ aliases }) => aliases), destinations.objectField];
  return [...fields.flatMap(({ names }) => names), ...slotNames];
}

function fieldOf(service: ResourceService, field: InputField, kind: FieldSet["kind"], making: Making): Field {
  const [first] = field.names;
  const { is, read, from } = reading(field, kind, making);
  return {
    name: first!,
    names: kind === "headers" ? [...new Set([first!, first!.toLowerCase()])] : field.names,
    is,
    read,
    expected: expectation(service, field.type),
    secret: field.secret || undefined,
    needed: field.needed || undefined,
    demanded: field.demanded || undefined,
    nullable: field.nullable || undefined,
    empty: field.empty || undefined,
    missing: field.missing,
    invalid: field.invalid,
    default: field.default,
    from,
  };
}

/** Describes how the runtime reads a value. Structured values have a reader, which reports the path of a fault. */
function reading(
  { type, isDeep }: InputField,
  kind: FieldSet["kind"],
  { checks, parts, runtime }: Making,
): Pick<Field, "is" | "read" | "from"> {
  const source = isDeep ? "deep" : kind;
  const known = type.value;
  if (known === undefined) return { is: reference("() => true") };
  if (isStructured(known)) return { read: reader(parts.of(type, source), runtime, "      ") };
  return { is: checks.ofType(known, "decoding"), from: conversion(known, { source, runtime, checks }) };
}

function destinationsOf(
  service: ResourceService,
  destinations: Destinations,
  { checks, runtime }: Making,
): FieldTable["destinations"] {
  const { objectField, slots, pattern, bareNumbers, bareNumberType, maxItems, maxLength, unknownSlots } = destinations;
  const form = pattern.value;
  const table: DestinationTable = {
    object: objectField,
    slots: slots.map(({ name, aliases }) => ({ name, names: aliases })),
    pattern: form === undefined ? undefined : reference(checks.pattern(form)),
    numbers: bareNumbers.value !== false,
    type: bareNumberType?.value,
    most: boundOf(maxItems, slotSizeText),
    longest: boundOf(maxLength, destinationLengthText),
    closed:
      unknownSlots !== undefined && refusesUnknownSlots(service, destinations) ? slotNamesText(objectField) : undefined,
    expected: `one destination, or a list of them, each ${expectation(service, textOf(destinations))}`,
  };
  return reference(`/* @__PURE__ */ ${runtime.name("readDestinations")}(${literal(table, "  ")})`);
}
