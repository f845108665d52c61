import { groupBy } from "../../../model/group-by.ts";
import type { Module } from "../../../model/query.ts";
import type { PageKind } from "../../../model/result.ts";
import type { GeneratedFile } from "../../../codegen/generated-file.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { docComment, nameOf, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { modulePath } from "./modules.ts";
import type { Group } from "../../shared/query-client-names.ts";
import { membersBeside } from "../names.ts";
import type { ModuleResults, QueryScope, ResultPart } from "./scope.ts";
import { runtimeType, type RuntimeName } from "../runtime.ts";
import { type TestScope, askedMemberText, defaultsText, joinParts, objectParts, resultNames } from "./result-types.ts";

/* The types of the response to a request (`R`), composed of the results of its modules for their parameters (`P`). */

/** The scope in which types are printed: the index, over the parameters of the whole request. */
interface ResponseScope extends QueryScope {
  readonly file: GeneratedFile;
  readonly tests: TestScope;
}

export function responsesText(scope: QueryScope, file: GeneratedFile): string {
  const parameters = scope.service.requestParameters.flatMap((set) => set.parameters);
  const names = resultNames(file, "./values.js");
  const whole: ResponseScope = {
    ...scope,
    file,
    tests: { service: scope.service, source: "R", parameters, role: "module", names },
  };
  const maps = scope.groups.filter(({ role }) => role !== "properties").map((group) => responseMap(whole, group));
  const texts = [...maps, ...pageTexts(whole), ...othersText(whole), resultText(whole)];
  return [...texts, ...(names.usesDefaults() ? [defaultsText(parameters)] : [])].join("\n");
}

const runtime = ({ file }: ResponseScope, name: RuntimeName): string => runtimeType(file, name);

function responseMap(scope: ResponseScope, { answers, objects: objectsName, modules, role }: Group): string {
  const map = { name: answers, parameters: "P, R", modules, isList: role === "items" };
  if (role === "items") {
    const objects = modules.filter((module) => mayBeObject(scope, module));
    const comment = "Results of list modules that are not lists, or not described, by name.";
    const results =
      objects.length === 0
        ? ""
        : `${mapText(scope, { ...map, name: objectsName, modules: objects, comment, part: "answer" })}\n`;
    return results + mapText(scope, { ...map, comment: "An item of each list, by name.", part: "item" });
  }
  return mapText(scope, { ...map, comment: "The result of each module, by name.", part: "answer" });
}

/** Returns true for list modules with an undescribed result, which may be a list or an object. */
function mayBeObject(scope: ResponseScope, module: Module): boolean {
  return knownResult(module) === undefined || scope.resultsOf(module).answer !== undefined;
}

interface ResponseMap {
  readonly name: string;
  readonly parameters: string;
  readonly comment: string;
  readonly modules: readonly Module[];
  readonly part: Exclude<keyof ModuleResults, "otherNames">;
  readonly isList?: boolean;
}

/** Prints a map. Undescribed results are `unknown` for lists, and `Item` for pages and facts. */
function mapText(scope: ResponseScope, { name, parameters, comment, modules, part, isList }: ResponseMap): string {
  const members = modules.map((module) => {
    const isKnown = knownResult(module) !== undefined;
    const doc = isKnown ? "" : docComment("Not described yet.", "  ");
    const type = isKnown ? partType(scope, module, part) : isList ? "unknown" : runtime(scope, "Item");
    return `${doc}  readonly ${propertyKey(module.name, module)}: ${type};\n`;
  });
  return `${docComment(comment)}export interface ${scope.file.export(name)}<${parameters}> {\n${members.join("")}}\n`;
}

/** Returns the type of a part. The items of an object without a list are its entries. */
function partType(scope: ResponseScope, module: Module, part: ResponseMap["part"]): string {
  const { [part]: used, answer } = scope.resultsOf(module);
  const isEntry = part === "item" && used === undefined && answer !== undefined;
  return isEntry ? `${runtime(scope, "EntryOf")}<${useOf(scope, module, answer)}>` : useOf(scope, module, used);
}

function useOf({ file }: ResponseScope, module: Module, part: ResultPart | undefined): string {
  if (part === undefined) return "{}";
  const name = file.importType(modulePath(module), part.name);
  return part.parameters.length === 0
    ? name
    : `${name}<${part.parameters.map((parameter) => parameter.name).join(", ")}>`;
}

export const pageType = "PageOf";

/** Prints the type of a page: a union of its kinds, with the members that the request's modules add. */
function pageTexts(scope: ResponseScope): readonly string[] {
  const { service, names, file } = scope;
  const { kinds = [] } = service.answer?.pages ?? {};
  const name = file.export(pageType);
  if (kinds.length === 0) {
    return [
      `${docComment("A page of the response.")}export interface ${name}<R> extends ${runtime(scope, "Item")} {}\n`,
    ];
  }
  const sources = pageSources(scope);
  const forms = kinds.map((kind) => {
    const doc = kind.description === undefined ? "" : docComment(kind.description, "  ");
    return `${doc}  readonly ${propertyKey(kind.name, kind)}: ${kindType(scope, kind, sources)};\n`;
  });
  const doc = "A page of the response, with the members of all modules. It is one of these: ";
  return [
    ...sources.map((source) => pageSourceText(scope, source)),
    `${docComment("The kinds of pages, each with the members of the modules of a request.")}interface ` +
      `PageKinds<R> {\n${forms.join("")}}\n`,
    [
      docComment(`${doc}${kinds.map((kind) => kind.name).join(", ")}.`),
      `export type ${name}<R = ${names.request}> = R extends unknown ? ${runtime(scope, "OneOf")}` +
        `<PageKinds<R>, R> : never;\n`,
    ].join(""),
  ];
}

interface PageSource extends Pick<ResponseMap, "name" | "comment" | "modules" | "part"> {
  readonly member: string;
  readonly members: string;
}

function pageSources({ groups, generators, resultsOf }: ResponseScope): readonly PageSource[] {
  const describing = groups.filter(({ role }) => role === "properties");
  const bringing = (generators?.modules ?? []).filter(
    (module) => knownResult(module) === undefined || resultsOf(module).generated !== undefined,
  );
  const all: readonly PageSource[] = [
    ...describing.map(
      ({ member, modules, pages }): PageSource => ({
        member,
        modules,
        part: "page",
        comment: "The members that each module adds to a page, by name.",
        ...pages,
      }),
    ),
    {
      member: generators?.member ?? "",
      modules: bringing,
      part: "generated",
      comment: "The members that each generator adds to a page, by name.",
      name: "GeneratedProperties",
      members: "GeneratedMembers",
    },
  ];
  return all.filter(({ modules }) => modules.length > 0);
}

function pageSourceText(scope: ResponseScope, source: PageSource): string {
  const { name, members } = source;
  const added = `${runtime(scope, "Adds")}<S[Name], ${name}<Exclude<S[Name], undefined>, Kind, R>[Name]>`;
  const one = `Name extends keyof ${name}<unknown, unknown, unknown> ? ${added} : {}`;
  const map = mapText(scope, { ...source, parameters: "P, Kind, R" });
  return `${map}\ntype ${members}<S, Kind, R> = ${runtime(scope, "AllOf")}<{ [Name in keyof S]-?: ${one} }>;\n`;
}

function kindType(scope: ResponseScope, { name, fields }: PageKind, sources: readonly PageSource[]): string {
  const added = sources.map(({ member, members }) => {
    const named = `${runtime(scope, "Named")}<R, ${stringLiteral(member)}>`;
    return `${members}<${named}, ${stringLiteral(name)}, R>`;
  });
  const own = objectParts(scope.tests, fields, "  ");
  const ofModules =
    added.length === 0
      ? []
      : [{ text: `${runtime(scope, "PartialIfContinued")}<R, ${added.join(" & ")}>`, always: false }];
  return joinParts([...own, ...ofModules]);
}

function resultText(scope: ResponseScope): string {
  const { service, names, groups, file } = scope;
  const responses = groups.filter(({ role }) => role !== "properties");
  const fields = [...(service.answer?.fields ?? []), ...membersBeside(service)];
  const own = new Set(["pages", "continue", "warnings", ...responses.map(({ member }) => member)]);
  const members = responses.map((group) => {
    const { title, member, named } = group;
    const type = `${named}<${runtime(scope, "Named")}<R, ${stringLiteral(member)}>, R>`;
    return (
      `${docComment(`${title} that the request names.`, "  ")}  readonly ${propertyKey(member, group)}` + `: ${type};\n`
    );
  });
  return [
    ...responses.map((group) => namedResponsesText(scope, group)),
    docComment("The result of a request."),
    `export interface ${nameOf(file.export(names.result), service)}<R = ${names.request}> extends ` +
      `${runtime(scope, "Answer")} {\n`,
    docComment("The pages of the response, each with the members of all modules.", "  "),
    `  readonly pages: readonly ${pageType}<R>[];\n`,
    ...fields.filter(({ name }) => !own.has(name)).map((field) => askedMemberText(scope.tests, field, "  ")),
    ...otherMembers(scope, new Set([...own, ...fields.map(({ name }) => name)])),
    `${members.join("")}}\n`,
  ].join("");
}

/**
 * Prints the type of the results that a request selects in one group. In a request that continues another, everything
 * except lists is partial, because an earlier response may have contained it.
 */
function namedResponsesText(scope: ResponseScope, { answers, objects, modules, named, role }: Group): string {
  const one = (map: string, respond: (type: string) => string): string =>
    `Name extends keyof ${map}<unknown, unknown> ? ${respond(`${map}<Exclude<S[Name], undefined>, R>[Name]`)} : `;
  const whole = (map: string): string => one(map, (type) => `${runtime(scope, "PartialIfContinued")}<R, ${type}>`);
  const hasObjects = modules.some((module) => mayBeObject(scope, module));
  const response =
    role === "items"
      ? (hasObjects ? whole(objects) : "") + one(answers, (type) => `readonly ${type}[]`)
      : whole(answers);
  return `type ${named}<S, R> = { readonly [Name in keyof S]: ${response}unknown };\n\n`;
}

/** Prints the map of modules that return members in addition to their own, and the type that looks them up. */
function othersText(scope: ResponseScope): readonly string[] {
  const modules = scope.service.modules.filter((module) => scope.resultsOf(module).others !== undefined);
  if (modules.length === 0) return [];
  const named = `${runtime(scope, "Named")}<R, Group>`;
  const one = `OtherAnswers<Exclude<${named}[Name], undefined>, R>[Name]`;
  return [
    mapText(scope, {
      name: "OtherAnswers",
      parameters: "P, R",
      modules,
      part: "others",
      comment: "The members that modules add to the results in addition to their own, by name.",
    }),
    `type Beside<R, Group, Name> = Name extends keyof ${named} & keyof OtherAnswers<unknown, unknown> ? ${one} : {};\n`,
  ];
}

/** Returns the members that are present only if the request names the module that returns them. */
function otherMembers(scope: ResponseScope, own: ReadonlySet<string>): readonly string[] {
  const members = scope.groups.flatMap(({ member, modules }) =>
    modules.flatMap((module) => {
      const others = scope.resultsOf(module).others?.type;
      const fields = others?.kind === "object" ? others.fields.filter(({ name }) => !own.has(name)) : [];
      return fields.map((field) => ({ name: field.name, field, module, member }));
    }),
  );
  return [...groupBy(members, ({ name }) => name)].map(([name, all]) => {
    const types = all.map(({ member, module }) => {
      const beside = `Beside<R, ${stringLiteral(member)}, ${stringLiteral(module.name)}>`;
      return `${runtime(scope, "MemberOf")}<${beside}, ${stringLiteral(name)}>`;
    });
    const doc = docComment(`Of ${all.map(({ module }) => codeSpan(module.name)).join(", ")}.`, "  ");
    return `${doc}  readonly ${propertyKey(name, all[0]!.field)}?: ${types.join(" | ")};\n`;
  });
}
