import { type Condition, type Selected, allOf, anyOf, different, equal, isIn } from "../../storage/select.ts";
import { type StoredTitle, pagesNamed } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, titlesIn, tokenOf, when } from "../reading/conditions.ts";
import { asked, generatingList, generatingProperty, member, only } from "../reading/module.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { type LinkablePage, linkablePages, pageColumns, keyOf as titleKey, titled } from "../shared/pages.ts";
import { type Reading, distinctRows, listRows, nothing, rowsOfTargets } from "../reading/reading.ts";

/** The kind of links that each module lists, and its parameter for targets. */
const linkFamilies = {
  links: { kind: "link", titles: "titles" },
  templates: { kind: "template", titles: "templates" },
  images: { kind: "file", titles: "images" },
} as const;

interface LinkParameters {
  readonly namespace?: readonly number[];
  readonly titles?: readonly string[];
  readonly templates?: readonly string[];
  readonly images?: readonly string[];
  readonly continue?: string;
  readonly limit: number;
  readonly dir: "ascending" | "descending";
}

const linkColumns = ["links.source", "links.ns", "links.title"] as const;
/** The sort columns by kind of link. All files are in one namespace, so `continue` omits it. */
const keys = { link: linkColumns, template: linkColumns, file: ["links.source", "links.title"] } as const;

/** Lists the links of one kind in the requested pages. */
export const linksOfPages = <Name extends keyof typeof linkFamilies>(site: Site, name: Name) =>
  generatingProperty(site, {
    read: (parameters: LinkParameters, context) => {
      const { kind, titles } = linkFamilies[name];
      const where = [equal("links.kind", kind), ...targetsOf(parameters, parameters[titles])];
      return readOfPages<(typeof linkColumns)[number]>(site, context, parameters, {
        key: keys[kind],
        question: { from: "links", columns: linkColumns, where },
      });
    },
    pagesIn: pageBy("links.source"),
    membersOf: (row) => member(name, [titled({ ns: row["links.ns"], title: row["links.title"] })]),
    targetOf: (row) => ({ kind: "title", ns: row["links.ns"], title: row["links.title"] }),
  });

/** Returns the conditions for the targets of links. Ignores titles outside the requested namespaces. */
function targetsOf({ namespace = [] }: LinkParameters, titles: readonly string[] = []): readonly Condition[] {
  if (titles.length === 0) return when(namespace.length > 0, isIn("links.ns", namespace));
  const wanted = pagesNamed(titles).filter(({ ns }) => namespace.length === 0 || namespace.includes(ns));
  return [anyOf(...wanted.map(isTarget))];
}

const isTarget = ({ ns, title }: StoredTitle): Condition => allOf(equal("links.ns", ns), equal("links.title", title));

/** The kind of links that each module follows to the requested pages. */
const sourceFamilies = {
  linkshere: { kind: "link", toNamespace: undefined, ordersByNamespace: true },
  transcludedin: { kind: "template", toNamespace: undefined, ordersByNamespace: true },
  fileusage: { kind: "file", toNamespace: 6, ordersByNamespace: true },
  redirects: { kind: "redirect", toNamespace: undefined, ordersByNamespace: false },
} as const;

interface SourceParameters {
  readonly prop: readonly string[];
  readonly namespace?: readonly number[];
  readonly show?: readonly string[];
  readonly continue?: string;
  readonly limit: number;
}

const sourceColumns = [
  "links.ns",
  "links.title",
  "links.source_ns",
  "links.source",
  "links.fragment",
  ...pageColumns,
  "pages.is_redirect",
] as const;
type Row = Selected<(typeof sourceColumns)[number]>;
type KeyColumn = (typeof sourceColumns)[0 | 1 | 2 | 3];

/** Lists the pages that link to the requested pages, by link target. */
export const linkshere = <Name extends keyof typeof sourceFamilies>(site: Site, name: Name) =>
  generatingProperty(site, {
    read: (parameters: SourceParameters, { pages }): Reading<Row> => {
      const { kind, toNamespace, ordersByNamespace } = sourceFamilies[name];
      const { namespace, continue: at, limit, show = [] } = parameters;
      const targets = linkablePages(pages).filter(({ ns }) => toNamespace === undefined || ns === toNamespace);
      if (targets.length === 0) return nothing;
      const key = keyOf(
        false,
        ...orderOfTargets(targets),
        ...(ordersByNamespace && (namespace?.length ?? 0) > 1 ? (["links.source_ns"] as const) : []),
        "links.source",
      );
      const where = [
        equal("links.kind", kind),
        ...fromToken(key, at),
        ...given(namespace, (ids) => isIn("links.source_ns", ids)),
        ...when(kind === "redirect", equal("links.interwiki", "")),
        ...shown(show),
      ];
      const joins = [{ table: "pages", on: [["pages.id", "links.source"]] }] as const;
      const rows = rowsOfTargets<(typeof sourceColumns)[number]>(site, key, limit, {
        from: "links",
        joins,
        columns: sourceColumns,
        targets,
        where,
      });
      return { rows, tokenAt: (row: Row) => tokenOf<KeyColumn>(key, row) };
    },
    pagesIn: ({ pages }) => {
      const byTitle = new Map(linkablePages(pages).map((one) => [titleKey(one), one.page]));
      return (row) => byTitle.get(titleKey({ ns: row["links.ns"], title: row["links.title"] }));
    },
    membersOf: (row, { prop }) => {
      const item = {
        ...asked(prop, {
          pageid: { pageid: row["pages.id"] },
          title: titled({ ns: row["pages.ns"], title: row["pages.title"] }),
        }),
        ...only(prop.includes("fragment") && row["links.fragment"] !== "", { fragment: row["links.fragment"] }),
        ...asked(prop, { redirect: { redirect: row["pages.is_redirect"] === 1 } }),
      };
      return member(name, [item]);
    },
    targetOf: (row) => ({ kind: "id", id: row["links.source"] }),
  });

/**
 * Returns the columns that order the targets. Columns with the same value in all targets are omitted, and also omitted
 * from `continue`.
 */
function orderOfTargets(targets: readonly LinkablePage[]): readonly KeyColumn[] {
  const [first] = targets;
  const isNamespaceAlike = targets.every(({ ns }) => ns === first?.ns);
  const isTitleAlike = targets.every(({ title }) => title === first?.title);
  return [...(isNamespaceAlike ? [] : (["links.ns"] as const)), ...(isTitleAlike ? [] : (["links.title"] as const))];
}

function shown(show: readonly string[]): readonly Condition[] {
  return [
    ...when(show.includes("redirect"), equal("pages.is_redirect", 1)),
    ...when(show.includes("!redirect"), equal("pages.is_redirect", 0)),
    ...when(show.includes("fragment"), different("links.fragment", "")),
    ...when(show.includes("!fragment"), equal("links.fragment", "")),
  ];
}

/** The kind of links that each module lists. */
const targetFamilies = {
  alllinks: { kind: "link" },
  alltransclusions: { kind: "template" },
  allfileusages: { kind: "file" },
  allredirects: { kind: "redirect" },
} as const;

/** All files are in one namespace, so their module has no parameter for it. */
const files = 6;

interface TargetParameters {
  readonly namespace?: number;
  readonly from?: string;
  readonly to?: string;
  readonly prefix?: string;
  readonly continue?: string;
  readonly unique?: boolean;
  readonly prop: readonly string[];
  readonly limit: number;
  readonly dir: "ascending" | "descending";
}

const targetColumns = ["links.ns", "links.title", "links.source", "links.fragment", "links.interwiki"] as const;

/** Lists all links of one kind to one namespace, by their targets. With `unique`, each target is listed once. */
export const allLinks = (site: Site, name: keyof typeof targetFamilies) =>
  generatingList(site, {
    read: (parameters: TargetParameters) => {
      const { from, to, prefix, continue: at, dir, limit, unique = false } = parameters;
      const descending = dir === "descending";
      const key = keyOf(descending, "links.title", ...(unique ? [] : (["links.source"] as const)));
      const where: readonly Condition[] = [
        equal("links.kind", targetFamilies[name].kind),
        equal("links.ns", parameters.namespace ?? files),
        ...fromToken(key, at),
        // In either direction, `from` is the lower end of the list. `continue` overrides it.
        ...titlesIn("links.title", { from: at === undefined ? from : undefined, to, prefix }),
      ];
      const question = { from: "links", columns: targetColumns, where } as const;
      const rows = unique ? distinctRows(site, key, limit, question) : listRows(site, key, limit, question);
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop }) => ({
      ...asked(prop, {
        ids: { fromid: row["links.source"] },
        title: titled({ ns: row["links.ns"], title: row["links.title"] }),
      }),
      ...only(prop.includes("fragment") && row["links.fragment"] !== "", { fragment: row["links.fragment"] }),
      ...only(prop.includes("interwiki") && row["links.interwiki"] !== "", { interwiki: row["links.interwiki"] }),
    }),
    targetOf: (row, { unique = false }) =>
      unique
        ? { kind: "title", ns: row["links.ns"], title: row["links.title"] }
        : { kind: "id", id: row["links.source"] },
  });
