import { type ActiveRequest, Export } from "./active-request.js";
import { grouped } from "../../core/values.js";
import type { DecodedRequest } from "../../query/server/request.js";
import { type Ran, bodyOf, pageSetOf, pagesOf, runModules } from "../../query/server/modules.js";
import type { Page } from "../../query/server/handlers.js";
import { escaped } from "./message-texts.js";
import type { Table } from "../../query/server/table.js";

/** The first members of a response and the remaining ones. Members that echo the request are placed between them. */
interface AnsweredModules {
  readonly progress: object;
  readonly members: object;
}

/** Runs the modules of a request from its starting point and returns their results and the continuation. */
export async function answerModules(
  request: DecodedRequest,
  active: ActiveRequest,
  start: Start,
): Promise<AnsweredModules | Export> {
  const { table, given, version, options } = active;
  const { runHandlers = (run) => run() } = options;
  const names = Object.keys(request.modules);
  const isPersonal = (name: string | undefined): boolean =>
    name !== undefined && table.personal?.includes(name) === true;
  if (names.some(isPersonal) || isPersonal(request.generator?.name)) active.onCaller?.();
  const ran = await runHandlers(() => runModules(request, active, start));
  const { modulesAt, generatorAt, body } = ran;
  const next = nextOf(start, { modules: names, isOfPages: (name) => isOfPages(active, name), modulesAt, generatorAt });
  const pages = pagesOf(ran);
  const xml = given.has("export") && !start.generatorDone ? exportOf(active, request, pages ?? []) : undefined;
  if (xml !== undefined && given.has("exportnowrap")) return new Export(xml);
  const numbered = pages && numberedPages(pages, orderOf(request, active));
  if (numbered !== undefined && given.has("indexpageids"))
    ran.named["pageids"] = numbered.map(([number]) => String(number));
  const result = xml === undefined ? ran.result : { export: xml, ...ran.result };
  const inOrder = version === "2" ? byNumber : underNumbers;
  const progress = given.has("rawcontinue") ? rawContinue(ran, request.generator?.name) : continuePart(next);
  const answered = bodyOf(
    table,
    { named: withEncoded(ran.named, active), result, body },
    numbered && inOrder(numbered),
  );
  if (Object.keys(ran.limits).length === 0) return { progress, members: answered };
  const limits = { limits: ran.limits };
  // The limit of a module that adds members to pages is known only after the pages have been written.
  const areLimitsFirst = pages === undefined || Object.hasOwn(ran.limits, request.generator?.name ?? "");
  return { progress, members: areLimitsFirst ? { ...limits, ...answered } : { ...answered, ...limits } };
}

function orderOf(request: DecodedRequest, { table }: ActiveRequest): PageOrder {
  if (request.generator !== undefined) return "found";
  const named = pageSetOf(request, table) as { readonly titles?: readonly string[] } | undefined;
  return (named?.titles ?? []).length > 0 ? "titles" : "ids";
}

/** Returns the members of the page set, preceded by the titles that were not valid Unicode. */
function withEncoded(named: Record<string, unknown>, { table, given }: ActiveRequest): Record<string, unknown> {
  const titles = given.get("titles");
  const encoded = titles === undefined ? [] : encodedTitles(table, titles);
  if (encoded.length === 0) return named;
  const { normalized = [], ...others } = named as { readonly normalized?: readonly object[] };
  return { normalized: [...encoded, ...normalized], ...others };
}

function exportOf({ table, options }: ActiveRequest, { query }: DecodedRequest, pages: readonly Page[]): string {
  const { exportschema: schema } = query as { readonly exportschema: string };
  return exportText(pages, { schema, site: table.title, language: options.language ?? "en" });
}

/** Returns whether a module belongs to a group that runs again for each batch of pages. */
function isOfPages({ table }: ActiveRequest, name: string): boolean {
  return Object.entries(table.groups).some(
    ([selector, names]) => table.roles[selector] === "properties" && names.includes(name),
  );
}

function continuePart({ next, complete }: Continuation): object {
  if (next === undefined) return complete ? { batchcomplete: true } : {};
  return complete ? { batchcomplete: true, continue: next } : { continue: next };
}

/** Returns the older form of continuation. It is grouped by module and doesn't show whether the pages are complete. */
function rawContinue(
  { modulesAt, generatorAt }: Pick<Ran, "modulesAt" | "generatorAt">,
  generator: string | undefined,
): object {
  const raw = Object.fromEntries(modulesAt);
  if (generator !== undefined && Object.keys(generatorAt).length > 0)
    raw[generator] = { ...raw[generator], ...generatorAt };
  return Object.keys(raw).length === 0 ? {} : { "query-continue": raw };
}

/** A page and its key in version 1 of the format. */
type NumberedPage = readonly [number: number, page: Page];

/**
 * The way a request names its pages. It determines the order of existing pages: by namespace and title, by id, or as
 * found.
 */
export type PageOrder = "titles" | "ids" | "found";

/**
 * Returns pages in the order of version 1 of the format: missing titles, invalid titles, missing ids, special pages,
 * existing pages. Pages without an id get negative numbers: first those that can never be stored, then missing titles
 * grouped by namespace.
 */
export function numberedPages(pages: readonly Page[], order: PageOrder): readonly NumberedPage[] {
  const withoutId = pages.filter(({ pageid }) => pageid === undefined);
  const missing = grouped(
    withoutId.filter((page) => !isNeverStored(page)),
    ({ ns }) => ns,
  );
  const below = [...withoutId.filter(isNeverStored), ...[...missing.values()].flat()];
  const numbers = new Map(below.map((page, index) => [page, -1 - index]));
  return pages
    .map((page): NumberedPage => [page.pageid ?? numbers.get(page) ?? 0, page])
    .toSorted(([number, one], [otherNumber, other]) => {
      const [place, otherPlace] = [placeOf(one), placeOf(other)];
      if (place !== otherPlace) return place - otherPlace;
      return place < lastPlace ? otherNumber - number : comparisons[order](one, other);
    });
}

/**
 * Returns the pages in ascending order of their numbers, as version 2 of the format lists them. Existing pages without
 * an id count as 0.
 */
function byNumber(pages: readonly NumberedPage[]): readonly Page[] {
  const numberOf = ([number, page]: NumberedPage): number =>
    page.pageid === undefined && placeOf(page) === lastPlace ? 0 : number;
  return pages.toSorted((one, other) => numberOf(one) - numberOf(other)).map(([, page]) => page);
}

/**
 * Returns the pages by their numbers. They become a list if the greatest number is one less than the count, because the
 * real system then treats the numbers as list indexes.
 */
export function underNumbers(pages: readonly NumberedPage[]): ReadonlyMap<string, Page> | readonly Page[] {
  const greatest = Math.max(...pages.map(([number]) => number));
  return greatest === pages.length - 1
    ? byNumber(pages)
    : new Map(pages.map(([number, page]) => [String(number), page]));
}

const comparisons: Readonly<Record<PageOrder, (one: Page, other: Page) => number>> = {
  titles: (one, other) => (one.ns ?? 0) - (other.ns ?? 0) || compareTexts(keyOf(one), keyOf(other)),
  ids: (one, other) => (one.pageid ?? 0) - (other.pageid ?? 0),
  found: () => 0,
};

/** Returns the database form of a title, without its namespace. */
function keyOf({ ns = 0, title = "" }: Page): string {
  return (ns === 0 ? title : title.slice(title.indexOf(":") + 1)).replaceAll(" ", "_");
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isNeverStored({ invalid, special }: Page): boolean {
  return invalid === true || special === true;
}

/** The position of pages that exist. */
const lastPlace = 4;

function placeOf(page: Page): number {
  const { pageid, invalid, missing, special } = page;
  if (special === true) return 3;
  if (invalid === true) return 1;
  if (missing !== true) return lastPlace;
  return pageid === undefined ? 0 : 2;
}

/*
 * The continuation of a request. The response member `continue` holds the parameters of all unfinished modules. Its own
 * member `continue` has the form `<names of the generator's parameters, or ->||<names of the finished modules>`. The
 * caller sends all of them back.
 */

type ContinueParameters = Readonly<Record<string, string>>;

export interface Start {
  /** True if no module that adds members to pages still has to run. */
  readonly generatorDone: boolean;
  /** The position at which the generator started this batch. */
  readonly generator: ContinueParameters;
  /** The modules that have finished. */
  readonly done: ReadonlySet<string>;
}

export interface Progress {
  /** All modules in the request. */
  readonly modules: readonly string[];
  /** Reports whether a module adds members to pages. */
  readonly isOfPages: (name: string) => boolean;
  /** The continue parameters of the unfinished modules. */
  readonly modulesAt: ReadonlyMap<string, ContinueParameters>;
  /** Empty if the generator has finished. */
  readonly generatorAt: ContinueParameters;
}

export interface Continuation {
  readonly next: ContinueParameters | undefined;
  /** True if all data of these pages has been returned. */
  readonly complete: boolean;
}

/** The value for a generator that has finished. */
const ended = "-";

const fromTheBeginning: Start = { generatorDone: false, generator: {}, done: new Set() };

/** Returns the starting point of a request, or undefined if its `continue` is malformed. */
export function startOf(given: ReadonlyMap<string, string>): Start | undefined {
  const text = given.get("continue") ?? "";
  if (text === "") return fromTheBeginning;
  const [names = "", done, ...more] = text.split("||");
  if (done === undefined || more.length > 0) return undefined;
  const generatorDone = names === ended;
  const generator = Object.fromEntries(
    names.split("|").flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])),
  );
  return { generatorDone, generator: generatorDone ? {} : generator, done: new Set(done.split("|")) };
}

/** Returns the next continuation and whether the current pages are complete. */
function nextOf(start: Start, { modules, isOfPages, modulesAt, generatorAt }: Progress): Continuation {
  const generator = Object.keys(generatorAt);
  if (modulesAt.size === 0 && generator.length === 0) return { next: undefined, complete: true };
  const at = [...modulesAt];
  const others: ContinueParameters = Object.assign(
    {},
    ...at.filter(([name]) => !isOfPages(name)).map(([, parameters]) => parameters),
  );
  const ofPages = at.filter(([name]) => isOfPages(name)).map(([, parameters]) => parameters);
  const done = modules.filter((name) => !modulesAt.has(name));
  if (ofPages.length > 0) {
    const parameters = { ...others, ...Object.assign({}, ...ofPages), ...start.generator };
    return { next: withContinue(parameters, Object.keys(start.generator), done), complete: false };
  }
  if (generator.length > 0) {
    return {
      next: withContinue(
        { ...others, ...generatorAt },
        generator,
        done.filter((name) => !isOfPages(name)),
      ),
      complete: true,
    };
  }
  return { next: withContinue(others, [ended], done), complete: true };
}

function withContinue(
  parameters: ContinueParameters,
  generator: readonly string[],
  done: readonly string[],
): ContinueParameters {
  return { ...parameters, continue: `${generator.join("|")}||${done.join("|")}` };
}

interface ExportFrame {
  /** The version of the export schema. */
  readonly schema: string;
  readonly site: string;
  readonly language: string;
}

/**
 * Returns the XML of an export. It contains the titles and ids of existing pages, but not their revisions, which are
 * unknown here.
 */
function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string {
  const space = `http://www.mediawiki.org/xml/export-${schema}/`;
  const head = `<mediawiki xmlns="${space}" version="${schema}" xml:lang="${escaped(language)}">`;
  const existing = pages.filter(({ pageid, missing }) => pageid !== undefined && missing !== true);
  return [
    head,
    `  <siteinfo>\n    <sitename>${escaped(site)}</sitename>\n  </siteinfo>`,
    ...existing.map(({ title, ns, pageid }) => {
      return `  <page>\n    <title>${escaped(title ?? "")}</title>\n    <ns>${ns ?? 0}</ns>\n    <id>${pageid}</id>\n  </page>`;
    }),
    "</mediawiki>\n",
  ].join("\n");
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * Returns the titles that were not in Unicode Normalization Form C or had control characters, with their normalized
 * forms.
 */
function encodedTitles({ separators: [standard, alternative] }: Table, given: string): readonly object[] {
  const isAlternative = alternative !== "" && given.startsWith(alternative);
  const titles = isAlternative ? given.slice(alternative.length).split(alternative) : given.split(standard);
  return [...new Set(titles)].flatMap((from) => {
    const to = from.normalize("NFC").replace(control, "\ufffd");
    return to === from ? [] : [{ fromencoded: true, from: percentEncoded(from), to }];
  });
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
