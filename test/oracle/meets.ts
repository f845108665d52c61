import type { Parameter, QueryService } from "../../generators/model/query.ts";
import type { ResultField } from "../../generators/model/result.ts";
import type { Role, Test } from "../../generators/model/rules.ts";
import type { Request } from "./response-row.ts";

/*
 * The rules of docs/spec/queries.md about tests, implemented literally and without a schema: a second opinion on the
 * schemas.
 */

/** The scope of tests: the parameters of the request, or those of a requested module. */
export interface Caller {
  readonly parameters: readonly Parameter[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly role: Role | undefined;
}

/** Returns the callers of a request: the request itself, and each requested module. */
export function callersOf(
  service: QueryService,
  { modules, generator, ...sets }: Request,
): { readonly own: Caller; readonly modules: ReadonlyMap<string, readonly Caller[]> } {
  const own = {
    parameters: service.requestParameters.flatMap(({ parameters }) => parameters),
    values: Object.assign({}, ...Object.values(sets)) as Caller["values"],
    role: undefined,
  };
  const asked = [
    ...Object.entries(modules).map(([name, values]) => [name, values, "module"] as const),
    ...(generator === undefined ? [] : [[generator.name, generator.parameters, "generator"] as const]),
  ];
  const callers = asked.map(
    ([name, values, role]) =>
      [name, { parameters: service.modules.find((module) => module.name === name)!.parameters, values, role }] as const,
  );
  return {
    own,
    modules: new Map(
      [...Map.groupBy(callers, ([name]) => name)].map(([name, all]) => [name, all.map(([, caller]) => caller)]),
    ),
  };
}

/** Returns true if a response to the request has the member. */
export function comes({ when, unless }: ResultField, caller: Caller, pages: Pages): boolean {
  return (
    (when.length === 0 || when.some((test) => meets(test, caller, pages))) &&
    !unless.some((test) => meets(test, caller, pages))
  );
}

export interface Pages {
  readonly some: boolean;
  readonly several: boolean;
  readonly revisions: boolean;
  readonly "several-revisions": boolean;
}

export function pagesOf({ pages }: QueryService, { generator }: Request, own: Caller): Pages {
  const count = (names: readonly string[] = []): number =>
    names.reduce((sum, name) => sum + ((own.values[name] as unknown[] | undefined)?.length ?? 0), 0);
  const [ofPages, ofRevisions] = [count(pages?.pages), count(pages?.revisions)];
  return {
    some: ofPages + ofRevisions > 0 || generator !== undefined,
    several: ofPages > 1,
    revisions: ofRevisions > 0,
    "several-revisions": ofRevisions > 1,
  };
}

function meets(test: Test, caller: Caller, pages: Pages): boolean {
  switch (test.kind) {
    case "given": {
      const defaultValue = caller.parameters.find(({ name }) => name === test.parameter)?.default?.value;
      const value = caller.values[test.parameter];
      return value !== undefined && (defaultValue === undefined || String(value) !== String(defaultValue));
    }
    case "filled":
      return !["", "0", "undefined"].includes(String(caller.values[test.parameter]));
    case "holds": {
      const value = caller.values[test.parameter];
      return value === "*" || [value].flat().some((one) => test.values.includes(String(one)));
    }
    case "pages":
      return pages[test.pages];
    case "role":
      return caller.role === test.role;
    case "all":
      return test.tests.every((inner) => meets(inner, caller, pages));
  }
}
