import { knownValue } from "../../model/fact.ts";
import type { DefaultValue, Parameter, QueryService } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import type { Pages, Role, Test } from "../../model/rules.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import { importLine } from "./query-imports.ts";
import { writtenByClient } from "./query-names.ts";
import type { ParameterTest } from "../../model/result-fields.ts";

/* When a member comes, as a type over the type of the request, which is "yes", "maybe" or "no" as soon as the request is known. */

/** Where tests stand: what they name, and the types that hold it. */
export interface TestScope {
  readonly service: QueryService;
  /** The type that holds the parameters: a module's (`P`), or a request's (`R`). */
  readonly source: "P" | "R";
  readonly parameters: readonly Parameter[];
  readonly role: Role;
}

/** The import of those types of the runtime that a text makes its conditions of. */
export function conditionImport(path: string, text: string): string {
  const used = conditionTypes.filter((name) => text.includes(`${name}<`));
  return importLine(used, path, text);
}

const conditionTypes = ["Adds", "Come", "Every", "Filled", "Flat", "Given", "Holds", "MemberOf", "Named", "Not", "OneOf", "Several", "Some", "Together", "Told"] as const;

type Text = string;
const [yes, no] = ['"yes"', '"no"'];

/** Whether a field comes in a place that has all fields of its kinds of pages. */
export function whenType(scope: TestScope, { when, unless }: Pick<ResultField, "when" | "unless">): Text {
  const comes = when.length === 0 ? yes : some(when.map((test) => testType(scope, test)));
  return every([comes, ...unless.map((test) => not(testType(scope, test)))]);
}

export const isAlways = (when: Text): boolean => when === yes;
export const isNever = (when: Text): boolean => when === no;

function testType(scope: TestScope, test: Test): Text {
  switch (test.kind) {
    case "role":
      return test.role === scope.role ? yes : no;
    case "pages":
      return pagesType(scope.service, test.pages);
    case "all":
      return every(test.tests.map((inner) => testType(scope, inner)));
    default: {
      const parameter = scope.parameters.find(({ name }) => name === test.parameter)!;
      return some(namesOf(scope, parameter).map((name) => parameterType(scope, test, parameter, name)));
    }
  }
}

function parameterType(scope: TestScope, test: ParameterTest, parameter: Parameter, name: string): Text {
  const own = scope.source === "R" ? writtenByClient.get(name) : undefined;
  if (own !== undefined) return test.kind === "holds" && !test.values.includes(own) ? no : yes;
  const hasDefault = test.kind === "given" ? knownValue(parameter.default) !== undefined : parameter.default !== undefined;
  const defaults = hasDefault ? `, ${defaultsName}` : "";
  switch (test.kind) {
    case "holds":
      return `Holds<${scope.source}, ${stringLiteral(name)}, ${wantedType(scope.service, parameter, test.values)}${defaults}>`;
    case "given":
      return `Given<${scope.source}, ${stringLiteral(name)}${defaults}>`;
    case "filled":
      return `Filled<${scope.source}, ${stringLiteral(name)}${defaults}>`;
  }
}

/** The names that a parameter has in a request: a templated one has many. */
function namesOf({ service, parameters }: TestScope, parameter: Parameter): readonly string[] {
  if (parameter.template === undefined) return [parameter.name];
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  return expandParameters(parameters, sets).flatMap((named) => (named.parameter === parameter ? [named.name] : []));
}

function wantedType(service: QueryService, { type, multiple }: Parameter, values: readonly string[]): Text {
  const isNumber = type.kind === "integer" || type.kind === "namespace" || type.kind === "limit";
  const all = multiple?.all ? knownValue(service.wire.allSpecifier) : undefined;
  const wanted = values.map((value) => (isNumber && /^-?\d+$/.test(value) ? value : stringLiteral(value)));
  return [...wanted, ...(all === undefined ? [] : [stringLiteral(all)])].join(" | ");
}

/** Which pages a request is about is said by parameters of its own. */
function pagesType({ pages: parameters }: QueryService, pages: Pages): Text {
  const { pages: named = [], revisions = [] } = parameters ?? {};
  const given = (names: readonly string[]): Text => some(names.map((name) => `Given<R, ${stringLiteral(name)}>`));
  switch (pages) {
    case "some":
      return given([...named, ...revisions]);
    case "several":
      return some(named.map((name) => `Several<R, ${stringLiteral(name)}>`));
    case "revisions":
      return given(revisions);
  }
}

function some(parts: readonly Text[]): Text {
  const open = [...new Set(parts)].filter((part) => part !== no);
  if (open.includes(yes)) return yes;
  return open.length < 2 ? (open[0] ?? no) : `Some<${open.join(" | ")}>`;
}

function every(parts: readonly Text[]): Text {
  const open = [...new Set(parts)].filter((part) => part !== yes);
  if (open.includes(no)) return no;
  return open.length < 2 ? (open[0] ?? yes) : `Every<${open.join(" | ")}>`;
}

function not(part: Text): Text {
  return part === yes ? no : part === no ? yes : `Not<${part}>`;
}

/** The interface of the defaults of those parameters that tests name. */
export const defaultsName = "Defaults";

/** Defaults as types, lists as tuples; nothing where there are none. One that nobody knows may be any. */
export function defaultsText(parameters: readonly Parameter[]): string {
  const members = parameters.flatMap(({ name, default: fact }) => (fact === undefined ? [] : [`  readonly ${propertyKey(name)}: ${valueType(knownValue(fact))};\n`]));
  return members.length === 0 ? "" : `interface ${defaultsName} {\n${members.join("")}}\n`;
}

function valueType(value: DefaultValue | undefined): Text {
  if (value === undefined) return "any";
  if (typeof value === "object") return `[${value.map(valueType).join(", ")}]`;
  return typeof value === "number" ? `${value}` : stringLiteral(value);
}
