import type { Module, QueryService } from "../../generators/model/query.ts";
import type { ModuleResult, PageKind, ResultField, ResultType } from "../../generators/model/result.ts";
import { knownResult, resultMembers, shapeNamed } from "../../generators/model/result-parts.ts";
import { isMembers, type Exchange, type Members, type Request, type Tree } from "./response-row.ts";
import { callersOf, comes, pagesOf, type Caller, type Pages } from "./meets.ts";

/** An object of a response, with the members that the spec states for this request. */
export interface DescribedObject {
  readonly path: readonly (string | number)[];
  readonly value: Members;
  /** Members that the object has, and must have. */
  readonly required: readonly string[];
  /** Members of similar objects that this request does not return. */
  readonly notAsked: readonly string[];
}

/** A possible member of an object, with the module that returns it, or `undefined` if it was not requested. */
interface Claim {
  readonly field: ResultField;
  readonly caller: Caller | undefined;
}

interface Walk {
  readonly service: QueryService;
  readonly pages: Pages;
  readonly found: DescribedObject[];
}

/**
 * Returns the objects of the response whose members the spec describes. Objects with arbitrary keys or of any type are
 * excluded.
 */
export function describedObjects(service: QueryService, { row, request }: Exchange): readonly DescribedObject[] {
  if (request === undefined || !service.answer) return [];
  const { own } = callersOf(service, request);
  const walk: Walk = { service, pages: pagesOf(service, request, own), found: [] };
  const { results, pages } = service.answer;
  const goesOn = "continue" in own.values;
  const isPartial = goesOn || "error" in row.body || "errors" in row.body;
  const at = (part: Part, fields: readonly ResultField[]): readonly Claim[] => [
    ...fields.map((field) => ({ field, caller: own })),
    ...claims(walk.service, request, part),
  ];
  visit(walk, at("body", service.answer.body), row.body, [], isPartial);
  const inResults = row.body[results]!;
  visit(walk, at("results", service.answer.fields), inResults, [results], isPartial);
  const list = (pages && isMembers(inResults) ? inResults[pages.member] : undefined) ?? [];
  for (const [index, page] of (list as Tree[]).entries())
    visitPage(walk, claims(service, request, "page"), own, page, [results, pages!.member, index], isPartial);
  return walk.found;
}

type Part = "body" | "results" | "page";

function claims(service: QueryService, request: Request, part: Part): readonly Claim[] {
  const callers = callersOf(service, request).modules;
  return service.modules.flatMap((module) => {
    const result = knownResult(module);
    const asked = callers.get(module.name) ?? [];
    return result === undefined
      ? []
      : rolesAt(module, result, part).flatMap(([role, fields]) =>
          fields.map((field) => ({ field, caller: asked.find((one) => one.role === role) })),
        );
  });
}

function rolesAt(
  module: Module,
  result: ModuleResult,
  part: Part,
): readonly (readonly [Caller["role"], readonly ResultField[]])[] {
  switch (part) {
    case "body":
      return [["module", result.body]];
    case "results":
      return [["module", resultMembers(module, result)]];
    case "page":
      return [
        ["module", result.page],
        ["generator", result.generated],
      ];
  }
}

/**
 * Visits a page. The members that distinguish its kind from others are not counted as required, because a page without
 * them is of a different kind.
 */
function visitPage(
  walk: Walk,
  all: readonly Claim[],
  own: Caller,
  page: Tree,
  path: DescribedObject["path"],
  isPartial: boolean,
): void {
  if (!isMembers(page)) return;
  const { kinds } = walk.service.answer!.pages!;
  const kind = kindOf(kinds, page);
  const ofKind = all.filter(({ field: { pages } }) => pages.length === 0 || pages.includes(kind?.name ?? ""));
  const telling = (name: string): boolean => name in page && kindOf(kinds, without(page, name)) !== undefined;
  visit(walk, ofKind, page, path, isPartial);
  visit(
    walk,
    (kind?.fields ?? []).map((field) => ({
      field: telling(field.name) ? { ...field, optional: true, substitutes: [] } : field,
      caller: own,
    })),
    page,
    path,
    false,
  );
}

/** Returns the first kind whose required members and constants match the page. */
function kindOf(kinds: readonly PageKind[], page: Members): PageKind | undefined {
  return kinds.find(({ fields }) =>
    fields.every(({ name, type, optional }) =>
      name in page ? type.kind !== "const" || page[name] === type.value : optional,
    ),
  );
}

export function without(members: Members, name: string): Members {
  const { [name]: _, ...rest } = members;
  return rest;
}

/**
 * Visits an object. A partial response may lack members that modules add to an object, but not the members inside
 * those.
 */
function visit(
  walk: Walk,
  all: readonly Claim[],
  value: Tree,
  path: DescribedObject["path"],
  isPartial: boolean,
): void {
  if (!isMembers(value)) return;
  const met = all.filter(({ field, caller }) => caller !== undefined && comes(field, caller, walk.pages));
  const names = new Set(met.map(({ field }) => field.name));
  const required = met
    .filter(({ field }) => isNeeded(field, value) && field.name in value && !isPartial)
    .map(({ field }) => field.name);
  const notAsked = all.map(({ field }) => field.name).filter((name) => !names.has(name) && !(name in value));
  walk.found.push({ path, value, required: [...new Set(required)], notAsked: [...new Set(notAsked)] });
  for (const [name, inner] of Object.entries(value)) {
    const [claim, ...others] = met.filter(({ field }) => field.name === name);
    if (claim !== undefined && others.length === 0)
      visitType(walk, claim.field.type, claim.caller!, inner, [...path, name]);
  }
}

function isNeeded({ optional, substitutes }: ResultField, value: Members): boolean {
  return !optional || (substitutes.length > 0 && !substitutes.some((name) => name in value));
}

function visitType(walk: Walk, type: ResultType, caller: Caller, value: Tree, path: DescribedObject["path"]): void {
  const inside = (fields: readonly ResultField[]): void =>
    visit(
      walk,
      fields.map((field) => ({ field, caller })),
      value,
      path,
      false,
    );
  switch (type.kind) {
    case "list":
      if (Array.isArray(value))
        value.forEach((item: Tree, index) => visitType(walk, type.items, caller, item, [...path, index]));
      return;
    case "map":
      if (isMembers(value))
        for (const [key, item] of Object.entries(value)) visitType(walk, type.values, caller, item, [...path, key]);
      return;
    case "object":
      return inside(type.fields);
    case "shape":
      return inside(shapeNamed(walk.service, type.shape).fields);
    default:
    // Values with several possible types are not checked here.
  }
}
