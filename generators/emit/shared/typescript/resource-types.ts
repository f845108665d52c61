import { numberKinds, stringKinds, type Type } from "../../../model/type.ts";
import { forKinds, byKind, type ByKind } from "../../../model/group-by.ts";
import { isUnknown, type Fact } from "../../../model/fact.ts";
import type { Destinations, Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { docComment, lineComment, nameOf, optionalMember, propertyKey } from "../../../codegen/typescript.ts";
import { fieldRuleProse } from "../../../describe/rule.ts";
import { historyProse, lifecycleTags } from "../../../describe/lifecycle.ts";
import { statusRemark, usefulFirst } from "../../../describe/marks.ts";
import { destinationsProse, unknownSlotsProse } from "../../../describe/resource.ts";
import { formProse, meaningProse, secretProse } from "../../../describe/type-form.ts";
import { valuesProse } from "../../../describe/parameter.ts";
import { typeRemarks } from "../../../describe/remarks.ts";
import { sentences } from "../../../describe/texts.ts";
import { shapeTypeName } from "../../../naming/type-names.ts";
import { arrayOf, choicesType } from "./value-types.ts";
import { shapeFieldRules, shapeFields, shapesWithin } from "../../../model/queries.ts";
import type { FieldSet, InputField } from "../resource-fields.ts";

export interface ShapeScope {
  readonly service: ResourceService;
  readonly resource: Pick<Resource, "id" | "shapes">;
  readonly moments: readonly string[];
  /** The default type of a file in a form that is sent. */
  readonly file?: "Blob" | "File" | undefined;
  /** Returns the type name of a shape in this scope. If not set, shapes have their usual names. */
  readonly shapeName?: ((shape: string) => string) | undefined;
  /** True if types contain only known members, so that the compiler reports misspelled ones. */
  readonly isClosed?: boolean | undefined;
}

export interface TypeScope extends ShapeScope {
  readonly resource: Resource;
}

/** Prints the type of a request's fields, of which some require one of several names. */
export function inputType(scope: TypeScope, set: FieldSet, name: string): string {
  const alone = new Set(set.required.filter((names) => names.length === 1).flat());
  const choices = set.required.filter((names) => names.length > 1);
  const body = inputBody(scope, set, alone);
  return choices.length === 0
    ? `export interface ${name} ${body}\n\n`
    : `export type ${name} = ${[body, ...choices.map((names) => needType(set, names))].join(" & ")};\n\n`;
}

export function inputBody(scope: TypeScope, set: FieldSet, alone: ReadonlySet<string>): string {
  const members = set.fields.flatMap((field) => fieldMembers(scope, field, alone));
  return `{\n${members.join("")}${destinationMembers(set.destinations)}}`;
}

/** Returns a type that requires one of the names. The readable one is last, so that compiler errors mention it. */
export function needType({ fields }: FieldSet, names: readonly string[]): string {
  const field = fields.find((one) => names.includes(one.names[0]!));
  const choices = names.toReversed().map((one) => `{ readonly ${propertyKey(one, field)}: {} }`);
  return choices.length === 1 ? choices[0]! : `(${choices.join(" | ")})`;
}

function fieldMembers(scope: TypeScope, field: InputField, alone: ReadonlySet<string>): readonly string[] {
  const type = inputText(scope, field);
  const tags = lifecycleTags(field);
  const member = (name: string): string =>
    `  ${alone.has(name) ? `readonly ${propertyKey(name, field)}: ${type};` : optionalMember(name, type, field)}\n`;
  const [first, ...others] = field.names;
  return [
    `${docComment(usefulFirst(inputProse(field)), "  ", tags)}${member(first!)}`,
    ...others.map((name) => `${lineComment(`Alias of \`${first!}\`.`, "  ", tags)}${member(name)}`),
  ];
}

export function inputText(scope: TypeScope, { type, nullable }: InputField): string {
  const text = typeText(scope, type);
  return nullable && text !== "unknown" ? `${text} | null` : text;
}

export function inputProse(field: InputField): string | undefined {
  return sentences(field.prose, valuesOf(field.type), ...typeRemarks(field.type), historyProse(field));
}

/** Describes the format of a type's strings and the values that it lists. */
export function valuesOf(type: Fact<Type>): string | undefined {
  const known = type.value;
  return known && sentences(formProse(known), valuesProse(known));
}

function destinationMembers(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots, bareNumbers } = destinations;
  const prose = destinationsProse(destinations);
  const one = bareNumbers.value === false ? "string" : "(string | number)";
  const type = `string | readonly ${one}[] | undefined`;
  const ofSlots = slots.flatMap((slot) =>
    slot.aliases.map(
      (alias) =>
        `${lineComment(`Destinations of the slot \`${slot.name}\`: ${prose}`, "  ")}  readonly ` +
        `${propertyKey(alias, slot)}?: ${type};\n`,
    ),
  );
  const inside = slots.flatMap((slot) =>
    [slot.name, ...slot.aliases].map((key) => `    readonly ${propertyKey(key, slot)}?: ${type};\n`),
  );
  const comment = lineComment(
    sentences("Destinations by slot, or by an alias of it.", unknownSlotsProse(destinations)),
    "  ",
  );
  const object = `${comment}  readonly ${propertyKey(objectField, slots[0])}?: {\n${inside.join("")}  } | undefined;\n`;
  return ofSlots.join("") + object;
}

/** Prints the interfaces of the shapes in the types, including nested ones. */
export function shapeTypes(scope: ShapeScope, types: readonly Fact<Type>[]): string {
  return shapesWithin(scope.resource, types)
    .map((shape) => shapeType(scope, shape))
    .join("");
}

export function shapeType(scope: ShapeScope, shape: Shape): string {
  const own = new Map(shapeFields(scope.resource, shape).map((field) => [field.name, field]));
  const members = [...own.values()].map((field) => shapeMember(scope, field));
  const others = othersText(scope, shape, [...own.values()]);
  return (
    `${shapeComment(scope, shape)}export interface ${nameOf(shapeNameIn(scope, shape.name), shape)} {\n` +
    `${members.join("")}${others}}\n\n`
  );
}

/** Prints the index signature for other members, which must include the types of the declared ones. */
function othersText(scope: ShapeScope, shape: Shape, fields: readonly ShapeField[]): string {
  const { additionalProperties, extensible } = shape;
  if (additionalProperties === undefined)
    return extensible && scope.isClosed !== true ? "  readonly [name: string]: unknown;\n" : "";
  const declared = fields.map(({ type, nullable }) => typeText(scope, type) + (nullable ? " | null" : ""));
  const types = new Set([typeText(scope, additionalProperties), ...declared, "undefined"]);
  return `  readonly [name: string]: ${types.has("unknown") ? "unknown" : [...types].join(" | ")};\n`;
}

/** Prints a member of a shape. `own` overrides its type and adds a remark. */
export function shapeMember(
  scope: ShapeScope,
  field: ShapeField,
  own: { readonly type?: string; readonly remark?: string } = {},
): string {
  const { name, required, nullable } = field;
  const text = (own.type ?? typeText(scope, field.type)) + (nullable ? " | null" : "");
  const [prose = "", tags] = [sentences(shapeFieldProse(field), own.remark), lifecycleTags(field)];
  const doc = prose === "" && tags.length === 0 ? "" : docComment(usefulFirst(prose), "  ", tags);
  return `${doc}  ${required ? `readonly ${propertyKey(name, field)}: ${text};` : optionalMember(name, text, field)}\n`;
}

function shapeComment({ resource }: ShapeScope, shape: Shape): string {
  const head = sentences(`${shape.title}${statusRemark(shape.origin)}.`, shape.description, historyProse(shape));
  const rules = shapeFieldRules(resource, shape).map((rule) => `- ${fieldRuleProse(rule)}`);
  if (rules.length === 0) return lineComment(head, "", lifecycleTags(shape));
  return docComment([head, "", ...rules].join("\n"), "", lifecycleTags(shape));
}

function shapeFieldProse(field: ShapeField): string | undefined {
  const { description, type } = field;
  return sentences(
    meaningProse(description),
    valuesOf(type),
    isUnknown(type) ? `Type${statusRemark(type)}.` : undefined,
    secretProse(field),
    historyProse(field),
  );
}

function shapeNameIn({ resource, shapeName }: ShapeScope, shape: string): string {
  return shapeName === undefined ? shapeTypeName(resource, shape) : shapeName(shape);
}

export function typeText(scope: ShapeScope, { value: known }: Fact<Type>): string {
  return known === undefined ? "unknown" : byKind(printers, known, scope);
}

const printers: ByKind<Type, [scope: ShapeScope], string> = {
  ...forKinds(stringKinds, () => "string"),
  file: (_, { file = "Blob" }) => file,
  any: () => "unknown",
  boolean: () => "boolean",
  ...forKinds(numberKinds, () => "number"),
  timestamp: (_, { moments }) => moments.join(" | "),
  enum: (type, { service }) => choicesType(type, service.valueSets),
  literal: ({ values }) => values.map(String).join(" | "),
  list: ({ items }, scope) => arrayOf(byKind(printers, items, scope)),
  map: ({ values }, scope) => `{ readonly [key: string]: ${byKind(printers, values, scope)} }`,
  shape: ({ shape }, scope) => shapeNameIn(scope, shape),
  "one-of": ({ members }, scope) => members.map(({ shape }) => shapeNameIn(scope, shape)).join(" | "),
  union: ({ members }, scope) =>
    unionText(
      members.flatMap((member) => (member.kind === "timestamp" ? scope.moments : byKind(printers, member, scope))),
    ),
};

/** With `string & {}`, editors still suggest the literals. */
function unionText(members: readonly string[]): string {
  const hasLiteral = members.some((member) => member.startsWith('"'));
  return [...new Set(members.map((member) => (member === "string" && hasLiteral ? "(string & {})" : member)))].join(
    " | ",
  );
}
