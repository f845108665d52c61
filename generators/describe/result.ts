import { type ByKind, byKind } from "../model/group-by.ts";
import { resultContent } from "../model/inner-types.ts";
import type { Module, QueryService } from "../model/query.ts";
import type { ModuleResult, ResultField, ResultType } from "../model/result.ts";
import type { EnumType, EnumValue, FileType } from "../model/type.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { factSentence, statusRemark } from "./marks.ts";
import { knownResult, shapeNamed } from "../model/result-parts.ts";
import { type NameOf, circumstances } from "./remarks.ts";
import { ownValues, sentences, valueMeanings } from "./texts.ts";
import { type Fact, undocumented, whereKnown } from "../model/fact.ts";
import { shownCode } from "../model/error-codes.ts";
import type { ErrorCode } from "../model/service.ts";
import { lifecycleProse } from "./lifecycle.ts";
import type { DeepObject, Form, JsonMediaTypes } from "../model/resource.ts";

/** Returns the documentation of a member beyond its type, in one line of Markdown, or `undefined` if it is empty. */
export function resultFieldProse(field: ResultField, nameOf: NameOf): string | undefined {
  const { description, nullable, pages, type } = field;
  const when = circumstances(field, nameOf);
  return sentences(
    description,
    ...valueMeanings(listedValues(type)),
    when === undefined ? undefined : `Comes ${when}.`,
    pages.length === 0 ? undefined : `Only for pages that are ${pages.join(" or ")}.`,
    absenceProse(field),
    nullable ? "May be `null`." : undefined,
  );
}

/**
 * Returns the values that a type lists itself, including those in lists and unions. Members of objects have their own
 * documentation.
 */
function listedValues(type: ResultType): readonly EnumValue[] {
  if (type.kind === "enum") return ownValues(type);
  return resultContent(type).types.flatMap(listedValues);
}

function absenceProse({ optional, substitutes }: ResultField): string | undefined {
  if (!optional) return undefined;
  return substitutes.length === 0
    ? "May be missing."
    : `May be missing if ${substitutes.map(codeSpan).join(" or ")} is present.`;
}

/** Returns the result of a module as a table under a heading, or `undefined` if it is unknown. */
export function resultProse(service: QueryService, module: Module, nameOf: NameOf): string | undefined {
  const result = knownResult(module);
  if (result === undefined) return undefined;
  const rows = resultRows(service, module.name, result, nameOf).map(
    ({ path, type, prose }) => `| ${codeSpan(path)} | ${cell(type)} | ${cell(prose)} |`,
  );
  const origin = module.result === undefined ? "" : statusRemark(module.result);
  return [
    `### Result`,
    `Members that depend on a parameter are absent without it${origin}.`,
    ["| member | type | |", "|---|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

/** Escapes bars and line breaks: a bar would end the cell, even inside code, and a line break would end the table. */
function cell(markdown: string): string {
  return markdown.replace(/\s*[\r\n]+\s*/g, " ").replaceAll("|", "\\|");
}

export interface ResultRow {
  /** The path from the body: `query.pages[].revisions[].slots.*.content`. A `*` stands for keys that are data. */
  readonly path: string;
  readonly type: string;
  /** Markdown with conditions and remarks. It may be empty. */
  readonly prose: string;
}

/** Returns all members that a module adds to responses, each followed by its nested members. */
export function resultRows(
  service: QueryService,
  name: string,
  result: ModuleResult,
  nameOf: NameOf,
): readonly ResultRow[] {
  const { results, pages } = service.answer ?? { results: "", pages: undefined };
  const page = `${results}.${pages?.member}[].`;
  const rows = (path: string, fields: readonly ResultField[]): readonly ResultRow[] =>
    fieldRows(service, path, fields, nameOf);
  return [
    ...rows(`${results}.${name}[].`, result.items ?? []),
    ...rows(`${results}.`, result.results),
    ...rows(page, result.page),
    ...rows(page, result.generated).map((row) => ({ ...row, prose: `As a generator: ${row.prose}`.trimEnd() })),
    ...rows("", result.body),
  ];
}

/** Returns the members of an object below a path, including nested ones. */
export function fieldRows(
  service: QueryService,
  path: string,
  fields: readonly ResultField[],
  nameOf: NameOf,
): readonly ResultRow[] {
  return fields.flatMap((field) => {
    const own = {
      path: path + field.name,
      type: resultTypeProse(field.type, service),
      prose: resultFieldProse(field, nameOf) ?? "",
    };
    return [own, ...innerRows(service, own.path, field.type, nameOf)];
  });
}

function innerRows(service: QueryService, path: string, type: ResultType, nameOf: NameOf): readonly ResultRow[] {
  const { types, fields, shape } = resultContent(type);
  const own = shape === undefined ? fields : shapeNamed(service, shape).fields;
  const step = type.kind === "list" ? "[]" : type.kind === "map" ? ".*" : "";
  return [
    ...fieldRows(service, `${path}.`, own, nameOf),
    ...types.flatMap((inner) => innerRows(service, path + step, inner, nameOf)),
  ];
}

/** Describes a type briefly in Markdown. */
const resultTypeProse = (type: ResultType, service: QueryService): string => byKind(typeInWords, type, service);

const typeInWords: ByKind<ResultType, [service: QueryService], string> = {
  text: ({ pattern }) => (pattern === undefined ? "text" : `text that matches ${codeSpan(pattern)}`),
  number: ({ whole, minimum, maximum }) => `${whole ? "whole number" : "number"}${rangeProse(minimum, maximum)}`,
  const: ({ value }) => codeSpan(JSON.stringify(value)),
  any: () => "anything",
  boolean: ({ kind }) => kind,
  timestamp: ({ kind }) => kind,
  title: ({ kind }) => kind,
  user: ({ kind }) => kind,
  namespace: () => "namespace id",
  enum: enumProse,
  list: ({ items }, service) => `list: ${resultTypeProse(items, service)}`,
  map: ({ values }, service) => `map: ${resultTypeProse(values, service)}`,
  object: () => "object",
  shape: () => "object",
  union: ({ members }, service) => members.map((member) => resultTypeProse(member, service)).join(" or "),
};

function rangeProse(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined) return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
  return maximum === undefined ? "" : `, at most ${maximum}`;
}

function enumProse({ values }: EnumType, { valueSets }: QueryService): string {
  if (values.kind === "inline") return values.values.map(({ value }) => codeSpan(value)).join(" or ");
  return `one of: ${valueSets.find(({ id }) => id === values.set)?.title ?? values.set}`;
}

/** Returns an error code in code style. */
export function errorCode(code: string): string {
  return codeSpan(shownCode(code));
}

/** Describes the condition of an error and its HTTP status. */
export function errorProse(error: ErrorCode): string {
  const { condition, httpStatus } = error;
  const lifecycle = lifecycleProse(error);
  const status = `HTTP ${httpStatus.value ?? "status"}${statusRemark(httpStatus)}`;
  return `${condition.value ?? "Condition"}${statusRemark(condition)} ${status}.${lifecycle === undefined ? "" : ` ${lifecycle}`}`;
}

/** Describes an error for servers, which may also need the message. */
export function answeredErrorProse(error: ErrorCode): string {
  const { message } = error;
  const prose = errorProse(error);
  if (message === undefined || undocumented(message) === undefined) return prose;
  return `${prose} Message: ${whereKnown(message, codeSpan, () => "unknown")}${statusRemark(message)}.`;
}

export function errorList(errors: readonly ErrorCode[], prose: (error: ErrorCode) => string): readonly string[] {
  return errors.map((error) => `${errorCode(error.code)}: ${prose(error)}`.replace(/[\s\u0085]+/g, " "));
}

/** Returns the media type of a form body. */
export function formMediaType({ kind }: Pick<Form, "kind">): string {
  return kind === "urlencoded" ? "application/x-www-form-urlencoded" : "multipart/form-data";
}

/** Describes the encoding of objects and lists in a query string or a form. */
export function deepObjectProse(deepObject: DeepObject | undefined): string | undefined {
  if (deepObject === undefined) return undefined;
  const item = deepObject === "brackets" ? "name[]=value" : "name[0]=value";
  return `Objects are written as ${codeSpan("name[member]=value")}, lists as ${codeSpan(item)}.`;
}

/** Joins media types: `image/png` or `image/jpeg`. */
export function mediaTypesProse(mediaTypes: readonly string[]): string {
  return mediaTypes.map((type) => codeSpan(type)).join(" or ");
}

/** Describes the media types of a JSON body. Returns `undefined` if the service's media type is the only one. */
export function jsonMediaTypesProse({ mediaType, otherMediaTypes }: JsonMediaTypes): string | undefined {
  return sentences(
    mediaType === undefined ? undefined : `Media type: ${codeSpan(mediaType)}.`,
    otherMediaTypes.length === 0 ? undefined : `Also as ${mediaTypesProse(otherMediaTypes)}.`,
  );
}

/** Describes the maximum size in bytes. Returns `undefined` if the spec does not mention it. */
export function maxBytesProse(maxBytes: Fact<number> | undefined): string | undefined {
  return factSentence(maxBytes, (most) => `At most ${most} bytes`, "Maximum number of bytes");
}

/** Describes a body of bytes by its media types and maximum size. */
export function mediaProse({ mediaTypes, maxBytes }: Pick<FileType, "mediaTypes" | "maxBytes">): string {
  return sentences(`Bytes of ${mediaTypesProse(mediaTypes)}.`, maxBytesProse(maxBytes));
}
