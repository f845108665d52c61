import { Html, htmlAttribute, htmlText, htmlUrl, isWebUrl } from "../../codegen/html.ts";
import { renderHtml } from "../../codegen/template.ts";
import { anchor, feedFile, relativePath, relativeUrl, startPage } from "./addresses.ts";
import { plainText, prose } from "./prose.ts";
import { formPath } from "./forms.ts";
import { twinPath } from "./twins.ts";
import type {
  Block,
  Code,
  DecisionNote,
  Definitions,
  Entry,
  Inline,
  Page,
  PageKind,
  Prose,
  Reference,
  Section,
  Site,
} from "./site.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import { pictureSvg } from "./pictures/draw.ts";

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
    siblings = [],
    blocks,
    calls = [],
    notes = [],
  } = page;
  const context = { path, level: 1 };
  const part = (isAside: boolean): Html =>
    blocksHtml(
      blocks.filter((block) => isAsideBlock(block) === isAside),
      context,
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
    isCode: isCode === true && heading === title,
    calls: calls.slice(0, kind === "operation" ? 1 : 2),
    hasAside: blocks.some(isAsideBlock),
    aside: part(true),
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
    body: part(false),
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
  return {
    href: relativeUrl(path, to),
    title,
    isCode: isCode === true,
    isCurrent: to.path === path && to.anchor === undefined,
  };
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
      rows: rows.map(({ id, tags = [], cells: [head = [], ...others] }) => ({
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

/** The page that contains a run of text. */
interface Position {
  readonly path: string;
}

function inlineHtml(prose: Prose, position: Position): Html {
  return Html.join(prose.map((inline) => byKind(inlinePrinters, inline, position)));
}

const inlinePrinters: ByKind<Inline, [position: Position], Html> = {
  text: ({ text }) => Html.of(htmlText(text)),
  code: ({ text }) => Html.of(`<code>${inlineCode(text)}</code>`),
  strong: ({ content }, position) => Html.of(`<strong>${inlineHtml(content, position)}</strong>`),
  emphasis: ({ content }, position) => Html.of(`<em>${inlineHtml(content, position)}</em>`),
  link: ({ to, content }, position) =>
    Html.of(`<a href="${htmlUrl(relativeUrl(position.path, to))}">${inlineHtml(content, position)}</a>`),
  image: ({ from, alternative }, position) =>
    Html.of(
      `<img src="${htmlUrl(encodeURI(relativeUrl(position.path, from)))}" alt="${htmlAttribute(alternative)}" loading="lazy">`,
    ),
  external: ({ url, content }, position) => {
    const shown = inlineHtml(content, position);
    return isWebUrl(url) ? Html.of(`<a href="${htmlUrl(url)}" rel="noreferrer">${shown}</a>`) : shown;
  },
  mark: ({ status, decision }) =>
    Html.of(
      ` <a class="mark ${htmlAttribute(status)}" href="${htmlUrl(`#${anchor("decision", decision)}`)}" aria-label="${htmlAttribute(`${status}: ${decision}`)}">${htmlText(status)}</a>`,
    ),
};

/** Code longer than this number of characters may wrap after separators, but never within a name. */
const longCode = 24;

function inlineCode(text: string): string {
  return text.length <= longCode
    ? htmlText(text)
    : text
        .split(/(?<=[.|,&/:])(?=\w)/)
        .map(htmlText)
        .join("<wbr>");
}

const [quoted, number] = [String.raw`"(?:[^"\\\n]|\\.)*"`, String.raw`(?<![\w.])-?\d[\w.]*`];
const words = (list: string): string => `\\b(?:${list.replaceAll(" ", "|")})\\b`;
const codePattern = (comment: string, keywords: string): RegExp =>
  new RegExp(`(?<comment>${comment})|(?<string>${quoted})|(?<keyword>${words(keywords)})|(?<value>${number})`, "g");

/** The parts of each language that are highlighted. Everything else, such as names, has the color of text. */
const patterns: Readonly<Record<Code["language"], RegExp | undefined>> = {
  http: /(?<keyword>^(?:[A-Z]{3,7}(?= )|[\w-]+(?=: )))/gm,
  json: new RegExp(`(?:${quoted}(?=:))|(?<string>${quoted})|(?<value>${words("true false null")}|${number})`, "g"),
  python: codePattern(
    "#.*",
    "import from for in if else while with as def return print raise True False None not and or",
  ),
  shell: /(?<string>(?:'[^']*'|\\')+)|(?<keyword>^curl\b|(?<= )--?[A-Za-z][\w-]*)|(?<comment>(?:^|(?<= ))#.*)/gm,
  typescript: codePattern(
    "//.*",
    "import from const let await async for of if else return new type export true false null",
  ),
  text: undefined,
};

/**
 * Returns highlighted code. Comments, keywords, strings and values are in elements with these classes. A URL may break
 * before `&` and `|`.
 */
export function codeHtml({ language, text }: Pick<Code, "language" | "text">): Html {
  const pattern = patterns[language];
  if (pattern === undefined) return Html.of(htmlText(text));
  let [html, end] = ["", 0];
  for (const { 0: token, index, groups = {} } of text.matchAll(pattern)) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    if (kind === undefined) continue;
    html += `${htmlText(text.slice(end, index))}<span class="${kind}">${withBreaks(token, language)}</span>`;
    end = index + token.length;
  }
  return Html.of(html + htmlText(text.slice(end)));
}

function withBreaks(token: string, language: Code["language"]): string {
  return language === "shell"
    ? token
        .split(/(?=[&|](?=\w))/)
        .map(htmlText)
        .join("<wbr>")
    : htmlText(token);
}

/** Labels above the titles of pages. */
export const kindLabels: Readonly<Record<PageKind, string>> = {
  start: "Documentation",
  service: "Service",
  topic: "Topic",
  list: "List",
  resource: "Resource",
  operation: "Operation",
  module: "Module",
  "request-parameters": "Request parameters",
  "value-set": "Value set",
  error: "Error code",
  decision: "Decision",
  questions: "Open questions",
  provenance: "Provenance",
  changes: "Versions",
  release: "Version",
  text: "Guide",
};
