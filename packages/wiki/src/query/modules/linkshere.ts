import { different, equal, isIn, type Condition, type Selected } from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, tokenOf, when } from "../reading/conditions.ts";
import { asked, member, only } from "../reading/members.ts";
import { type LinkablePage, keyOf as titleKey, linkablePages, pageColumns, titled } from "../shared/pages.ts";
import { generatingProperty } from "../reading/module.ts";
import { type Reading, nothing, rowsOfTargets } from "../reading/reading.ts";

/** The kind of links that each module follows to the requested pages. */
const families = {
  linkshere: { kind: "link", toNamespace: undefined, ordersByNamespace: true },
  transcludedin: { kind: "template", toNamespace: undefined, ordersByNamespace: true },
  fileusage: { kind: "file", toNamespace: 6, ordersByNamespace: true },
  redirects: { kind: "redirect", toNamespace: undefined, ordersByNamespace: false },
} as const;

interface Parameters {
  readonly prop: readonly string[];
  readonly namespace?: readonly number[];
  readonly show?: readonly string[];
  readonly continue?: string;
  readonly limit: number;
}

const columns = [
  "links.ns",
  "links.title",
  "links.source_ns",
  "links.source",
  "links.fragment",
  ...pageColumns,
  "pages.is_redirect",
] as const;
type Row = Selected<(typeof columns)[number]>;
type KeyColumn = (typeof columns)[0 | 1 | 2 | 3];

/** Lists the pages that link to the requested pages, by link target. */
export const linkshere = <Name extends keyof typeof families>(site: Site, name: Name) =>
  generatingProperty(site, {
    read: (parameters: Parameters, { pages }): Reading<Row> => {
      const { kind, toNamespace, ordersByNamespace } = families[name];
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
      const rows = rowsOfTargets<(typeof columns)[number]>(site, key, limit, {
        from: "links",
        joins,
        columns,
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
