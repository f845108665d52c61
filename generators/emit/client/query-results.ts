import { groupBy } from "../../model/group-by.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { ModuleResult, ResultField, ResultType } from "../../model/result.ts";
import type { Role } from "../../model/rules.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, identifier, stringLiteral } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { moduleInterface } from "../shared/typescript/parameter-types.ts";
import { knownResult, resultMembers, shapeNamed } from "../../model/results.ts";
import { clientNames, groupOf, lists, properties } from "./query-names.ts";
import { fieldsWithin, isOfParameter, testsOf } from "../../model/result-fields.ts";
import { defaultsName, defaultsText, type TestScope } from "./result-tests.ts";
import { objectParts, objectType, resultType } from "./result-types.ts";

/** A type that a module declares of what it answers. */
export interface ResultDeclaration {
  readonly name: string;
  /** The name with what it hangs on: the parameters (`P`), the kind of page (`Kind`), the request (`R`). */
  readonly use: string;
  readonly text: string;
}

/** What a module answers, each part where it stands in a result; undefined where there is none. */
export interface ResultDeclarations {
  /** One item of a list. */
  readonly item: ResultDeclaration | undefined;
  /** What a module answers that tells of the site. */
  readonly answer: ResultDeclaration | undefined;
  readonly page: ResultDeclaration | undefined;
  readonly generated: ResultDeclaration | undefined;
  /** Members of the results beside those. */
  readonly others: ResultDeclaration | undefined;
}

/** Nothing is declared where nobody knows the result. */
export function resultDeclarations(service: QueryService, module: Module): ResultDeclarations {
  const result = knownResult(module);
  if (result === undefined) return { item: undefined, answer: undefined, page: undefined, generated: undefined, others: undefined };
  const declare = (suffix: string, comment: string, type: ResultType, role: Role = "module"): ResultDeclaration =>
    declaration(service, module, { suffix, comment, type, role });
  const [group, named] = [groupOf(service, module), ownAnswer(module, result)];
  const isList = group?.selector === lists;
  const others = othersOf(service, module);
  const answer = named ?? objectOf(result.results);
  return {
    item: isList && named !== undefined ? declare("Item", "An item of", itemOf(service, named)) : undefined,
    answer: isList || group?.selector === properties ? undefined : declare("Answer", "What comes of", answer),
    page: result.page.length === 0 ? undefined : declare("Page", "What a page has of", objectOf(result.page)),
    generated: result.generated.length === 0 ? undefined : declare("Generated", "What a page has of a generator", objectOf(result.generated), "generator"),
    others: others.length === 0 ? undefined : declare("Others", "What comes beside the answer of", objectOf(others)),
  };
}

/** Members of the results that are not the answer of a module which tells of the site: of one that tells of pages, all. */
export function othersOf(service: QueryService, module: Module): readonly ResultField[] {
  const [result, selector] = [knownResult(module), groupOf(service, module)?.selector];
  if (result === undefined) return [];
  if (selector === properties) return resultMembers(module, result);
  const isAnswer = selector !== lists && ownAnswer(module, result) === undefined;
  return isAnswer ? [] : result.results.filter(({ name }) => name !== module.name);
}

function objectOf(fields: readonly ResultField[]): ResultType & { readonly kind: "object" } {
  return { kind: "object", fields, emptyList: false };
}

/** What stands under the module's name, among the results or beside them. */
function ownAnswer({ name }: Module, { items, results, body }: ModuleResult): ResultType | undefined {
  if (items !== undefined) return { kind: "list", items: objectOf(items) };
  return [...results, ...body].find((field) => field.name === name)?.type;
}

/** The runtime takes the first list that it finds in an answer which is none itself. */
function itemOf(service: QueryService, type: ResultType): ResultType {
  if (type.kind === "list") return type.items;
  if (type.kind === "shape") return itemOf(service, objectOf(shapeNamed(service, type.shape).fields));
  const inner = type.kind === "object" ? type.fields.map((field) => field.type) : [];
  const list = inner.find((one) => one.kind === "list");
  return list === undefined ? type : list.items;
}

interface Part {
  readonly suffix: string;
  readonly comment: string;
  readonly type: ResultType;
  readonly role: Role;
}

function declaration(service: QueryService, module: Module, { suffix, comment, type, role }: Part): ResultDeclaration {
  const scope: TestScope = { service, source: "P", parameters: module.parameters, role };
  const hangsOn = typeParameters(service, module, type);
  const name = identifier(moduleInterface(module).replace(/Parameters$/, suffix));
  const body = type.kind === "object" ? kindsType(scope, type.fields) : resultType(scope, type);
  const head = hangsOn.map(([parameter, usual]) => `${parameter} = ${usual}`).join(", ");
  const isPlain = head === "" && body.startsWith("{") && body.indexOf("}") === body.length - 1;
  const text = isPlain ? `interface ${name} ${body}\n` : `type ${name}${head === "" ? "" : `<${head}>`} = ${body};\n`;
  const doc = docComment(`${comment} ${codeSpan(module.name)}.${module.result === undefined ? "" : statusRemark(module.result)}`);
  return { name, use: name + (hangsOn.length === 0 ? "" : `<${hangsOn.map(([parameter]) => parameter).join(", ")}>`), text: `${doc}export ${text}` };
}

/** An object of which some members are of pages of some kinds only. */
function kindsType(scope: TestScope, fields: readonly ResultField[]): string {
  const groups = [...groupBy(fields, ({ pages }) => pages.map(stringLiteral).join(" | "))];
  if (groups.every(([kinds]) => kinds === "")) return objectType(scope, fields);
  const types = groups.map(([kinds, members]) => [kinds, objectParts(scope, members).join(" & ") || "{}"] as const);
  return types.map(([kinds, type]) => (kinds === "" ? type : `(Kind extends ${kinds} ? ${type} : {})`)).join(" & ");
}

/** What a type hangs on, each with what stands for it where nobody says. */
function typeParameters(service: QueryService, module: Module, type: ResultType): readonly (readonly [name: string, usual: string])[] {
  const [fields, tests] = [[...fieldsWithin(service, type)], testsOf(service, type)];
  const [kind] = service.answer?.pages?.kinds ?? [];
  return [
    ...(tests.some(isOfParameter) ? [["P", moduleInterface(module)] as const] : []),
    ...(kind !== undefined && fields.some(({ pages }) => pages.length > 0) ? [["Kind", stringLiteral(kind.name)] as const] : []),
    ...(tests.some(({ kind }) => kind === "pages") ? [["R", clientNames(service).request] as const] : []),
  ];
}

/** The declarations of a module's file, with the defaults that they name. */
export function resultsText(service: QueryService, module: Module): string {
  const declared = Object.values(resultDeclarations(service, module)).filter((one) => one !== undefined);
  const defaults = declared.some(({ text }) => text.includes(`, ${defaultsName}>`)) ? [defaultsText(testedParameters(service, module))] : [];
  return [...declared.map(({ text }) => text), ...defaults, ...(defaults.length === 0 ? [] : ["export {};\n"])].join("\n");
}

/** Those that tests of the result name. */
function testedParameters(service: QueryService, module: Module): readonly Parameter[] {
  const { items = [], results = [], page = [], generated = [], body = [] } = knownResult(module) ?? {};
  const tests = testsOf(service, objectOf([...items, ...results, ...page, ...generated, ...body]));
  const names = new Set(tests.filter(isOfParameter).map(({ parameter }) => parameter));
  return module.parameters.filter(({ name }) => names.has(name));
}
