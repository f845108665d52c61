import {
  type Condition,
  type Selected,
  allOf,
  anyOf,
  atLeast,
  beginsWith,
  equal,
  isIn,
  lessThan,
} from "../../storage/select.ts";
import type { Site } from "../site/general.ts";
import { fromToken, given, keyOf, tokenOf, when } from "../reading/conditions.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { existingPages, pageColumns, pageOf, titled } from "../shared/pages.ts";
import { type ParametersOf, asked, generatingList, only, propertyModule } from "../reading/module.ts";
import { type Reading, listRows } from "../reading/reading.ts";
import { spaced, urlPart } from "../../content/titles.ts";
import { interwikiAddresses, languageName } from "../site/languages.ts";
import { externalIndexes } from "../../content/wikitext/read-facts.ts";
import { protocols } from "../site/wikitext.ts";

const key = keyOf(false, "external_links.id");
const extlinksColumns = ["external_links.id", "external_links.source", "external_links.url"] as const;
type Row = Selected<(typeof extlinksColumns)[number]>;

/** Lists the external links of pages in the order in which they were stored. */
export const extlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"extlinks">, { pages }): Reading<Row> => {
      const where = [
        isIn("external_links.source", [...existingPages(pages).keys()]),
        ...fromToken(key, parameters.continue),
      ];
      const filters = [anyOf(...externalParts(parameters).map((part) => allOf(...part)))];
      return {
        rows: listRows<(typeof extlinksColumns)[number]>(
          site,
          key,
          parameters.limit,
          { from: "external_links", columns: extlinksColumns, where },
          filters,
        ),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    pagesIn: pageBy("external_links.source"),
    membersOf: (row, { expandurl }) => ({ extlinks: [{ url: expanded(row["external_links.url"], expandurl) }] }),
  });

const usageColumns = [...key.columns, "external_links.url", ...pageColumns] as const;
const joins = [{ table: "pages", on: [["pages.id", "external_links.source"]] }] as const;

/** Lists the external links of all pages in the order in which they were stored. */
export const exturlusage = (site: Site) =>
  generatingList(site, {
    read: (parameters: ParametersOf<"exturlusage">) => {
      const { namespace = [], limit, continue: at } = parameters;
      const where = [anyOf(...externalParts(parameters).map((part) => allOf(...part))), ...fromToken(key, at)];
      const rows = listRows<(typeof usageColumns)[number]>(
        site,
        key,
        limit,
        { from: "external_links", joins, columns: usageColumns, where },
        when(namespace.length > 0, isIn("pages.ns", namespace)),
      );
      return { rows, tokenAt: (row) => tokenOf(key, row) };
    },
    itemOf: (row, { prop, expandurl }) =>
      asked(prop, {
        ids: { pageid: row["pages.id"] },
        title: titled({ ns: row["pages.ns"], title: row["pages.title"] }),
        url: { url: expanded(row["external_links.url"], expandurl) },
      }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

const iwlinksColumns = ["interwiki_links.source", "interwiki_links.prefix", "interwiki_links.title"] as const;

/** Lists the interwiki links of pages. */
export const iwlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"iwlinks">, context) => {
      const where = [
        ...given(parameters.prefix, (prefix) => equal("interwiki_links.prefix", prefix)),
        ...given(parameters.title, (title) => equal("interwiki_links.title", title)),
      ];
      return readOfPages<(typeof iwlinksColumns)[number]>(site, context, parameters, {
        key: iwlinksColumns,
        question: { from: "interwiki_links", columns: iwlinksColumns, where },
      });
    },
    pagesIn: pageBy("interwiki_links.source"),
    membersOf: (row, { prop = [], url = false }) => {
      const [prefix, title] = [row["interwiki_links.prefix"], row["interwiki_links.title"]];
      const address = url || prop.includes("url") ? { url: foreignUrl(prefix, title) ?? "" } : {};
      return { iwlinks: [{ prefix, ...address, title: spaced(title) }] };
    },
  });

const langlinksColumns = ["language_links.source", "language_links.language", "language_links.title"] as const;

/** Lists the links of pages to the same subject in other languages. */
export const langlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"langlinks">, context) => {
      const where = [
        ...given(parameters.lang, (language) => equal("language_links.language", language)),
        ...given(parameters.title, (title) => equal("language_links.title", title)),
      ];
      const key = ["language_links.source", "language_links.language"] as const;
      return readOfPages<(typeof langlinksColumns)[number]>(site, context, parameters, {
        key,
        question: { from: "language_links", columns: langlinksColumns, where },
      });
    },
    pagesIn: pageBy("language_links.source"),
    membersOf: (row, { prop = [], url = false, inlanguagecode }) => {
      const [lang, title] = [row["language_links.language"], row["language_links.title"]];
      const link = {
        lang,
        ...only(url || prop.includes("url"), { url: foreignUrl(lang, title) ?? "" }),
        ...only(prop.includes("langname"), { langname: languageName(lang, inlanguagecode) }),
        ...only(prop.includes("autonym"), { autonym: languageName(lang) }),
        title: spaced(title),
      };
      return { langlinks: [link] };
    },
  });

const page = [...pageColumns, "pages.is_redirect"] as const;
const interwiki = ["interwiki_links.prefix", "interwiki_links.title", "interwiki_links.source"] as const;
const language = ["language_links.language", "language_links.title", "language_links.source"] as const;

/** Lists the pages that link to another site, by link target. */
export const iwbacklinks = (site: Site) =>
  generatingList(site, {
    read: ({ prefix, title, limit, dir, continue: at }: ParametersOf<"iwbacklinks">) => {
      const key = keyOf(dir === "descending", ...interwiki);
      const where = [
        ...given(prefix, (one) => equal(interwiki[0], one)),
        ...given(title, (one) => equal(interwiki[1], one)),
        ...fromToken(key, at),
      ];
      const joins = [{ table: "pages", on: [["pages.id", "interwiki_links.source"]] }] as const;
      return {
        rows: listRows(site, key, limit, { from: "interwiki_links", joins, columns: [...interwiki, ...page], where }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      ...pageOf(row),
      ...only(row["pages.is_redirect"] === 1, { redirect: true as const }),
      ...only(prop.includes("iwprefix"), { iwprefix: row["interwiki_links.prefix"] }),
      ...only(prop.includes("iwtitle"), { iwtitle: row["interwiki_links.title"] }),
    }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

/** Lists the pages that link to another language, by link target. */
export const langbacklinks = (site: Site) =>
  generatingList(site, {
    read: ({ lang, title, limit, dir, continue: at }: ParametersOf<"langbacklinks">) => {
      const key = keyOf(dir === "descending", ...language);
      const where = [
        ...given(lang, (one) => equal(language[0], one)),
        ...given(title, (one) => equal(language[1], one)),
        ...fromToken(key, at),
      ];
      const joins = [{ table: "pages", on: [["pages.id", "language_links.source"]] }] as const;
      return {
        rows: listRows(site, key, limit, { from: "language_links", joins, columns: [...language, ...page], where }),
        tokenAt: (row) => tokenOf(key, row),
      };
    },
    itemOf: (row, { prop }) => ({
      ...pageOf(row),
      ...only(row["pages.is_redirect"] === 1, { redirect: true as const }),
      ...only(prop.includes("lllang"), { lllang: row["language_links.language"] }),
      ...only(prop.includes("lltitle"), { lltitle: row["language_links.title"] }),
    }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
  });

interface ExternalQuery {
  readonly protocol: string;
  readonly query?: string;
}

/** Returns the conditions on the requested URLs, one list for each protocol. */
function externalParts({ protocol, query = "" }: ExternalQuery): readonly (readonly Condition[])[] {
  const once = protocol === "" ? [eachOnce] : [];
  if (query === "") return [protocol === "" ? once : [beginsWith("external_links.host", begun(protocol))]];
  const asked = protocol === "" ? ["http://", "https://"] : [begun(protocol)];
  return asked.map((one) => [...matching(one, query), ...once]);
}

/** Returns the prefix of URLs: `https://` for `https`, `mailto:` for `mailto`. */
const begun = (protocol: string): string =>
  protocols.find((one) => one === `${protocol}://` || one === `${protocol}:`) ?? protocol;

/** Excludes duplicates: a URL without a scheme has two rows, of which only the one for `http` is kept. */
const eachOnce: Condition = anyOf(
  lessThan("external_links.url", "//"),
  atLeast("external_links.url", "/0"),
  beginsWith("external_links.host", "http://"),
);

/** Selects a host with a path prefix or, after `*.`, a host with all its subdomains. */
function matching(protocol: string, query: string): readonly Condition[] {
  const isWild = query.startsWith("*.");
  const [index] = externalIndexes(protocol + (isWild ? query.slice(2) : query));
  const { host = "", path = "" } = index ?? {};
  return isWild
    ? [beginsWith("external_links.host", host)]
    : [equal("external_links.host", host), beginsWith("external_links.path", path)];
}

/** Adds the scheme of the site to a URL without a scheme. */
function expanded(url: string, expandurl = false): string {
  return expandurl && url.startsWith("//") ? `http:${url}` : url;
}

/** Returns the URL of a page on another site by interwiki prefix; `undefined` if the prefix is unknown. */
function foreignUrl(prefix: string, title: string): string | undefined {
  const address = new Map(Object.entries(interwikiAddresses)).get(prefix);
  return address?.replace("$1", () => urlPart(title));
}
