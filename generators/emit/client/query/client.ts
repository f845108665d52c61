import type { QueryService } from "../../../model/query.ts";
import { codeParts } from "../../../model/error-codes.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { docComment, nameOf, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { serviceDecisions } from "../../../describe/remarks.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { parameterType } from "../../shared/typescript/value-types.ts";
import { methodExample } from "../resource/readme.ts";
import { pageType } from "./responses.ts";
import { faultsText } from "./faults.ts";
import { moduleForms } from "./parameters.ts";
import type { Group, SelectionTypes } from "../../shared/query-client-names.ts";
import { optionsType, runtimeType, runtimeValue } from "../runtime.ts";
import type { QueryScope } from "./scope.ts";

/** Prints the client, the function that creates one, and the error that failed calls throw. */
export function clientText(scope: QueryScope, file: GeneratedFile): string {
  return [
    openMaps(scope, file),
    faultsText(scope, file),
    argumentTypes(scope, file),
    iterators(scope, file),
    namedTypes(scope, file),
    methodsText(scope, file),
    createText(scope, file),
    tokenText(scope, file),
    errorText(scope, file),
  ].join("\n");
}

/**
 * A call names a module, and the name determines its parameters. Until the name is inferred, the compiler treats it as
 * any string. With a union of names, it would first expand the parameters of all modules, which costs more than the
 * rest of the call.
 */
function openMaps({ groups, generators }: QueryScope, file: GeneratedFile): string {
  const selections = [
    ...groups.filter(({ role }) => role !== "properties"),
    ...(generators === undefined ? [] : [generators]),
  ];
  const maps = selections.map(
    ({ types }) =>
      `export interface ${file.export(types.open)} extends ${types.modules} {\n  readonly [name: string]: object;\n}\n`,
  );
  return maps.join("\n");
}

function methodsText(scope: QueryScope, file: GeneratedFile): string {
  const { names } = scope;
  const whole: Offered = {
    refer: (name) => name,
    request: names.request,
    argument: `${names.argument}<R>`,
    namesOf: ({ modules }) => `keyof ${modules}`,
  };
  return (
    `export interface ${file.export(names.client)} extends ${runtimeType(file, "ClientBase")} {\n` +
    `${callsText(scope, file, whole)}}\n`
  );
}

/** The types that the calls of a client refer to. */
interface Offered {
  /** Imports a type of the index; returns its name. */
  readonly refer: (name: string) => string;
  /** The type of requests, and that of an argument whose type is inferred as `R`. */
  readonly request: string;
  readonly argument: string;
  /** The type of the names of modules, or of generators if no group is given. */
  readonly namesOf: (types: SelectionTypes, group?: Group) => string;
}

export function callsText(
  { service, names, groups, generators }: QueryScope,
  file: GeneratedFile,
  offered: Offered,
): string {
  const { refer } = offered;
  const options = `call?: ${runtimeType(file, "CallOptions")}`;
  const request = offered.argument;
  const anyRequest = `const R extends ${offered.request}`;
  const named = ({
    types,
    group,
    more = "",
  }: {
    readonly types: SelectionTypes;
    readonly group?: Group;
    readonly more?: string;
  }): string => {
    return (
      `<Name extends string, const P${more}>(name: ` +
      `${exactly(file, "Name", offered.namesOf(types, group))}, parameters: ${refer(types.argument)}<Name, P>`
    );
  };
  const groupMethod = (role: Group["role"], comment: string): readonly string[] =>
    groups
      .filter((group) => group.role === role)
      .map((group) => {
        const result = `${refer(group.answerOf)}<Name, P>`;
        const signature =
          `${propertyKey(group.member, group)}${named({ types: group.types, group })}, ` + `${options}): ${result};`;
        return method(comment, signature, methodExample(service, group.member, group.modules));
      });
  // Pages require a query, so the example uses another group only if no module is about pages.
  const inQuery = [...groups].sort(
    (one, other) => Number(other.role === "properties") - Number(one.role === "properties"),
  );
  return [
    method(
      "Returns one result: a batch of complete pages. If a list has more items, the result has `continue`.",
      `query<${anyRequest}>(request: ${request}, ${options}): Promise<${refer(names.result)}<R>>;`,
      methodExample(
        service,
        "query",
        inQuery.flatMap(({ modules }) => modules),
      ),
    ),
    method(
      "Iterates over all results, one after another.",
      `batches<${anyRequest}>(request: ${request}, ${options}): ${refer("ResultsOf")}<R>;`,
    ),
    ...groupMethod("items", "Iterates over all items of one list."),
    generators === undefined
      ? ""
      : method(
          "Iterates over all pages that a generator finds, each with the members of the modules of the request.",
          `generate${named({ types: generators.types, more: `, ${anyRequest} = {}` })}, request?: ${request}` +
            `, ${options}): ${refer("PagesOf")}<Name, P, R>;`,
        ),
    ...groupMethod("facts", "Returns the complete result of one module."),
  ].join("");
}

export function exactly(file: GeneratedFile, ...types: readonly string[]): string {
  return `${runtimeType(file, "Exactly")}<${types.join(", ")}>`;
}

function method(comment: string, signature: string, tags: readonly `@${string}`[] = []): string {
  return `${docComment(comment, "  ", tags)}  ${signature}\n`;
}

/** Prints named types for the arguments of calls, so that functions that wrap calls can use them. */
function argumentTypes({ names, groups, generators }: QueryScope, file: GeneratedFile): string {
  const selections = [
    ...groups.filter(({ role }) => role !== "properties"),
    ...(generators === undefined ? [] : [generators]),
  ];
  const ofModules = selections.map((selection) => {
    const { argument, open } = selection.types;
    const type = `${runtimeType(file, "ExactlyAt")}<P, ${open}[Name], ParameterFault<P, Name>>`;
    return (
      `${docComment("The parameters of a module, without misspelt names or invalid values.")}export ` +
      `type ${nameOf(file.export(argument), selection)}<Name extends string, P> = ${type};\n`
    );
  });
  const request = exactly(file, "R", names.request, "RequestFault<R>");
  const doc = docComment("A request without misspelt names or invalid values.");
  return [...ofModules, `${doc}export type ${file.export(names.argument)}<R> = ${request};\n`].join("\n");
}

/** Prints the types that users name in their code: an item, a module's result and a request's result. */
function namedTypes({ names, groups }: QueryScope, file: GeneratedFile): string {
  const ofModules = groups
    .filter(({ role }) => role !== "properties")
    .map(({ role, types, answers, one }) => {
      const head = `${file.export(one)}<Name extends keyof ${types.modules}, P = ${types.modules}[Name]>`;
      const doc = docComment(
        role === "items"
          ? "An item of a list, requested with parameters of this type."
          : "The result of a module for parameters of this type.",
      );
      return `${doc}export type ${head} = ${answers}<P, {}>[Name & keyof ${answers}<P, {}>];\n`;
    });
  const doc = docComment("The result of a request of this type, such as the type of a constant.");
  return [
    ...ofModules,
    `${doc}export type ${file.export(names.resultOf)}<R extends ${names.request}> = ${names.result}<R>;\n`,
  ].join("\n");
}

/** Prints the return types of calls: interfaces, which the compiler expands only where code uses their members. */
function iterators({ names, groups, generators }: QueryScope, file: GeneratedFile): string {
  const answering = groups.filter(({ role }) => role !== "properties");
  const beside = answering.map(({ member }) => stringLiteral(member)).join(" | ") || "never";
  const continued = `R & { readonly continue: ${runtimeType(file, "Continuation")} }`;
  const results = `${names.result}<Extract<keyof R, ${beside}> extends never ? R : ${continued}>`;
  const texts = [
    returned(
      "Results, one after another. If a request selects more than pages, later results may lack members of " +
        "earlier ones.",
      `${file.export("ResultsOf")}<R>`,
      `AsyncIterableIterator<${results}>`,
    ),
    ...answering.map(({ role, answers, answerOf }) => {
      const one = `${answers}<P, {}>[Name & keyof ${answers}<P, {}>]`;
      return role === "items"
        ? returned(
            "The items of one list, one after another.",
            `${file.export(answerOf)}${ofModule}`,
            `AsyncIterableIterator<${one}>`,
          )
        : returned("The result of one module.", `${file.export(answerOf)}${ofModule}`, `Promise<${one}>`);
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

const ofModule = "<Name extends string, P = {}>";

function returned(comment: string, head: string, type: string): string {
  return `${docComment(comment)}export interface ${head} extends ${type} {}\n`;
}

function createText({ service, names }: QueryScope, file: GeneratedFile): string {
  const doc = docComment(
    paragraphs(`Creates a client of ${service.title}. Nothing is sent before a call.`, serviceDecisions(service)),
  );
  return (
    `${doc}export declare function ${nameOf(file.export(names.create), service)}(options: ` +
    `${optionsType(file, service)}): ${names.client};\n`
  );
}

export const tokenType = "TokenType";

function tokenText({ service, tokens }: QueryScope, file: GeneratedFile): string {
  const name = file.export(tokenType);
  if (tokens === undefined) return `export type ${name} = string;\n`;
  const forms = moduleForms(service, tokens.module, file, "./values.js");
  const type = parameterType(service, { ...tokens.parameter, multiple: undefined }, forms);
  return `/** The types of tokens. */\nexport type ${name} = ${type};\n`;
}

/** Redeclares the error class with the codes of the service, because `instanceof` discards type arguments. */
function errorText({ service, names: { codes } }: QueryScope, file: GeneratedFile): string {
  const message = runtimeType(file, "Message");
  return [
    `/** The documented error codes. Modules have further ones. */\n`,
    `export type ${nameOf(file.export(codes), service.errors[0])} =\n` +
      `  | ${codeTypes(service).join("\n  | ") || "never"};\n\n`,
    `/** An error response of the service, or the reason why nothing was sent. It contains no secrets. */\n`,
    `export declare class ${file.export("QueryError")} extends ${runtimeValue(file, "RequestError")} `,
    `implements ${runtimeType(file, "QueryFailure")} {\n`,
    `  /** Tests create errors by hand: \`new QueryError({ code: "…" })\`. The default status is 200. */\n`,
    `  constructor(given: ${runtimeType(file, "QueryErrorInit")});\n`,
    `  readonly name: "QueryError";\n`,
    `  readonly code: ${codes} | (string & {});\n`,
    `  readonly info: string;\n  readonly module: string;\n  readonly errors: readonly ${message}[];\n`,
    `  is<Code extends ${codes} | (string & {})>(code: Code): this is this & { readonly code: Code };\n}\n`,
  ].join("");
}

/** Returns the types of error codes. A parameter name within a code can be any string. */
function codeTypes({ errors }: QueryService): readonly string[] {
  return errors.map(({ code }) => {
    const parts = codeParts(code);
    return parts.length === 1 ? stringLiteral(code) : `\`${parts.join("${string}")}\``;
  });
}
