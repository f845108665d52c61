import { type ByKind, byKind, forKinds, groupBy } from "../../../model/group-by.ts";
import {
  leafKinds,
  type ResultField,
  type ResultLeaf,
  type ResultObject,
  type ResultType,
  type ShapeReference,
} from "../../../model/result.ts";
import { docComment, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { resultFieldProse } from "../../../describe/result.ts";
import { type ParameterTest, isOfParameter, shapeNamed, testsOf } from "../../../model/result-parts.ts";
import { arrayOf, choicesType, leafType } from "../../shared/typescript/value-types.ts";
import type { DefaultValue, Parameter, QueryService } from "../../../model/query.ts";
import type { Pages, Role, Test } from "../../../model/rules.ts";
import { expandParameters } from "../../../naming/wire-names.ts";
import { writtenByClient } from "../names.ts";
import { valueSetsById } from "../../../model/type.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { setTypeName } from "./parameters.ts";
import { type RuntimeName, runtimeType } from "../runtime.ts";

/*
 * Types of results. Members that depend on the request are added by conditional types over the type of the request. An
 * object that is `[]` on the wire if empty has an object type, because reading its members works the same way.
 */

export function resultType(scope: TestScope, type: ResultType, indent = ""): string {
  return byKind(typePrinters, type, scope, indent);
}

const leaf = (type: ResultLeaf, { service, names }: TestScope): string =>
  leafType(type, (one) =>
    one.values.kind === "set" ? names.valueSet(one.values.set) : choicesType(one, service.valueSets),
  );

const typePrinters: ByKind<ResultType, [scope: TestScope, indent: string], string> = {
  list: ({ items }, scope, indent) => arrayOf(resultType(scope, items, indent)),
  map: ({ values }, scope, indent) => `{ readonly [key: string]: ${resultType(scope, values, indent)} }`,
  object: ({ fields }, scope, indent) => objectType(scope, fields, indent),
  shape: ({ shape }, scope, indent) => objectType(scope, shapeNamed(scope.service, shape).fields, indent),
  /** Returns the type of a union of objects. Each object also declares the members of the others. */
  union(type, scope, indent) {
    const objects = type.members.filter(isObject);
    if (objects.length < 2) return type.members.map((member) => resultType(scope, member, indent)).join(" | ");
    const kinds = objects.map(
      (member, index) => `${indent}  readonly ${index}: ${resultType(scope, member, `${indent}  `)};\n`,
    );
    const others = type.members
      .filter((member) => !isObject(member))
      .map((member) => resultType(scope, member, indent));
    const tests = testsOf(scope.service, type);
    const hangsOn = tests.some(isOfParameter)
      ? scope.source
      : tests.some(({ kind }) => kind === "pages")
        ? "R"
        : "unknown";
    return [...others, `${scope.names.type("OneOf")}<{\n${kinds.join("")}${indent}}, ${hangsOn}>`].join(" | ");
  },
  ...forKinds(leafKinds, leaf),
};

function isObject(type: ResultType): type is ResultObject | ShapeReference {
  return type.kind === "object" || type.kind === "shape";
}

function objectType(scope: TestScope, fields: readonly ResultField[], indent = ""): string {
  return objectPart(scope, fields, indent).text;
}

export function objectPart(scope: TestScope, fields: readonly ResultField[], indent = ""): ObjectPart {
  const parts = objectParts(scope, fields, indent);
  if (parts.length === 0) return { text: "{}", always: true };
  if (parts.length === 1 && parts[0]!.always) return parts[0]!;
  return { text: `${scope.names.type("Flat")}<${joinParts(parts)}>`, always: false };
}

/** A part of an object type: the unconditional members, or those of one condition. */
export interface ObjectPart {
  readonly text: string;
  readonly always: boolean;
}

export function objectParts(scope: TestScope, fields: readonly ResultField[], indent = ""): readonly ObjectPart[] {
  const groups = groupBy(fields, (field) => whenType(scope, field));
  return [...groups]
    .filter(([when]) => !isNever(when))
    .map(([when, members]) => {
      const body = `{\n${members.map((field) => memberText(scope, field, `${indent}  `)).join("")}${indent}}`;
      return isAlways(when)
        ? { text: body, always: true }
        : { text: `${scope.names.type("MembersIf")}<${when}, ${body}>`, always: false };
    });
}

export function joinParts(parts: readonly ObjectPart[]): string {
  return parts.map(({ text }) => text).join(" & ") || "{}";
}

function memberText(scope: TestScope, field: ResultField, indent: string): string {
  return declarationText(field, `${typeOf(scope, field, indent)};\n`, indent, field.optional);
}

/** Prints an interface member that cannot be omitted. Its type states whether it is present. */
export function askedMemberText(scope: TestScope, field: ResultField, indent: string): string {
  const [when, type] = [whenType(scope, field), typeOf(scope, field, indent)];
  return declarationText(
    field,
    `${isAlways(when) ? type : `${scope.names.type("Asked")}<${when}, ${type}>`};\n`,
    indent,
    true,
  );
}

function typeOf(scope: TestScope, { type, nullable }: ResultField, indent: string): string {
  return `${resultType(scope, type, indent)}${nullable ? " | null" : ""}`;
}

function declarationText(field: ResultField, type: string, indent: string, optional: boolean): string {
  const prose = resultFieldProse(field, (name) => name);
  const doc = prose === undefined ? "" : docComment(prose, indent);
  return `${doc}${indent}readonly ${propertyKey(field.name, field)}${optional ? "?" : ""}: ${type}`;
}

/* The conditions of a member's presence, as types over the request that resolve to "yes", "maybe" or "no". */

/** The scope in which tests are printed: the names that they refer to and the type of the parameters. */
export interface TestScope {
  readonly service: QueryService;
  /** The type with the parameters: a module's (`P`), or a request's (`R`). */
  readonly source: "P" | "R";
  readonly parameters: readonly Parameter[];
  readonly role: Role;
  readonly names: ResultNames;
}

type Text = string;
const [yes, no] = ['"yes"', '"no"'];

/** Returns the type that shows whether a response has a field that all kinds of pages have. */
function whenType(scope: TestScope, { when, unless }: Pick<ResultField, "when" | "unless">): Text {
  const comes =
    when.length === 0
      ? yes
      : some(
          scope,
          when.map((test) => testType(scope, test)),
        );
  return every(scope, [comes, ...unless.map((test) => not(scope, testType(scope, test)))]);
}

const isAlways = (when: Text): boolean => when === yes;
const isNever = (when: Text): boolean => when === no;

function testType(scope: TestScope, test: Test): Text {
  return byKind(testTypes, test, scope);
}

const testTypes: ByKind<Test, [scope: TestScope], Text> = {
  role: ({ role }, scope) => (role === scope.role ? yes : no),
  pages: ({ pages }, scope) => pagesTypes[pages](scope),
  all: ({ tests }, scope) =>
    every(
      scope,
      tests.map((inner) => testType(scope, inner)),
    ),
  ...forKinds(["holds", "given", "filled"], parameterTestType),
};

/** Returns the test for a parameter. A templated parameter may have many names in a request. */
function parameterTestType(test: ParameterTest, scope: TestScope): Text {
  const parameter = scope.parameters.find(({ name }) => name === test.parameter)!;
  return some(
    scope,
    namesOf(scope, parameter).map((name) => namedTestType(scope, test, parameter, name)),
  );
}

function namesOf({ service, parameters }: TestScope, parameter: Parameter): readonly string[] {
  if (parameter.template === undefined) return [parameter.name];
  const sets = valueSetsById(service.valueSets);
  return expandParameters(parameters, sets).flatMap((named) => (named.parameter === parameter ? [named.name] : []));
}

function namedTestType(scope: TestScope, test: ParameterTest, parameter: Parameter, name: string): Text {
  const own = scope.source === "R" ? writtenByClient(scope.service).get(name) : undefined;
  if (own !== undefined) return test.kind === "holds" && !test.values.includes(own) ? no : yes;
  return parameterTypes[test.kind](scope, [scope.source, stringLiteral(name)], parameter, test);
}

/** `start` begins the type arguments: the type with the parameter, and the parameter's name. */
type ParameterTestPrinter = (
  scope: TestScope,
  start: readonly [source: Text, name: Text],
  of: Parameter,
  test: ParameterTest,
) => Text;

const parameterTypes: Readonly<Record<ParameterTest["kind"], ParameterTestPrinter>> = {
  holds: (scope, start, parameter, test) => {
    const wanted = wantedType(scope.service, parameter, test.kind === "holds" ? test.values : []);
    return generic(scope.names.type("Holds"), [...start, wanted, ...defaults(scope, parameter.default !== undefined)]);
  },
  given: (scope, start, parameter) => {
    const hasDefault = parameter.default !== undefined && parameter.default.value !== undefined;
    return generic(scope.names.type("Given"), [...start, ...defaults(scope, hasDefault)]);
  },
  filled: (scope, start, parameter) =>
    generic(scope.names.type("Filled"), [...start, ...defaults(scope, parameter.default !== undefined)]),
};

function defaults({ names }: TestScope, hasDefault: boolean): readonly Text[] {
  return hasDefault ? [names.defaults()] : [];
}

function generic(name: string, parameters: readonly Text[]): Text {
  return `${name}<${parameters.join(", ")}>`;
}

function wantedType(service: QueryService, { type, multiple }: Parameter, values: readonly string[]): Text {
  const isNumber = type.kind === "integer" || type.kind === "namespace" || type.kind === "limit";
  const all = multiple?.all ? service.wire.allSpecifier?.value : undefined;
  const wanted = values.map((value) => (isNumber && /^-?\d+$/.test(value) ? value : stringLiteral(value)));
  return [...wanted, ...(all === undefined ? [] : [stringLiteral(all)])].join(" | ");
}

/** Tests for the pages that a request selects. Parameters of the request itself select them. */
const pagesTypes: Readonly<Record<Pages, (scope: TestScope) => Text>> = {
  some: (scope) => anyGiven(scope, [...pagesOf(scope), ...revisionsOf(scope)]),
  several: (scope) => anySeveral(scope, pagesOf(scope)),
  revisions: (scope) => anyGiven(scope, revisionsOf(scope)),
  "several-revisions": (scope) => anySeveral(scope, revisionsOf(scope)),
};

const pagesOf = ({ service }: TestScope): readonly string[] => service.pages?.pages ?? [];
const revisionsOf = ({ service }: TestScope): readonly string[] => service.pages?.revisions ?? [];

function anySeveral(scope: TestScope, names: readonly string[]): Text {
  return some(
    scope,
    names.map((name) => generic(scope.names.type("Several"), ["R", stringLiteral(name)])),
  );
}

function anyGiven(scope: TestScope, names: readonly string[]): Text {
  return some(
    scope,
    names.map((name) => generic(scope.names.type("Given"), ["R", stringLiteral(name)])),
  );
}

function some(scope: TestScope, parts: readonly Text[]): Text {
  const open = [...new Set(parts)].filter((part) => part !== no);
  if (open.includes(yes)) return yes;
  return open.length < 2 ? (open[0] ?? no) : generic(scope.names.type("Some"), [open.join(" | ")]);
}

function every(scope: TestScope, parts: readonly Text[]): Text {
  const open = [...new Set(parts)].filter((part) => part !== yes);
  if (open.includes(no)) return no;
  return open.length < 2 ? (open[0] ?? yes) : generic(scope.names.type("Every"), [open.join(" | ")]);
}

function not(scope: TestScope, part: Text): Text {
  return part === yes ? no : part === no ? yes : generic(scope.names.type("Not"), [part]);
}

/** Names that result types use in a file. Each is imported or declared when it is first requested. */
interface ResultNames {
  type(name: RuntimeName): string;
  valueSet(set: string): string;
  defaults(): string;
  usesDefaults(): boolean;
}

/** `values` is the import path of the value sets, relative to the file. */
export function resultNames(file: GeneratedFile, values: string): ResultNames {
  let usesDefaults = false;
  return {
    type: (name) => runtimeType(file, name),
    valueSet: (set) => file.importType(values, setTypeName(set)),
    defaults() {
      usesDefaults = true;
      return defaultsName;
    },
    usesDefaults: () => usesDefaults,
  };
}

const defaultsName = "Defaults";

/** Prints the interface of the parameter defaults, with lists as tuples. An unknown default may have any value. */
export function defaultsText(parameters: readonly Parameter[]): string {
  const members = parameters.flatMap(({ name, default: fact }) =>
    fact === undefined ? [] : [`  readonly ${propertyKey(name)}: ${valueType(fact.value)};\n`],
  );
  return `interface ${defaultsName} {\n${members.join("")}}\n`;
}

function valueType(value: DefaultValue | undefined): string {
  if (value === undefined) return "any";
  if (typeof value === "object") return `[${value.map(valueType).join(", ")}]`;
  return typeof value === "number" ? `${value}` : stringLiteral(value);
}
