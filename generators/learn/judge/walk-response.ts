import type { ResponseShape, PageKind, ResultField, ResultPages } from "../../model/result.ts";
import type { Module } from "../../model/query.ts";
import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { pointerTo } from "../../model/place.ts";
import { knownResult } from "../../model/result-parts.ts";
import type { AskedModule } from "../request/request.ts";
import { memberOf } from "../rows.ts";
import { type Answer, type Context, type Location, type Observations, type Part, fieldAt, inside } from "./context.ts";
import type { Target } from "../../edit/add-members.ts";
import { walkObject, type Scope } from "./walk-object.ts";

export interface Walk {
  readonly scope: Scope;
  readonly shape: ResponseShape;
  readonly moduleTarget: (module: Module) => Target;
  readonly answerTarget: Target;
  readonly observed: Observations;
  /** Contexts, one for each requested module and kind of page. */
  readonly contexts: WeakMap<object, Map<string | undefined, Context>>;
}

/** The keys of the parts of a module's result, in the order of its file. */
export const partNames = ["items", "results", "page", "generated", "body"] as const;

type PartName = (typeof partNames)[number];

export function walkResponse(walk: Walk, response: Answer): void {
  const { shape, scope, observed } = walk;
  const parts = [
    ownPart(walk, response, "body", ["body"], shape.body),
    ...response.request.asked.flatMap((asked) => moduleParts(walk, response, asked, "body")),
  ];
  walkObject(scope, observed, parts, response.body, "", [shape.results]);
  const pointer = pointerTo("", shape.results);
  const results = memberOf(response.body, shape.results) ?? (response.isPartial ? undefined : {});
  if (isObject(results)) walkResults(walk, response, results, pointer);
  else if (results !== undefined)
    oddAt(walk, response, fieldAt(shape.place, shape.results), pointer, "it is not an object");
}

function walkResults(walk: Walk, response: Answer, results: JsonObject, pointer: string): void {
  const { shape, scope, observed } = walk;
  const lists = response.request.asked.filter((asked) => hasItems(asked, results));
  const pages = shape.pages === undefined ? [] : [shape.pages.member];
  const parts = response.request.asked.flatMap((asked) => moduleParts(walk, response, asked, "results"));
  const own = ownPart(walk, response, "results", ["results", "fields"], shape.fields);
  walkObject(scope, observed, [own, ...parts], results, pointer, [...pages, ...lists.map(({ module }) => module.name)]);
  for (const asked of lists)
    walkItems(walk, response, asked, memberOf(results, asked.module.name), pointerTo(pointer, asked.module.name));
  if (shape.pages !== undefined) {
    walkPages(
      walk,
      response,
      shape.pages,
      memberOf(results, shape.pages.member),
      pointerTo(pointer, shape.pages.member),
    );
  }
}

/**
 * Returns true if the spec describes the member with the module's name as a list of items. If the spec does not
 * describe the member, the response decides.
 */
function hasItems({ module, role }: AskedModule, results: JsonObject): boolean {
  if (role !== "module") return false;
  const value = memberOf(results, module.name);
  const known = knownResult(module);
  if (known !== undefined && known.items !== undefined) return true;
  const isOpen = known === undefined || ![...known.results].some(({ name }) => name === module.name);
  return isOpen && Array.isArray(value) && value.every(isObject);
}

function walkItems(walk: Walk, response: Answer, asked: AskedModule, list: Json | undefined, pointer: string): void {
  const [part] = moduleParts(walk, response, asked, "items");
  const field = fieldAt(part!.fields[0]?.place ?? asked.module.place, asked.module.name);
  if (!Array.isArray(list)) {
    const what = list === undefined ? "the list of its items is missing" : "it is not a list of items";
    if (list !== undefined || !response.isPartial)
      walk.observed.faults.push({ field, context: part!.context, pointer, what });
    return;
  }
  list.forEach((item: Json, index) => {
    const at = pointerTo(pointer, index);
    if (isObject(item)) walkObject(walk.scope, walk.observed, [part!], item, at);
    else walk.observed.faults.push({ field, context: part!.context, pointer: at, what: "it is not an object" });
  });
}

function walkPages(
  walk: Walk,
  response: Answer,
  { kinds, member, place }: ResultPages,
  list: Json | undefined,
  pointer: string,
): void {
  const odd = (at: string, what: string): void => oddAt(walk, response, fieldAt(place, member), at, what);
  if (list === undefined) return;
  if (!Array.isArray(list)) return odd(pointer, "it is not a list of pages");
  list.forEach((page: Json, index) => {
    const kind = isObject(page) ? pageKindOf(kinds, page) : undefined;
    if (kind === undefined) odd(pointerTo(pointer, index), "it is a page of no known kind");
    else walkPage(walk, response, kind, page as JsonObject, pointerTo(pointer, index));
  });
}

function oddAt(
  { observed, contexts }: Walk,
  response: Answer,
  field: ResultField,
  pointer: string,
  what: string,
): void {
  observed.faults.push({ field, context: contextOf(contexts, response, response, undefined), pointer, what });
}

function walkPage(walk: Walk, response: Answer, kind: PageKind, page: JsonObject, pointer: string): void {
  const parts = response.request.asked.flatMap((asked) =>
    moduleParts(walk, response, asked, asked.role === "generator" ? "generated" : "page", kind),
  );
  walkObject(
    walk.scope,
    walk.observed,
    [ownPart(walk, response, "page", ["pages", "kinds", kind.name], kind.fields, kind), ...parts],
    page,
    pointer,
  );
}

/** Returns the part that is common to all responses in this location. */
function ownPart(
  walk: Walk,
  response: Answer,
  location: Location,
  path: readonly string[],
  fields: readonly ResultField[],
  kind?: PageKind,
): Part {
  const context = contextOf(walk.contexts, response, response, kind);
  return { target: inside(walk.answerTarget, ...path), fields, context, module: undefined, location };
}

/** Returns the part that a module has in this location, or an empty list if the module has another role. */
function moduleParts(
  walk: Walk,
  response: Answer,
  asked: AskedModule,
  name: PartName,
  kind?: PageKind,
): readonly Part[] {
  const { module, role } = asked;
  if ((role === "generator") !== (name === "generated")) return [];
  const fields = knownResult(module)?.[name] ?? [];
  return [
    {
      target: inside(walk.moduleTarget(module), "result", name),
      fields,
      context: contextOf(walk.contexts, response, asked, kind),
      module,
      location: locations[name],
    },
  ];
}

const locations: Readonly<Record<PartName, Location | undefined>> = {
  items: undefined,
  results: "results",
  page: "page",
  generated: "page",
  body: "body",
};

/** Returns the context of a requested module or, without a module, of the response. Each kind of page has its own. */
function contextOf(
  contexts: Walk["contexts"],
  answer: Answer,
  asked: AskedModule | Answer,
  kind: PageKind | undefined,
): Context {
  let known = contexts.get(asked);
  if (known === undefined) contexts.set(asked, (known = new Map()));
  let context = known.get(kind?.name);
  if (context === undefined) {
    const { parameters, role } = "request" in asked ? { parameters: asked.request.parameters, role: undefined } : asked;
    known.set(kind?.name, (context = { answer, parameters, role, pageKind: kind?.name }));
  }
  return context;
}

/** Returns the first kind that a page matches: all required members are present, and the constants are equal. */
function pageKindOf(kinds: readonly PageKind[], page: JsonObject): PageKind | undefined {
  return kinds.find(({ fields }) =>
    fields.every(({ name, type, optional }) => {
      const value = memberOf(page, name);
      return value === undefined ? optional : type.kind !== "const" || value === type.value;
    }),
  );
}
