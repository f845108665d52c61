import { Html } from "../../../codegen/html.ts";
import { renderHtml } from "../../../codegen/template.ts";
import { feedFile, relativePath, relativeUrl, startPage } from "../addresses.ts";
import { plainText, prose } from "../prose.ts";
import { formPath } from "../forms.ts";
import { twinPath } from "../twins/page.ts";
import type { Block, DecisionNote, Page, Reference, Section, Site, Definitions, Entry, Prose } from "../site.ts";
import { type Position, codeHtml, inlineHtml, kindLabels } from "./inline.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import { pictureSvg } from "../pictures/draw.ts";

/** Prints a page of the site. It is readable without other files. The linked files only affect its appearance. */
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
    icon: relativeUrl(path, site.icon),
    hasLogo: site.logo !== undefined,
    logo: site.logo === undefined ? "" : relativeUrl(path, site.logo),
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
    apiVersion: page.version,
    hasApiVersion: page.version !== undefined && kind !== "service",
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

/** Returns the number of decisions and open questions of a page: `3 decided, 1 unknown`. */
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

/** The position of a block: its page and the level of the heading above it. */
interface Context extends Position {
  readonly level: number;
}

function blocksHtml(blocks: readonly Block[], context: Context): Html {
  return Html.join(blocks.map((block) => byKind(printers, block, context)));
}

const printers: ByKind<Block, [context: Context], Html> = {
  section: ({ id, title, blocks }, context) => {
    const body = blocksHtml(blocks, below(context));
    return renderHtml("docs/blocks/section.html.hbs", { id, title, level: levelBelow(context), body });
  },
  paragraph: ({ prose }, context) => Html.of(`<p dir="auto">${inlineHtml(prose, context)}</p>\n`),
  list: ({ ordered, items }, context) =>
    renderHtml("docs/blocks/list.html.hbs", {
      ordered,
      items: items.map(({ prose, blocks }) => ({
        line: inlineHtml(prose, context),
        body: blocksHtml(blocks, context),
      })),
    }),
  definitions: ({ rows }, context) => renderHtml("docs/blocks/definitions.html.hbs", { rows: rowsHtml(rows, context) }),
  entries: ({ entries, hasGeneratorNames }, context) =>
    renderHtml("docs/blocks/entries.html.hbs", {
      hasGeneratorNames,
      entries: entries.map((entry) => entryData(entry, context)),
    }),
  table: ({ columns, rows }, context) =>
    renderHtml("docs/blocks/table.html.hbs", {
      label: columns.join(", "),
      columns,
      rows: rows.map(({ id, tags, cells: [head = [], ...others] }) => ({
        id,
        tags: tags.join(" "),
        head: inlineHtml(head, context),
        cells: others.map((prose, index) => ({ column: columns[index + 1]!, html: inlineHtml(prose, context) })),
      })),
    }),
  code: ({ title, language, text }) =>
    renderHtml("docs/blocks/code.html.hbs", { title, language, text: codeHtml({ language, text }) }),
  tabs: ({ id, label, tabs }) =>
    renderHtml("docs/blocks/tabs.html.hbs", {
      id,
      label,
      tabs: tabs.map(({ title, language, text }, index) => ({
        id: `${id}-${index + 1}`,
        title,
        language,
        text: codeHtml({ language, text }),
        isFirst: index === 0,
      })),
    }),
  details: ({ summary, blocks }, context) =>
    renderHtml("docs/blocks/details.html.hbs", {
      summary: inlineHtml(summary, context),
      body: blocksHtml(blocks, context),
    }),
  quote: ({ blocks }, context) => Html.of(`<blockquote>\n${blocksHtml(blocks, context)}</blockquote>\n`),
  filter: ({ label, unit: [one, several], fields }) =>
    renderHtml("docs/blocks/filter.html.hbs", { label, one, several, fields }),
  picture: (picture, { path }) =>
    renderHtml("docs/blocks/picture.html.hbs", {
      id: picture.id,
      title: picture.title,
      description: picture.description,
      svg: pictureSvg(picture, (to) => relativeUrl(path, to)),
    }),
};

function noteHtml({ id, mark, question, rows, page }: DecisionNote, position: Position): Html {
  return renderHtml("docs/blocks/decision-note.html.hbs", {
    id,
    status: mark.status,
    decision: mark.decision,
    question: inlineHtml(question, position),
    rows: rowsHtml(rows, position),
    page: relativeUrl(position.path, page),
  });
}

/** Returns the context for the content below a heading. */
function below(context: Context): Context {
  return { ...context, level: context.level + 1 };
}

function levelBelow({ level }: Context): number {
  return Math.min(level + 1, 6);
}

function rowsHtml(
  rows: Definitions["rows"],
  position: Position,
): readonly { readonly label: Html; readonly html: Html }[] {
  return rows.map(({ label, prose }) => ({ label: inlineHtml(label, position), html: inlineHtml(prose, position) }));
}

function entryData({ id, name, wire, type, badges, blocks }: Entry, context: Context): object {
  return {
    id,
    name,
    wire: wire?.plain === name ? undefined : wire?.plain,
    generator: wire?.generator,
    level: levelBelow(context),
    type: inlineHtml(type as Prose, context),
    badges,
    body: blocksHtml(blocks, below(context)),
  };
}
