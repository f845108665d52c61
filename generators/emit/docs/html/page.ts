import type { Html } from "../../../codegen/html.ts";
import { renderHtml } from "../../../codegen/template.ts";
import { feedFile, relativePath, relativeUrl, startPage } from "../addresses.ts";
import { plainText, prose } from "../prose.ts";
import { formPath } from "../forms/form-path.ts";
import { twinPath } from "../twins/twin-url.ts";
import type { Page, Reference, Section, Site } from "../site.ts";
import { blocksHtml } from "./blocks.ts";
import { inlineHtml } from "./inline.ts";
import { kindLabels } from "./labels.ts";

/** A page of the site. It needs no other file to be read; the files beside it are for its looks. */
export function pageHtml(site: Site, page: Page): Html {
  const { path, title, isCode, kind, summary, breadcrumbs, siblings, blocks } = page;
  const position = { path, standings: site.standings };
  const links = (references: readonly Reference[]): readonly object[] => references.map((one) => linkData(one, path));
  return renderHtml("docs/page.html.hbs", {
    root: relativePath(path, ""),
    assets: relativePath(path, "assets/"),
    home: relativeUrl(path, startPage),
    twin: relativePath(path, twinPath(path)),
    hasFeed: site.feed !== undefined,
    feed: relativeUrl(path, feedFile),
    hasForm: page.form !== undefined,
    form: relativePath(path, formPath(path)),
    site: site.name,
    title,
    heading: title,
    isCode,
    kind,
    label: kindLabels[kind],
    summary: summary === undefined ? "" : plainText(prose(summary)),
    hasSummary: summary !== undefined,
    lead: inlineHtml(prose(summary), position),
    breadcrumbs: links(breadcrumbs),
    navigation: site.navigation.map((section) => ({ title: section.title, links: links(section.links) })),
    hasSiblings: siblings.length > 0,
    siblings: links(siblings),
    contents: sectionsOf(page).map(({ id, title: name }) => ({ id, title: name })),
    hasContents: sectionsOf(page).length > 1,
    body: blocksHtml(blocks, { ...position, level: 1 }),
  });
}

function linkData({ to, title, isCode }: Reference, path: string): object {
  return { href: relativeUrl(path, to), title, isCode, isCurrent: to.path === path && to.anchor === undefined };
}

function sectionsOf({ blocks }: Page): readonly Section[] {
  return blocks.filter((block) => block.kind === "section");
}
