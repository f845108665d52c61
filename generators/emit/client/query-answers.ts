import { knownValue } from "../../model/fact.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { PageKind } from "../../model/result.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, identifier, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { pascalCase } from "../../naming/type-names.ts";
import { knownResult } from "../../model/results.ts";
import { clientNames, generatorsOf, groupsOf, lists, properties, type Group } from "./query-names.ts";
import { othersOf, resultDeclarations, type ResultDeclarations } from "./query-results.ts";
import { defaultsName, defaultsText, type TestScope } from "./result-tests.ts";
import { memberText, objectParts } from "./result-types.ts";

/* What comes of a request (`R`), put together of what its modules answer with their parameters (`P`). */

/** The maps of what modules answer, a page, and a result. */
export function answersText(service: QueryService): string {
  const groups = groupsOf(service);
  const maps = groups.filter(({ selector }) => selector !== properties).map((group) => answerMap(service, group));
  const text = [...maps, ...pageTexts(service), ...othersText(service), resultText(service, groups)].join("\n");
  return text.includes(`, ${defaultsName}>`) ? `${text}\n${defaultsText(requestScope(service).parameters)}` : text;
}

/** The interface of what the modules of a group answer, by module. */
export function answersOf({ map, selector }: Group): string {
  return selector === lists ? "ListItems" : map.replace(/Modules$/, "Answers");
}

function answerMap(service: QueryService, group: Group): string {
  const part = group.selector === lists ? "item" : "answer";
  return mapText(service, `${answersOf(group)}<P, R>`, group.selector === lists ? "An item of each list, by name." : "What each module answers, by name.", group.modules, part);
}

/** Members that nobody has described are of an unknown type. */
function mapText(service: QueryService, head: string, comment: string, modules: readonly Module[], part: keyof ResultDeclarations): string {
  const members = modules.map((module) => {
    const isKnown = knownResult(module) !== undefined;
    const doc = isKnown ? "" : docComment("Nobody has described it yet.", "  ");
    return `${doc}  readonly ${propertyKey(module.name)}: ${isKnown ? (resultDeclarations(service, module)[part]?.use ?? "{}") : "Item"};\n`;
  });
  return `${docComment(comment)}export interface ${head} {\n${members.join("")}}\n`;
}

const pageType = "PageOf";

/** A page: a union of its kinds, each with what the modules of the request and its generator tell of it. */
function pageTexts(service: QueryService): readonly string[] {
  const { kinds = [] } = service.answer?.pages ?? {};
  if (kinds.length === 0) return [`${docComment("A page that a request is about.")}export interface ${pageType}<R> extends Item {}\n`];
  const tellers = tellersOf(service);
  const forms = kinds.map((kind) => `  readonly ${propertyKey(kind.name)}: ${kindType(service, kind, tellers)};\n`);
  return [
    ...tellers.map((teller) => tellerText(service, teller)),
    `${docComment("The kinds of pages, each with what the modules of a request say of it.")}interface PageKinds<R> {\n${forms.join("")}}\n`,
    [
      docComment(`A page that a request is about, with what all its modules say of it. It is one of these: ${kinds.map(({ name }) => name).join(", ")}.`),
      `export type ${pageType}<R = ${clientNames(service).request}> = R extends unknown ? OneOf<PageKinds<R>, R> : never;\n`,
    ].join(""),
  ];
}

/** Modules under one selector that tell of pages. */
interface Teller {
  readonly selector: string;
  readonly comment: string;
  readonly map: string;
  readonly members: string;
  readonly part: "page" | "generated";
  readonly modules: readonly Module[];
}

function tellersOf(service: QueryService): readonly Teller[] {
  const selected = groupsOf(service).find(({ selector }) => selector === properties)?.modules ?? [];
  const generators = generatorsOf(service).filter((module) => knownResult(module) === undefined || resultDeclarations(service, module).generated !== undefined);
  const all: readonly Teller[] = [
    { selector: properties, comment: "What each module tells of a page, by name.", map: "PageProperties", members: "PageMembers", part: "page", modules: selected },
    { selector: knownValue(service.wire.generatorSelector) ?? "", comment: "What each generator tells of a page, by name.", map: "GeneratedProperties", members: "GeneratedMembers", part: "generated", modules: generators },
  ];
  return all.filter(({ modules }) => modules.length > 0);
}

function tellerText(service: QueryService, { comment, map, members, modules, part }: Teller): string {
  const one = `Name extends keyof ${map}<unknown, unknown, unknown> ? Adds<S[Name], ${map}<Exclude<S[Name], undefined>, Kind, R>[Name]> : {}`;
  return `${mapText(service, `${map}<P, Kind, R>`, comment, modules, part)}\ntype ${members}<S, Kind, R> = Together<{ [Name in keyof S]-?: ${one} }>;\n`;
}

function kindType(service: QueryService, { name, fields }: PageKind, tellers: readonly Teller[]): string {
  const added = tellers.map(({ selector, members }) => `${members}<Named<R, ${stringLiteral(selector)}>, ${stringLiteral(name)}, R>`);
  const parts = [...objectParts(requestScope(service), fields, "  "), ...(added.length === 0 ? [] : [`Told<R, ${added.join(" & ")}>`])];
  return parts.join(" & ") || "{}";
}

function requestScope(service: QueryService): TestScope {
  return { service, source: "R", parameters: service.requestParameters.flatMap(({ parameters }) => parameters), role: "module" };
}

function resultText(service: QueryService, groups: readonly Group[]): string {
  const { request, result } = clientNames(service);
  const answers = groups.filter(({ selector }) => selector !== properties);
  const fields = service.answer?.fields ?? [];
  const own = new Set(["pages", "continue", "warnings", ...answers.map(({ selector }) => selector)]);
  const members = answers.map((group) => `${docComment(`${group.title} that the request names.`, "  ")}  readonly ${propertyKey(group.selector)}: ${namedAnswers(group)}<Named<R, ${stringLiteral(group.selector)}>, R>;\n`);
  return [
    ...answers.map(namedAnswersText),
    docComment("What comes of a request."),
    `export interface ${result}<R = ${request}> extends Answer {\n`,
    `${docComment("The pages that the request is about, each with what all its modules say of it.", "  ")}  readonly pages: readonly ${pageType}<R>[];\n`,
    ...fields.filter(({ name }) => !own.has(name)).map((field) => memberText(requestScope(service), field, "  ", true)),
    ...otherMembers(service, new Set([...own, ...fields.map(({ name }) => name)])),
    `${members.join("")}}\n`,
  ].join("");
}

function namedAnswers({ selector }: Group): string {
  return identifier(`Named${pascalCase(selector)}Answers`);
}

/** The answers of the modules that a request names in a group. In a request that goes on, what is no list may have come before. */
function namedAnswersText(group: Group): string {
  const map = answersOf(group);
  const one = `${map}<Exclude<S[Name], undefined>, R>[Name]`;
  const answer = group.selector === lists ? `readonly ${one}[]` : `Told<R, ${one}>`;
  return `type ${namedAnswers(group)}<S, R> = { readonly [Name in keyof S]: Name extends keyof ${map}<unknown, unknown> ? ${answer} : unknown };\n\n`;
}

/** The modules that answer something beside their names, by module, and how a result finds it. */
function othersText(service: QueryService): readonly string[] {
  const modules = service.modules.filter((module) => resultDeclarations(service, module).others !== undefined);
  if (modules.length === 0) return [];
  const one = "OtherAnswers<Exclude<Named<R, Group>[Name], undefined>, R>[Name]";
  return [
    mapText(service, "OtherAnswers<P, R>", "What modules answer beside their names, by name.", modules, "others"),
    `type Beside<R, Group, Name> = Name extends keyof Named<R, Group> & keyof OtherAnswers<unknown, unknown> ? ${one} : {};\n`,
  ];
}

/** Members that are there where the request names the module which brings them. */
function otherMembers(service: QueryService, own: ReadonlySet<string>): readonly string[] {
  const members = groupsOf(service).flatMap(({ selector, modules }) =>
    modules.flatMap((module) =>
      othersOf(service, module).flatMap(({ name }) => (own.has(name) ? [] : [{ name, module, type: `MemberOf<Beside<R, ${stringLiteral(selector)}, ${stringLiteral(module.name)}>, ${stringLiteral(name)}>` }])),
    ),
  );
  return [...groupBy(members, ({ name }) => name)].map(
    ([name, all]) => `${docComment(`Of ${all.map(({ module }) => codeSpan(module.name)).join(", ")}.`, "  ")}  readonly ${propertyKey(name)}?: ${all.map(({ type }) => type).join(" | ")};\n`,
  );
}
