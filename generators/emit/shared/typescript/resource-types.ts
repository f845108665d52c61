import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { isUnknown, valueOr, whereKnown, type Fact } from "../../../model/fact.ts";
import type { Destinations, Resource, ResourceService, ShapeField } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { lineComment, propertyKey } from "../../../codegen/typescript.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { shapeTypeName } from "../../../naming/type-names.ts";
import { arrayOf, choicesType } from "./parameter-types.ts";
import { shapeFields, shapesWithin } from "../../../model/queries.ts";
import type { FieldSet, InputField } from "../resource-fields.ts";

/** Where a type is printed: the names of shapes belong to the resource. */
export interface TypeScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  /** The types that a date/time may have. */
  readonly moments: readonly string[];
}

/** What a request may hold, under every name it may use; and where one of several names is needed, that it is. */
export function inputType(scope: TypeScope, set: FieldSet, name: string): string {
  const alone = new Set(set.required.filter((names) => names.length === 1).flat());
  const choices = set.required.filter((names) => names.length > 1);
  const body = inputBody(scope, set, alone);
  return choices.length === 0
    ? `export interface ${name} ${body}\n\n`
    : `export type ${name} = ${[body, ...choices.map(needType)].join(" & ")};\n\n`;
}

/** The object type of it, with what must be there of itself. */
export function inputBody(scope: TypeScope, set: FieldSet, alone: ReadonlySet<string>): string {
  const members = set.fields.flatMap((field) => fieldMembers(scope, field, alone));
  return `{\n${members.join("")}${destinationMembers(set.destinations)}}`;
}

/** The type of what has one of the names at least. The readable one stands last: it is the one that the compiler misses. */
export function needType(names: readonly string[]): string {
  const choices = names.toReversed().map((one) => `{ readonly ${propertyKey(one)}: {} }`);
  return choices.length === 1 ? choices[0]! : `(${choices.join(" | ")})`;
}

function fieldMembers(scope: TypeScope, field: InputField, alone: ReadonlySet<string>): readonly string[] {
  const type = typeText(scope, field.type);
  const member = (name: string): string => `  readonly ${propertyKey(name)}${alone.has(name) ? `: ${type}` : `?: ${type} | undefined`};\n`;
  const [first, ...others] = field.names;
  return [
    `${lineComment(field.prose, "  ")}${member(first!)}`,
    ...others.map((name) => `${lineComment(`Another name of \`${first!}\`.`, "  ")}${member(name)}`),
  ];
}

function destinationMembers(destinations: Destinations | undefined): string {
  if (destinations === undefined) return "";
  const { objectField, slots, bareNumbers } = destinations;
  const prose = destinationsProse(destinations);
  const one = valueOr(bareNumbers, undefined, "marked-beside") === false ? "string" : "(string | number)";
  const type = `string | readonly ${one}[] | undefined`;
  const ofSlots = slots.flatMap(({ name, aliases }) =>
    aliases.map(
      (alias) => `${lineComment(`Destinations of the slot \`${name}\`: ${prose}`, "  ")}  readonly ${propertyKey(alias)}?: ${type};\n`,
    ),
  );
  const inside = slots.flatMap(({ name, aliases }) => [name, ...aliases].map((key) => `    readonly ${propertyKey(key)}?: ${type};\n`));
  const comment = lineComment("Destinations by slot, or by an alias of it.", "  ");
  const object = `${comment}  readonly ${propertyKey(objectField)}?: {\n${inside.join("")}  } | undefined;\n`;
  return ofSlots.join("") + object;
}

function destinationsProse({ bareNumbers, bareNumberType }: Destinations): string {
  const type = bareNumberType && valueOr(bareNumberType, undefined, "marked-beside");
  const ofNumber = type === undefined
    ? ""
    : ` In a list, a bare number means ${codeSpan(`${type}-`)} and that number${statusRemark(bareNumberType!)}.`;
  return `one, or a list of them, each a type and an id.${valueOr(bareNumbers, undefined, "marked-beside") === false ? "" : ofNumber}`;
}

/** The interfaces of the shapes that the types hold, and of those inside them. */
export function shapeTypes(scope: TypeScope, types: readonly Fact<Type>[]): string {
  return shapesWithin(scope.resource, types).map((shape) => {
    const own = new Map(shapeFields(scope.resource, shape).map((field) => [field.name, field]));
    const members = [...own.values()].map((field) => {
      const { name, type, required, nullable } = field;
      const text = typeText(scope, type) + (nullable ? " | null" : "");
      const prose = shapeFieldProse(field);
      const doc = prose === "" ? "" : lineComment(prose, "  ");
      return `${doc}  readonly ${propertyKey(name)}${required ? `: ${text}` : `?: ${text} | undefined`};\n`;
    });
    const open = shape.open ? "  readonly [name: string]: unknown;\n" : "";
    const comment = lineComment(`${shape.title}${statusRemark(shape.origin)}.`);
    return `${comment}export interface ${shapeTypeName(scope.resource, shape.name)} {\n${members.join("")}${open}}\n\n`;
  }).join("");
}

function shapeFieldProse({ description, type, secret }: ShapeField): string {
  const sentences = [
    description,
    isUnknown(type) ? `Type${statusRemark(type)}.` : undefined,
    secret ? "Secret: not to be logged or shown." : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

export function typeText(scope: TypeScope, type: Fact<Type>): string {
  return whereKnown(type, (known) => knownTypeText(scope, known), () => "unknown");
}

function knownTypeText(scope: TypeScope, type: Type): string {
  return byKind(printers, type, scope);
}

const printers: ByKind<Type, [scope: TypeScope], string> = {
  string: () => "string",
  user: () => "string",
  title: () => "string",
  boolean: () => "boolean",
  integer: () => "number",
  namespace: () => "number",
  limit: () => "number",
  timestamp: (_, { moments }) => moments.join(" | "),
  enum: (type, { service }) => choicesType(type, service.valueSets),
  list: ({ items }, scope) => arrayOf(knownTypeText(scope, items)),
  map: ({ values }, scope) => `{ readonly [key: string]: ${knownTypeText(scope, values)} }`,
  shape: ({ shape }, { resource }) => shapeTypeName(resource, shape),
  union: ({ members }, scope) =>
    unionText(members.flatMap((member) => (member.kind === "timestamp" ? scope.moments : knownTypeText(scope, member)))),
};

/** Literals beside `string` stay visible to an editor. */
function unionText(members: readonly string[]): string {
  const hasLiteral = members.some((member) => member.startsWith('"'));
  return [...new Set(members.map((member) => (member === "string" && hasLiteral ? "(string & {})" : member)))].join(" | ");
}
