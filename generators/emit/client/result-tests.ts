import type { Parameter, QueryService } from "../../model/query.ts";
import type { ParameterTest } from "../../model/result-parts.ts";
import type { ResultField } from "../../model/result.ts";
import type { Pages, Role, Test } from "../../model/rules.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import { writtenByClient } from "./names.ts";
import type { ResultNames } from "./result-names.ts";
import { valueSetsById } from "../../model/type.ts";

/*
 * The conditions under which a member is present, as types over the request type. Each resolves to "yes", "maybe" or
 * "no" once the request is known.
 */

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
export function whenType(scope: TestScope, { when, unless }: Pick<ResultField, "when" | "unless">): Text {
  const comes =
    when.length === 0
      ? yes
      : some(
          scope,
          when.map((test) => testType(scope, test)),
        );
  return every(scope, [comes, ...unless.map((test) => not(scope, testType(scope, test)))]);
}

export const isAlways = (when: Text): boolean => when === yes;
export const isNever = (when: Text): boolean => when === no;

function testType(scope: TestScope, test: Test): Text {
  const printer = testTypes[test.kind] as (scope: TestScope, test: Test) => Text;
  return printer(scope, test);
}

const testTypes: {
  readonly [Kind in Test["kind"]]: (scope: TestScope, test: Extract<Test, { readonly kind: Kind }>) => Text;
} = {
  role: (scope, { role }) => (role === scope.role ? yes : no),
  pages: (scope, { pages }) => pagesTypes[pages](scope),
  all: (scope, { tests }) =>
    every(
      scope,
      tests.map((inner) => testType(scope, inner)),
    ),
  holds: parameterTestType,
  given: parameterTestType,
  filled: parameterTestType,
};

/** Returns the test for a parameter. A templated parameter may have many names in a request. */
function parameterTestType(scope: TestScope, test: ParameterTest): Text {
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
