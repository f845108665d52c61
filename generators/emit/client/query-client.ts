import type { QueryService } from "../../model/query.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { parameterType } from "../shared/typescript/parameter-types.ts";
import { pageType } from "./query-answers.ts";
import { moduleForms } from "./query-forms.ts";
import type { Group, SelectionTypes } from "./query-names.ts";
import { optionsType, runtimeType, runtimeValue } from "./query-runtime.ts";
import type { QueryScope } from "./query-scope.ts";

/** The client, the function that makes one, and the error that its calls fail with. */
export function clientText(scope: QueryScope, file: GeneratedFile): string {
  return [
    openMaps(scope),
    iterators(scope, file),
    methodsText(scope, file),
    createText(scope, file),
    tokenText(scope, file),
    errorText(scope, file),
  ].join("\n");
}

/**
 * A call names a module, and its parameters follow from the name alone. The name is any text to the compiler until it is known: the
 * parameters of a name out of a union would be, for a start, those of all modules, which costs more than all the rest of a call.
 */
function openMaps({ groups, generators }: QueryScope): string {
  const selections = [...groups.filter(({ role }) => role !== "properties"), ...(generators === undefined ? [] : [generators])];
  const maps = selections.map(({ types }) => `interface ${types.open} extends ${types.modules} {\n  readonly [name: string]: object;\n}\n`);
  return maps.join("\n");
}

function methodsText({ names, groups, generators }: QueryScope, file: GeneratedFile): string {
  const options = `call?: ${runtimeType(file, "CallOptions")}`;
  const request = seen(names.request, "R");
  return [
    `export interface ${file.export(names.client)} extends ${runtimeType(file, "ClientBase")} {\n`,
    method(
      "One logical result: pages in batches, each followed until all is said of it. Where a list goes on, `continue` says so.",
      `query<const R>(request: ${request}, ${options}): Promise<${names.result}<R>>;`,
    ),
    method("The same to the end, one result after another.", `batches<const R>(request: ${request}, ${options}): ResultsOf<R>;`),
    ...groups.filter(({ role }) => role === "items").map((group) => groupMethod("The items of one list, to its end.", group, options)),
    generators === undefined
      ? ""
      : method(
          "The pages that a generator names, each with what the modules of the request say of it, to the end.",
          `generate${named(generators.types, ", const R")}, request?: ${request}, ${options}): PagesOf<Name, P, R>;`,
        ),
    ...groups.filter(({ role }) => role === "facts").map((group) => groupMethod("What one module answers, to its end.", group, options)),
    "}\n",
  ].join("");
}

function groupMethod(comment: string, { member, types, answerOf }: Group, options: string): string {
  return method(comment, `${propertyKey(member)}${named(types)}, ${options}): ${answerOf}<Name, P>;`);
}

function named({ modules, open }: SelectionTypes, more = ""): string {
  const name = `Name extends keyof ${modules} ? Name : keyof ${modules}`;
  return `<Name extends string, const P${more}>(name: ${name}, parameters: ${seen(`${open}[Name]`, "P")}`;
}

/**
 * A parameter of one type, from whose argument the compiler infers another: it looks for that in both branches of a condition, and takes
 * the second, which alone has a say in what is right. An intersection would know the names that somebody has misspelt.
 */
function seen(type: string, name: string): string {
  return `${name} extends never ? ${name} : ${type}`;
}

function method(comment: string, signature: string): string {
  return `${docComment(comment, "  ")}  ${signature}\n`;
}

/** What calls return: interfaces, since the compiler looks into them only where somebody uses what comes. */
function iterators({ names, groups, generators }: QueryScope, file: GeneratedFile): string {
  const answering = groups.filter(({ role }) => role !== "properties");
  const beside = answering.map(({ member }) => stringLiteral(member)).join(" | ") || "never";
  const continued = `R & { readonly continue: ${runtimeType(file, "Continuation")} }`;
  const results = `${names.result}<Extract<keyof R, ${beside}> extends never ? R : ${continued}>`;
  const texts = [
    returned(
      "Results, one after another. Where a request names more than pages, those that come later may lack what came before.",
      `${file.export("ResultsOf")}<R>`,
      `AsyncIterableIterator<${results}>`,
    ),
    ...answering.map(({ role, answers, answerOf }) => {
      const one = `${answers}<P, {}>[Name & keyof ${answers}<P, {}>]`;
      return role === "items"
        ? returned("The items of one list, one after another.", `${file.export(answerOf)}${ofModule}`, `AsyncIterableIterator<${one}>`)
        : returned("What one module answers.", `${file.export(answerOf)}${ofModule}`, `Promise<${one}>`);
    }),
  ];
  if (generators !== undefined) {
    const generator = stringLiteral(generators.selector);
    const request = `Omit<R, ${generator}> & { readonly [Group in ${generator}]: { readonly [Generator in Name]: P } }`;
    const pages = `AsyncIterableIterator<${pageType}<${request}>>`;
    const head = `${file.export("PagesOf")}<Name extends string, P = {}, R = {}>`;
    texts.push(returned("The pages of a generator, one after another.", head, pages));
  }
  return texts.join("\n");
}

/** What hangs on a module and its parameters. */
const ofModule = "<Name extends string, P = {}>";

function returned(comment: string, head: string, type: string): string {
  return `${docComment(comment)}export interface ${head} extends ${type} {}\n`;
}

function createText({ service, names }: QueryScope, file: GeneratedFile): string {
  return `export declare function ${file.export(names.create)}(options: ${optionsType(file, service)}): ${names.client};\n`;
}

export const tokenType = "TokenType";

function tokenText({ service, tokens }: QueryScope, file: GeneratedFile): string {
  const name = file.export(tokenType);
  if (tokens === undefined) return `export type ${name} = string;\n`;
  const forms = moduleForms(service, tokens.module, file, "./values.js");
  const type = parameterType(service, { ...tokens.parameter, multiple: undefined }, forms);
  return `/** The types of tokens. */\nexport type ${name} = ${type};\n`;
}

/** The class again, so that its codes are known where an error is caught: `instanceof` forgets what a class is given. */
function errorText({ service, names: { codes } }: QueryScope, file: GeneratedFile): string {
  const message = runtimeType(file, "Message");
  return [
    `/** The documented error codes. Modules have others beside them. */\n`,
    `export type ${file.export(codes)} =\n  | ${codeTypes(service).join("\n  | ") || "never"};\n\n`,
    `/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */\n`,
    `export declare class ${file.export("QueryError")} extends ${runtimeValue(file, "RequestError")} `,
    `implements ${runtimeType(file, "QueryFailure")} {\n`,
    `  readonly name: "QueryError";\n`,
    `  readonly code: ${codes} | (string & {});\n`,
    `  readonly info: string;\n  readonly module: string;\n  readonly errors: readonly ${message}[];\n`,
    `  is<Code extends ${codes} | (string & {})>(code: Code): this is this & { readonly code: Code };\n}\n`,
  ].join("");
}

/** A code with a parameter's name in it is known but for that name. */
function codeTypes({ errors }: QueryService): readonly string[] {
  return errors.map(({ code }) => {
    const parts = code.split("{wireName}");
    return parts.length === 1 ? stringLiteral(code) : `\`${parts.join("${string}")}\``;
  });
}
