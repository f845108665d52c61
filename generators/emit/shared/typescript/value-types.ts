import { bodyOnlyKinds, type EnumType, type Type, type ValueSet, valueSetsById } from "../../../model/type.ts";
import { forKinds, type ByKind, byKind } from "../../../model/group-by.ts";
import { lifecycleTags } from "../../../describe/lifecycle.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import { choicesOf, isClosed } from "../../../model/queries.ts";
import { docComment, identifier, orInherited, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { moduleTypeName, pascalCase } from "../../../naming/type-names.ts";
import { type NamedParameter, expandParameters, isOpenTemplate } from "../../../naming/wire-names.ts";
import type { ResultLeaf } from "../../../model/result.ts";

export interface ValueForms {
  readonly timestamp: string;
  /** Returns the type of a parameter with several values, given the type of one value. */
  readonly several: (one: string) => string;
  /** Returns the type name of a value set. If it is `undefined`, all values are written out. */
  readonly setName: ((set: string) => string) | undefined;
  readonly optional: string;
  readonly prose: (parameter: NamedParameter) => string;
}

export function moduleInterface(module: Module): string {
  return identifier(moduleTypeName(module));
}

export function setInterface(id: string): string {
  return identifier(`${pascalCase(id)}Parameters`);
}

/** Prints the members of an interface: every parameter, and a templated parameter once for each known value. */
export function parameterMembers(service: QueryService, parameters: readonly Parameter[], forms: ValueForms): string {
  const sets = valueSetsById(service.valueSets);
  return expandParameters(parameters, sets)
    .filter(({ parameter }) => !isOpenTemplate(parameter, parameters, sets))
    .map((named) => parameterMember(service, named, forms))
    .join("");
}

export function parameterMember(
  service: QueryService,
  named: NamedParameter,
  forms: ValueForms,
  required = named.parameter.required,
): string {
  const { parameter, name } = named;
  const doc = docComment(forms.prose(named), "  ", lifecycleTags(parameter));
  const type = parameterType(service, parameter, forms);
  return (
    `${doc}  readonly ${propertyKey(name, parameter)}` +
    `${required ? `: ${type}` : `?: ${type}${orInherited(name)}${forms.optional}`};\n`
  );
}

export function parameterType(service: QueryService, parameter: Parameter, forms: ValueForms): string {
  const one = byKind(printers, parameter.type, service, forms);
  if (parameter.multiple === undefined) return one;
  const all = service.wire.allSpecifier?.value;
  const several = forms.several(one);
  return parameter.multiple.all ? `${several} | ${wordType(all)}` : several;
}

const printers: ByKind<Type, [service: QueryService, forms: ValueForms], string> = {
  string: () => "string",
  user: () => "string",
  title: () => "string",
  boolean: () => "boolean",
  integer: () => "number",
  namespace: () => "number",
  timestamp: (_, _service, forms) => forms.timestamp,
  ...forKinds(bodyOnlyKinds, neverInQuery),
  limit: (_, { wire }) => (wire.maxLimit === undefined ? "number" : `number | ${wordType(wire.maxLimit.value)}`),
  enum: (type, { valueSets }, { setName }) =>
    type.values.kind === "set" && setName !== undefined && isClosed(type)
      ? setName(type.values.set)
      : choicesType(type, valueSets),
};

function wordType(word: string | undefined): string {
  return word === undefined ? "string" : stringLiteral(word);
}

/** Throws for kinds that the schema of the spec allows only in bodies and responses. */
function neverInQuery({ kind }: Type): never {
  throw new Error(`A parameter of a module has a type of kind ${kind}.`);
}

/** Returns the values as a union. With `(string & {})`, editors still suggest those of an open list. */
export function choicesType(type: EnumType, valueSets: readonly ValueSet[]): string {
  const { values, missing } = choicesOf(type, valueSetsById(valueSets));
  return (
    [...values.map(({ value }) => stringLiteral(value)), ...(missing === undefined ? [] : ["(string & {})"])].join(
      " | ",
    ) || "never"
  );
}

export function arrayOf(one: string): string {
  return `readonly ${one.includes(" ") ? `(${one})` : one}[]`;
}

/** Returns the type of the strings that are media types: `"image/png" | `image/${string}``. */
export function mediaTypesText(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => (isRange(type) ? rangeText(type) : stringLiteral(type))).join(" | ");
}

/** Returns whether a media type is a range, such as `image/*`. */
export function isRange(mediaType: string): boolean {
  return mediaType.endsWith("/*");
}

function rangeText(mediaType: string): string {
  return `\`\${${stringLiteral(mediaType.slice(0, -1))}}\${string}\``;
}

export function leafType(type: ResultLeaf, listed: (type: EnumType) => string): string {
  return byKind(leafPrinters, type, listed);
}

const leafPrinters: ByKind<ResultLeaf, [listed: (type: EnumType) => string], string> = {
  number: () => "number",
  namespace: () => "number",
  boolean: () => "boolean",
  any: () => "unknown",
  const: ({ value }) => (typeof value === "boolean" ? String(value) : stringLiteral(value)),
  enum: (type, listed) => listed(type),
  text: () => "string",
  timestamp: () => "string",
  title: () => "string",
  user: () => "string",
};

export function stringUnion(name: string, prose: string, members: readonly string[]): string {
  const types = members.length === 0 ? " never" : members.map((member) => `\n  | ${stringLiteral(member)}`).join("");
  return `${docComment(prose)}export type ${name} =${types};\n`;
}
