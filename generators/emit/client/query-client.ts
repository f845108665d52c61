import type { QueryService } from "../../model/query.ts";
import { docComment, propertyKey, stringLiteral } from "../../print/typescript.ts";
import { parameterType } from "../../view/parameter-types.ts";
import { moduleForms } from "./query-forms.ts";
import { clientNames, generatorsOf, groupsOf, lists, properties, tokenSource, type ClientNames, type Group } from "./query-names.ts";


/** The results, the client, the function that makes one, and the error that its calls fail with. */
export function clientText(service: QueryService): string {
  const names = clientNames(service);
  const groups = groupsOf(service);
  return [...groups.map(resultMap), resultText(names, groups), methodsText(service, names, groups), tokenText(service), errorText(service, names)].join("\n");
}

/** The place of what modules answer: an interface for each group, by module. */
function resultMap(group: Group): string {
  const what = { [lists]: "An item of each list", [properties]: "What each module tells of a page" }[group.selector] ?? "What each module answers";
  const members = group.modules.map(({ name }) => `  readonly ${propertyKey(name)}: Item;\n`);
  return `/** ${what}, by name: of unknown members until somebody describes them. */\nexport interface ${resultsOf(group)} {\n${members.join("")}}\n`;
}

function resultsOf({ map, selector }: Group): string {
  return new Map<string, string>([[lists, "ListItems"], [properties, "PageProperties"]]).get(selector) ?? map.replace(/Modules$/, "Results");
}

function resultText({ result }: ClientNames, groups: readonly Group[]): string {
  const members = groups.filter(({ selector }) => selector !== properties).map((group) => {
    const one = `${resultsOf(group)}[Name]`;
    const answers = `{ readonly [Name in keyof ${resultsOf(group)}]?: ${group.selector === lists ? `readonly ${one}[]` : one} }`;
    return `${docComment(`${group.title} that the request names.`, "  ")}  readonly ${propertyKey(group.selector)}: ${answers};\n`;
  });
  const iterator = groups.some(({ selector }) => selector === lists) ? `\n${itemsText}` : "";
  return `/** What comes of a request. */\nexport interface ${result} extends Answer {\n${members.join("")}}\n${iterator}`;
}

const itemsText = `/** The items of one list, one after another. */
export interface ItemsOf<Name extends string> extends AsyncIterableIterator<ListItems[Name & keyof ListItems]> {}\n`;

/**
 * A call names a module, and its parameters follow from the name alone. The name is any text to the compiler until it is known: the
 * parameters of a name out of a union would be, for a start, those of all modules, which costs more than all the rest of a call.
 */
function methodsText(service: QueryService, { client, create, request, result }: ClientNames, groups: readonly Group[]): string {
  const list = groups.find(({ selector }) => selector === lists);
  const others = groups.filter(({ selector }) => selector !== lists && selector !== properties);
  const named = (map: string): string => `<Name extends string>(name: Name extends keyof ${map} ? Name : keyof ${map}, parameters: ${openMap(map)}[Name], `;
  const maps = [...[list, ...others].flatMap((group) => group?.map ?? []), ...(generatorsOf(service).length === 0 ? [] : ["GeneratorModules"])];
  const generate = `generate${named("GeneratorModules")}request?: ${request}, call?: CallOptions): AsyncIterableIterator<Item>;`;
  return [
    ...maps.map((map) => `interface ${openMap(map)} extends ${map} {\n  readonly [name: string]: object;\n}\n\n`),
    `export interface ${client} extends ClientBase {\n`,
    method("One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so.", `query(request: ${request}, call?: CallOptions): Promise<${result}>;`),
    method("The same to the end, one result after another.", `batches(request: ${request}, call?: CallOptions): AsyncIterableIterator<${result}>;`),
    list === undefined ? "" : method("The items of one list, to its end.", `list${named(list.map)}call?: CallOptions): ItemsOf<Name>;`),
    generatorsOf(service).length === 0 ? "" : method("The pages that a generator names, each with what the modules of the request tell of it, to the end.", generate),
    ...others.map((group) => method("What one module answers, to its end.", `${propertyKey(group.selector)}${named(group.map)}call?: CallOptions): Promise<${resultsOf(group)}[Name & keyof ${resultsOf(group)}]>;`)),
    `}\n\nexport declare function ${create}(options: QueryClientOptions): ${client};\n`,
  ].join("");
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
