import {
  type Context,
  type Found,
  type HandlersByModule,
  type Item,
  type Page,
  type PageName,
  resolveRedirects,
} from "@kiln/server/query";
import type { Site } from "../site/general.ts";
import { type Answered, type Question, type Reading, itemsOf, listRows, membersOf, takeRows } from "./reading.ts";
import type { Condition, Selected } from "../../storage/select.ts";
import type { Column } from "../../storage/tables.ts";
import { type Key, tokenOf } from "./conditions.ts";
import { type Target, findPages, pageSiteOn } from "../../content/find-pages.ts";

interface Limited {
  readonly limit: number;
}

/** A list module: the rows that it reads, and an item for each row. */
interface ListDefinition<Parameters, Row, Item> {
  read(parameters: Parameters, context: Context): Reading<Row> | Promise<Reading<Row>>;
  itemOf(row: Row, parameters: Parameters): Item;
}

interface GeneratingList<Parameters, Row, Item, Members extends object = object>
  extends ListDefinition<Parameters, Row, Item> {
  /** The page that a row represents in a generator. */
  targetOf(row: Row, parameters: Parameters): Target;
  /** Returns members of that page. `place` is its zero-based index. */
  generated?(row: Row, parameters: Parameters, place: number): Members;
}

export interface ModuleHandler<Parameters, Answer> {
  readonly module: (parameters: Parameters, context: Context) => Promise<Answer>;
}

export interface GeneratingHandler<Parameters, Answer, Members> extends ModuleHandler<Parameters, Answer> {
  readonly generator: (parameters: Parameters, context: Context) => Promise<Generated<Members>>;
}

export function listModule<Parameters, Row, Item>({
  read,
  itemOf,
}: ListDefinition<Parameters, Row, Item>): ModuleHandler<Parameters, Answered<Item>> {
  return {
    module: async (parameters, context) => itemsOf(await read(parameters, context), (row) => itemOf(row, parameters)),
  };
}

export function generatingList<Parameters extends Limited, Row, Item, Members extends object = object>(
  site: Site,
  definition: GeneratingList<Parameters, Row, Item, Members>,
): GeneratingHandler<Parameters, Answered<Item>, Members> {
  const { read, targetOf, generated } = definition;
  return {
    ...listModule(definition),
    generator: async (parameters, context) => {
      const named = (row: Row, place: number) => ({
        target: targetOf(row, parameters),
        members: generated?.(row, parameters, place),
      });
      return generate<Row, Members>(site, context, await read(parameters, context), parameters.limit, named);
    },
  };
}

/**
 * Returns the rows within the limit, in the order of the list's key. If there are more, the next request continues at
 * the first of them.
 */
export async function takeList<C extends Column>(
  site: Site,
  context: Context,
  {
    key,
    limit,
    question,
    filters = [],
  }: {
    readonly key: Key<C>;
    readonly limit: number;
    readonly question: Question<C>;
    readonly filters?: readonly Condition[];
  },
): Promise<readonly Selected<C>[]> {
  const { taken, left } = await takeRows(listRows(site, key, limit, question, filters), limit);
  if (left !== undefined) context.continueWith(tokenOf(key, left));
  return taken;
}

/** Returns the rows within the limit. If there is another row, the next request continues at it. */
export function withinLimit<Row>(
  rows: readonly Row[],
  limit: number,
  context: Context,
  placeOf: (row: Row) => string | number | readonly (string | number)[],
): readonly Row[] {
  const next = rows[limit];
  if (next === undefined) return rows;
  context.continueWith(placeOf(next));
  return rows.slice(0, limit);
}

/**
 * A property module: the rows that it reads for the requested pages, and the members that a row adds to a page. The
 * limit applies to all pages together.
 */
interface PropertyDefinition<Parameters, Row, Members> {
  read(parameters: Parameters, context: Context): Reading<Row> | Promise<Reading<Row>>;
  /** Returns a function that finds the page of a row. Called once per request. */
  pagesIn(context: Context): (row: Row) => Page | undefined;
  membersOf(row: Row, parameters: Parameters): Members;
}

interface GeneratingProperty<Parameters, Row, Members> extends PropertyDefinition<Parameters, Row, Members> {
  targetOf(row: Row, parameters: Parameters): Target;
}

type PageMembers<Members> = Answered<readonly [Page, Members]>;

export function propertyModule<Parameters, Row, Members>(
  definition: PropertyDefinition<Parameters, Row, Members>,
): ModuleHandler<Parameters, PageMembers<Members>> {
  return {
    module: async (parameters, context) =>
      membersOf(await definition.read(parameters, context), definition.pagesIn(context), (row) =>
        definition.membersOf(row, parameters),
      ),
  };
}

export function generatingProperty<Parameters extends Limited, Row, Members>(
  site: Site,
  definition: GeneratingProperty<Parameters, Row, Members>,
): GeneratingHandler<Parameters, PageMembers<Members>, object> {
  return {
    ...propertyModule(definition),
    generator: async (parameters, context) => {
      const named = (row: Row) => ({ target: definition.targetOf(row, parameters), members: undefined });
      return generate<Row, object>(site, context, await definition.read(parameters, context), parameters.limit, named);
    },
  };
}

interface Named<Members> {
  readonly target: Target;
  readonly members: Members | undefined;
}

/** The pages of a generator, in the runtime's format. */
export interface Generated<Members> {
  readonly items: readonly (PageName & Members)[];
  readonly limited: true;
  readonly results: Item;
}

/** Converts rows to the pages of a generator, without duplicates. The limit applies to rows, as in the list. */
export async function generate<Row, Members extends object>(
  { storage }: Site,
  context: Context,
  { rows, tokenAt, continueWith, results = {} }: Reading<Row>,
  limit: number,
  namedBy: (row: Row, place: number) => Named<Members>,
): Promise<Generated<Members>> {
  const { taken, left } = await takeRows(rows, limit);
  if (left !== undefined) context.continueWith(tokenAt(left), continueWith);
  const named = taken.map(namedBy);
  const found = await storage.read(({ wiki }) =>
    findPages(
      wiki,
      named.map(({ target }) => target),
    ),
  );
  const pages = found.map((one, index) => ({ ...one, page: { ...one.page, ...named[index]?.members } }));
  const { redirects = false } = context.request["page-set"] as { readonly redirects?: boolean };
  const resolved = redirects
    ? await resolveRedirects(pages, pageSiteOn(storage), context.request)
    : { pages: eachOnce(pages) };
  const { pages: items, ...others } = resolved;
  return { items: items as readonly (PageName & Members)[], limited: true, results: { ...results, ...others } };
}

function eachOnce(found: readonly Found[]) {
  return [...new Map(found.map(({ page }) => [page.title ?? `#${page.pageid}`, page])).values()];
}

type Modules<All> = {
  readonly [Name in keyof All]: All[Name] extends { readonly module: infer Handler } ? Handler : never;
};
type Generators<All> = {
  readonly [Name in keyof All]: All[Name] extends { readonly generator: infer Handler } ? Handler : never;
};

/** Returns the handlers of modules, keyed by name. */
export function modulesOf<All extends Readonly<Record<string, { readonly module: unknown }>>>(all: All): Modules<All> {
  return Object.fromEntries(Object.entries(all).map(([name, { module }]) => [name, module])) as Modules<All>;
}

/** Returns the handlers of generators, keyed by name. */
export function generatorsOf<All extends Readonly<Record<string, { readonly generator: unknown }>>>(
  all: All,
): Generators<All> {
  return Object.fromEntries(Object.entries(all).map(([name, { generator }]) => [name, generator])) as Generators<All>;
}

export type HandlerOf<Name extends keyof HandlersByModule> = NonNullable<HandlersByModule[Name]>;

export type ParametersOf<Name extends keyof HandlersByModule> =
  HandlerOf<Name> extends (parameters: infer P, ...others: never[]) => unknown ? P : never;

/** Returns the members that the values of `prop` request. */
export function asked<const Parts extends Readonly<Record<string, object>>>(
  props: readonly string[] | undefined,
  parts: Parts,
): Asked<Parts> {
  const some = Object.entries(parts).flatMap(([name, members]) => (props?.includes(name) === true ? [members] : []));
  return Object.assign({}, ...some) as Asked<Parts>;
}

type Asked<Parts extends Readonly<Record<string, object>>> = Partial<Intersection<Parts[keyof Parts]>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Returns an object whose only member has the name of the module. */
export function member<const Name extends string, Value>(name: Name, value: Value): { readonly [N in Name]: Value } {
  return { [name]: value } as { readonly [N in Name]: Value };
}

/** Returns the members if `isSo` is true, otherwise an empty object. */
export function only<Members extends object>(isSo: boolean, members: Members): Partial<Members> {
  return isSo ? members : {};
}
