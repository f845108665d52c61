import { incremental } from "../../../model/memo.ts";
import { statusRemark } from "../../../describe/marks.ts";
import type { GroupRole, Module, QueryService } from "../../../model/query.ts";
import type { OpenFact } from "../../../model/service.ts";
import {
  type ClientNames,
  type Group,
  type Selection,
  clientNames,
  generatorsOf,
  groupsOf,
} from "../../shared/query-client-names.ts";
import { type TokenSource, tokenSource } from "../names.ts";
import type { ModuleResult, ResultField, ResultObject, ResultType } from "../../../model/result.ts";
import type { Role } from "../../../model/rules.ts";
import { identifier, stringLiteral } from "../../../codegen/typescript.ts";
import {
  fieldsWithin,
  isOfParameter,
  knownResult,
  resultMembers,
  shapeNamed,
  testsOf,
} from "../../../model/result-parts.ts";
import { pascalCase } from "../../../naming/type-names.ts";
import { moduleInterface } from "../../shared/typescript/value-types.ts";

/** Values that the files of a query service share, computed once. */
export interface QueryScope {
  readonly service: QueryService;
  readonly names: ClientNames;
  readonly groups: readonly Group[];
  readonly generators: Selection | undefined;
  readonly tokens: TokenSource | undefined;
  /** The facts that the client assumes for logins and edits, or `undefined` if one of them is unknown. */
  readonly account: readonly KnownFact[] | undefined;
  resultsOf(module: Module): ModuleResults;
}

export interface KnownFact {
  readonly name: string;
  readonly text: string;
}

function knownFacts(facts: readonly OpenFact[] | undefined): readonly KnownFact[] | undefined {
  const known = facts?.flatMap(({ name, text }) => {
    const sentence = text.value;
    return sentence === undefined ? [] : [{ name, text: `${sentence}${statusRemark(text)}` }];
  });
  return known?.length === facts?.length ? known : undefined;
}

export const queryScope = incremental((service: QueryService): QueryScope => {
  const [names, groups] = [clientNames(service), groupsOf(service)];
  const roles = new Map(groups.flatMap(({ role, modules }) => modules.map((module) => [module, role] as const)));
  const results = new Map(
    service.modules.map((module) => [module, moduleResults(service, names, module, roles.get(module))] as const),
  );
  const tokens = tokenSource(service, groups);
  return {
    service,
    names,
    groups,
    generators: generatorsOf(service),
    tokens,
    account: tokens && knownFacts(service.tokens?.account),
    resultsOf: (module) => results.get(module)!,
  };
});

/** A type that a module declares for a part of its result. */
export interface ResultPart {
  readonly name: string;
  readonly comment: string;
  readonly type: ResultType;
  readonly role: Role;
  readonly parameters: readonly TypeParameter[];
}

/** A type parameter of a result: the parameters of the module (`P`), the kind of page (`Kind`) or the request (`R`). */
export interface TypeParameter {
  readonly name: "P" | "Kind" | "R";
  readonly default: string;
}

/** The result of a module, by its position in the response. Parts that the module does not return are `undefined`. */
export interface ModuleResults {
  readonly item?: ResultPart | undefined;
  /** The result of a module about the site, or of a list module whose result has no list. */
  readonly answer?: ResultPart | undefined;
  readonly page?: ResultPart | undefined;
  /** The members of a page that the module returns as a generator. */
  readonly generated?: ResultPart | undefined;
  readonly others?: ResultPart | undefined;
  readonly otherNames: readonly string[];
}

export function partsOf({ item, answer, page, generated, others }: ModuleResults): readonly ResultPart[] {
  return [item, answer, page, generated, others].filter((part) => part !== undefined);
}

function moduleResults(
  service: QueryService,
  names: ClientNames,
  module: Module,
  group: GroupRole | undefined,
): ModuleResults {
  const result = knownResult(module);
  if (result === undefined) return { otherNames: [] };
  const part = (suffix: string, comment: string, type: ResultType, role: Role = "module"): ResultPart => ({
    name: identifier(pascalCase(module.name) + suffix),
    comment,
    type,
    role,
    parameters: typeParameters(service, names, module, type),
  });
  const partOf = (
    suffix: string,
    comment: string,
    fields: readonly ResultField[],
    role?: Role,
  ): ResultPart | undefined => (fields.length === 0 ? undefined : part(suffix, comment, objectOf(fields), role));
  const own = ownResponse(module, result);
  const list = group === "items" && own !== undefined ? itemOf(service, own) : undefined;
  const others = othersOf(module, result, group);
  return {
    item: list === undefined ? undefined : part("Item", "An item of", list),
    answer:
      list !== undefined || group === "properties"
        ? undefined
        : part("Answer", "The result of", own ?? objectOf(result.results)),
    page: partOf("Page", "The members of a page from", result.page),
    generated: partOf("Generated", "The members of a page from the generator", result.generated, "generator"),
    others: partOf("Others", "The members next to the result of", others),
    otherNames: others.map(({ name }) => name),
  };
}

/** Returns the members of the results in addition to the module's own result. */
function othersOf(module: Module, result: ModuleResult, group: GroupRole | undefined): readonly ResultField[] {
  if (group === "properties") return resultMembers(module, result);
  const isResponse = group !== "items" && ownResponse(module, result) === undefined;
  return isResponse ? [] : result.results.filter(({ name }) => name !== module.name);
}

function objectOf(fields: readonly ResultField[]): ResultObject {
  return { kind: "object", fields, emptyList: false };
}

/** Returns the type of the member with the module's name, in the results or next to them. */
function ownResponse({ name }: Module, { items, results, body }: ModuleResult): ResultType | undefined {
  if (items !== undefined) return { kind: "list", items: objectOf(items) };
  return [...results, ...body].find((field) => field.name === name)?.type;
}

/** Returns the item type of the result, or of the first list in it, which is the list that the runtime uses. */
function itemOf(service: QueryService, type: ResultType): ResultType | undefined {
  if (type.kind === "list") return type.items;
  if (type.kind === "shape") return itemOf(service, objectOf(shapeNamed(service, type.shape).fields));
  const inner = type.kind === "object" ? type.fields.map((field) => field.type) : [];
  return inner.find((one) => one.kind === "list")?.items;
}

function typeParameters(
  service: QueryService,
  names: ClientNames,
  module: Module,
  type: ResultType,
): readonly TypeParameter[] {
  const [fields, tests] = [[...fieldsWithin(service, type)], testsOf(service, type)];
  const [kind] = service.answer?.pages?.kinds ?? [];
  const parameters: readonly (TypeParameter | undefined)[] = [
    tests.some(isOfParameter) ? { name: "P", default: moduleInterface(module) } : undefined,
    kind !== undefined && fields.some(({ pages }) => pages.length > 0)
      ? { name: "Kind", default: stringLiteral(kind.name) }
      : undefined,
    tests.some((test) => test.kind === "pages") ? { name: "R", default: names.request } : undefined,
  ];
  return parameters.filter((parameter) => parameter !== undefined);
}
