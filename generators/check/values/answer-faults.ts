import type { Module, QueryService } from "../../model/query.ts";
import type { PageKind, ResultField } from "../../model/result.ts";
import { partsOf, type Location } from "../../model/result-parts.ts";
import { knownResult } from "../../model/results.ts";
import { continueParameter, failureMembers } from "../../naming/answer-names.ts";
import type { Asked } from "./asked.ts";
import { fewest, memberFaults, type Member } from "./result-faults.ts";
import { isObject, mismatch, type JsonObject, type Path, type ValueFault } from "./value-fault.ts";

/** A request for one module. */
export interface Query {
  readonly service: QueryService;
  readonly module: Module;
  /** What it asks the module for. */
  readonly asked: Asked;
  /** What it asks for beside that. */
  readonly beside: Asked;
}

/** What is wrong with the body of an answer to the request; nothing where it is unknown what the module answers. */
export function answerFaults(query: Query, body: unknown, path: Path): readonly ValueFault[] {
  const { answer } = query.service;
  if (!isObject(body)) return mismatch(path, "an object", body);
  if (answer === undefined || knownResult(query.module) === undefined) return [];
  const { [answer.results]: found = {}, ...others } = body;
  const partial = isPartial(query, body);
  return [
    ...memberFaults(query.service, others, members(query, "body", answer.body, partial), path),
    ...resultsFaults(query, found, partial, [...path, answer.results]),
  ];
}

/** An answer that goes on where another ended may lack anything, and so may one that says why the request failed. */
function isPartial({ service, beside }: Query, body: JsonObject): boolean {
  const next = continueParameter(service);
  return (
    (next !== undefined && Object.hasOwn(beside.given, next)) ||
    failureMembers(service).some((name) => Object.hasOwn(body, name))
  );
}

/** The members that answers have there: those of no module, and what the module adds. */
function members(
  { module, asked, beside }: Query,
  location: Location,
  own: readonly ResultField[],
  partial: boolean,
): readonly Member[] {
  const parts = partsOf(module).filter((part) => part.location === location && part.role === "module");
  return [
    ...own.map((field) => ({ field, asked: beside, optional: field.optional })),
    ...parts.flatMap(({ fields }) => fields.map((field) => ({ field, asked, optional: partial || field.optional }))),
  ];
}

function resultsFaults(query: Query, found: unknown, partial: boolean, path: Path): readonly ValueFault[] {
  const { pages, fields } = query.service.answer!;
  if (!isObject(found)) return mismatch(path, "an object", found);
  const ofResults = members(query, "results", fields, partial);
  if (pages === undefined || !query.beside.pages.some) return memberFaults(query.service, found, ofResults, path);
  const { [pages.member]: list = [], ...others } = found;
  const inPages = [...path, pages.member];
  if (!Array.isArray(list)) return mismatch(inPages, "a list", list);
  return [
    ...memberFaults(query.service, others, ofResults, path),
    ...list.flatMap((page: unknown, index) => pageFaults(query, page, pages.kinds, partial, [...inPages, index])),
  ];
}

/** A page is of the kind that it fits best. */
function pageFaults(
  query: Query,
  page: unknown,
  kinds: readonly PageKind[],
  partial: boolean,
  path: Path,
): readonly ValueFault[] {
  if (!isObject(page)) return mismatch(path, "an object", page);
  const tried = kinds.map((kind) => {
    const all = members(query, "page", kind.fields, partial);
    return memberFaults(
      query.service,
      page,
      all.filter(({ field: { pages } }) => pages.length === 0 || pages.includes(kind.name)),
      path,
    );
  });
  return fewest(tried);
}
