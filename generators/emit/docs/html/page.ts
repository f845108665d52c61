import { Html } from "../../../codegen/html.ts";
import { renderHtml } from "../../../codegen/template.ts";
import { feedFile, relativePath, relativeUrl, startPage } from "../addresses.ts";
import { plainText, prose } from "../prose.ts";
import { formPath } from "../forms/form-path.ts";
import { twinPath } from "../twins/twin-url.ts";
import type { Block, DecisionNote, Page, Reference, Section, Site } from "../site.ts";
import { blocksHtml, noteHtml } from "./blocks.ts";
import { inlineHtml } from "./inline.ts";
import { kindLabels } from "./labels.ts";

/** A page of the site. It needs no other file to be read; the files beside it are for its looks. */
export function pageHtml(site: Site, page: Page): Html {
  const {
    path,
    title,
    heading = title,
    isCode,
    kind,
    summary,
    breadcrumbs,
    siblings,
    blocks,
    calls = [],
    notes = [],
  } = page;
  const context = { path, level: 1 };
  const [aside, body] = [true, false].map((isAside) =>
    blocksHtml(
      blocks.filter((block) => isAsideBlock(block) === isAside),
      context,
    ),
  );
  const lead = summary !== undefined && summary.replace(/\.$/, "") !== heading ? summary : undefined;
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
    title: title === site.name ? `${site.name} documentation` : `${heading} – ${site.name}`,
    version: site.version,
    hasVersion: site.version !== undefined,
    heading,
    isCode: isCode && heading === title,
    calls: calls.slice(0, kind === "operation" ? 1 : 2),
    hasAside: blocks.some(isAsideBlock),
    aside: aside!,
    kind,
    label: kindLabels[kind],
    summary: summary === undefined ? "" : plainText(prose(summary)),
    hasSummary: summary !== undefined,
    hasLead: lead !== undefined,
    lead: inlineHtml(prose(lead), context),
    breadcrumbs: links(breadcrumbs),
    navigation: site.navigation.map((section) => ({ title: section.title, links: links(section.links) })),
    hasSiblings: siblings.length > 0,
    siblings: links(siblings),
    contents: sectionsOf(page).map(({ id, title: name }) => ({ id, title: name })),
    hasContents: sectionsOf(page).length > 1,
    body: body!,
    hasNotes: notes.length > 0,
    certainty: countedByStatus(notes),
    notes: Html.join(notes.map((note) => noteHtml(note, context))),
  });
}

/** `3 decided, 1 unknown`: the decisions of a page and its open questions. */
function countedByStatus(notes: readonly DecisionNote[]): string {
  return (["decided", "unknown"] as const)
    .flatMap((status) => {
      const count = notes.filter(({ mark }) => mark.status === status).length;
      return count === 0 ? [] : [`${count} ${status}`];
    })
    .join(", ");
}

function linkData({ to, title, isCode }: Reference, path: string): object {
  return { href: relativeUrl(path, to), title, isCode, isCurrent: to.path === path && to.anchor === undefined };
}

function sectionsOf({ blocks }: Page): readonly Section[] {
  return blocks.filter((block) => block.kind === "section" && !isAsideBlock(block)) as readonly Section[];
}

function isAsideBlock(block: Block): boolean {
  return block.kind === "section" && block.isAside === true;
}
