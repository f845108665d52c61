import { knownValue } from "../../model/fact.ts";
import type { QueryService } from "../../model/query.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { parameterType } from "../shared/typescript/parameter-types.ts";
import { answersOf } from "./query-answers.ts";
import { moduleForms } from "./query-forms.ts";
import { clientNames, generatorsOf, groupsOf, lists, properties, tokenSource, type ClientNames, type Group } from "./query-names.ts";

/** The client, the function that makes one, and the error that its calls fail with. */
export function clientText(service: QueryService): string {
  const names = clientNames(service);
  return [methodsText(service, names, groupsOf(service)), tokenText(service), errorText(service, names)].join("\n");
}

/**
 * A call names a module, and its parameters follow from the name alone. The name is any text to the compiler until it is known: the
 * parameters of a name out of a union would be, for a start, those of all modules, which costs more than all the rest of a call.
 */
function methodsText(service: QueryService, { client, create, request, result }: ClientNames, groups: readonly Group[]): string {
  const list = groups.find(({ selector }) => selector === lists);
  const others = groups.filter(({ selector }) => selector !== lists && selector !== properties);
  const hasGenerators = generatorsOf(service).length > 0;
  const maps = [...[list, ...others].flatMap((group) => group?.map ?? []), ...(hasGenerators ? ["GeneratorModules"] : [])];
  return [
    ...maps.map((map) => `interface ${openMap(map)} extends ${map} {\n  readonly [name: string]: object;\n}\n\n`),
    iterators(service, groups),
    `export interface ${client} extends ClientBase {\n`,
    method("One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so.", `query<const R>(request: ${seen(request, "R")}, call?: CallOptions): Promise<${result}<R>>;`),
    method("The same to the end, one result after another.", `batches<const R>(request: ${seen(request, "R")}, call?: CallOptions): ResultsOf<R>;`),
    list === undefined ? "" : method("The items of one list, to its end.", `list${named(list.map)}, call?: CallOptions): ItemsOf<Name, P>;`),
    hasGenerators ? method("The pages that a generator names, each with what the modules of the request tell of it, to the end.", `generate${named("GeneratorModules", ", const R")}, request?: ${seen(request, "R")}, call?: CallOptions): PagesOf<Name, P, R>;`) : "",
    ...others.map((group) => method("What one module answers, to its end.", `${propertyKey(group.selector)}${named(group.map)}, call?: CallOptions): ${answerOf(group)}<Name, P>;`)),
    `}\n\nexport declare function ${create}(options: QueryClientOptions): ${client};\n`,
  ].join("");
}

function named(map: string, more = ""): string {
  return `<Name extends string, const P${more}>(name: Name extends keyof ${map} ? Name : keyof ${map}, parameters: ${seen(`${openMap(map)}[Name]`, "P")}`;
}

/**
 * A parameter of one type, from whose argument the compiler infers another: it looks for that in both branches of a condition, and takes the
 * second, which alone has a say in what is right. An intersection would know the names that somebody has misspelt.
 */
function seen(type: string, name: string): string {
  return `${name} extends never ? ${name} : ${type}`;
}

/** What calls return: interfaces, since the compiler looks into them only where somebody uses what comes. */
function iterators(service: QueryService, groups: readonly Group[]): string {
  const { result } = clientNames(service);
  const generator = knownValue(service.wire.generatorSelector);
  const beside = groups.filter(({ selector }) => selector !== properties).map(({ selector }) => stringLiteral(selector)).join(" | ") || "never";
  const others = groups.filter(({ selector }) => selector !== lists && selector !== properties);
  return [
    `/** Results, one after another. Where a request names more than pages, those that come later may lack what was told before. */\n`,
    `export interface ResultsOf<R> extends AsyncIterableIterator<${result}<Extract<keyof R, ${beside}> extends never ? R : R & { readonly continue: Continuation }>> {}\n\n`,
    groups.some(({ selector }) => selector === lists) ? `/** The items of one list, one after another. */\nexport interface ItemsOf<Name extends string, P = {}> extends AsyncIterableIterator<ListItems<P, {}>[Name & keyof ListItems<P, {}>]> {}\n\n` : "",
    generatorsOf(service).length === 0 || generator === undefined ? "" : `/** The pages of a generator, one after another. */\nexport interface PagesOf<Name extends string, P = {}, R = {}> extends AsyncIterableIterator<PageOf<Omit<R, ${stringLiteral(generator)}> & { readonly [Group in ${stringLiteral(generator)}]: { readonly [Generator in Name]: P } }>> {}\n\n`,
    ...others.map((group) => `/** What one module answers. */\nexport interface ${answerOf(group)}<Name extends string, P = {}> extends Promise<${answersOf(group)}<P, {}>[Name & keyof ${answersOf(group)}<P, {}>]> {}\n\n`),
  ].join("");
}

function answerOf(group: Group): string {
  return answersOf(group).replace(/Answers$/, "AnswerOf");
}

function openMap(map: string): string {
  return `Any${map}`;
}

function method(comment: string, signature: string): string {
  return `${docComment(comment, "  ")}  ${signature}\n`;
}

const tokenType = "TokenType";

function tokenText(service: QueryService): string {
  const source = tokenSource(service);
  if (source === undefined) return `export type ${tokenType} = string;\n`;
  const type = parameterType(service, { ...source.parameter, multiple: undefined }, moduleForms(service, source.module));
  return `/** The types of tokens. */\nexport type ${tokenType} = ${type};\n`;
}

/** The class again, so that its codes are known where an error is caught: `instanceof` forgets what a class is given. */
function errorText(service: QueryService, { codes }: ClientNames): string {
  const known = service.errors.map(({ code }) => codeType(code));
  return [
    `/** The documented error codes. Modules have others beside them. */\nexport type ${codes} =\n  | ${known.join("\n  | ") || "never"};\n\n`,
    `/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */\n`,
    `export declare class QueryError extends Error implements QueryFailure {\n`,
    `  readonly name: "QueryError";\n`,
    `  readonly code: ${codes} | (string & {});\n`,
    `  readonly info: string;\n  readonly module: string;\n  readonly status: number | undefined;\n  readonly request: RequestView | undefined;\n  readonly errors: readonly Message[];\n`,
    `  is<Code extends ${codes} | (string & {})>(code: Code): this is this & { readonly code: Code };\n}\n`,
  ].join("");
}

/** A code with a parameter's name in it is known but for that name. */
function codeType(code: string): string {
  const parts = code.split("{wireName}");
  return parts.length === 1 ? stringLiteral(code) : `\`${parts.join("${string}")}\``;
}
