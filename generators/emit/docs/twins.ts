import { codeBlock, codeCell, codeSpan, inlineText, textRun } from "../../codegen/markdown.ts";
import { type ProjectText, list, named, plainText, prose, text } from "./prose.ts";
import type {
  Address,
  Block,
  DecisionNote,
  Definitions,
  Entry,
  Inline,
  ListedPage,
  ListItem,
  Page,
  PageKind,
  Prose,
  Table,
} from "./site.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import { drawingProse } from "./pictures/draw.ts";
import { isWebUrl } from "../../codegen/html.ts";
import { decisionPage, relativePath, relativeUrl, topicPage } from "./addresses.ts";
import type { Model, Service } from "../../model/model.ts";
import { exampleBaseUrl } from "./examples/request-code.ts";
import { firstCall } from "./pages/clients.ts";

/** Returns a page as Markdown, for programs and for copying. */
export function pageMarkdown({
  path,
  title,
  heading = title,
  isCode,
  summary,
  breadcrumbs,
  blocks,
  notes = [],
}: Page): string {
  const position = { path, isCell: false };
  const parts = [
    breadcrumbs.map((one) => inlineMarkdown([named(one)], position)).join(" / "),
    `# ${isCode && heading === title ? codeSpan(title) : twinText(heading)}`,
    inlineMarkdown(prose(summary), position),
    blocksMarkdown(blocks, { path, level: 1 }),
    notesMarkdown(notes, { path, level: 1 }),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The position of a block: its page and the level of the heading above it. */
interface Context {
  readonly path: string;
  readonly level: number;
}

/** Returns blocks as Markdown, separated by blank lines. */
function blocksMarkdown(blocks: readonly Block[], context: Context): string {
  return blocks
    .map((block) => byKind(printers, block, context))
    .filter((text) => text !== "")
    .join("\n\n");
}

const printers: ByKind<Block, [context: Context], string> = {
  section: ({ title, blocks }, context) => below(twinText(title), blocks, context),
  paragraph: ({ prose }, context) => inline(prose, context),
  list: ({ ordered, items }, context) =>
    items.map((item, index) => listItem(item, ordered ? `${index + 1}.` : "-", context)).join("\n"),
  definitions: ({ rows }, context) => definitionList(rows, context),
  entries: ({ entries }, context) => entries.map((entry) => entryMarkdown(entry, context)).join("\n\n"),
  table: tableMarkdown,
  code: ({ title, language, text }) =>
    title === "" ? codeBlock(language, text) : `${twinText(title)}:\n\n${codeBlock(language, text)}`,
  tabs: ({ label, tabs }) =>
    tabs
      .map(({ title, language, text }) => `${twinText(`${label}, ${title}`)}:\n\n${codeBlock(language, text)}`)
      .join("\n\n"),
  details: ({ summary, blocks }, context) => `${inline(summary, context)}\n\n${blocksMarkdown(blocks, context)}`,
  quote: ({ blocks }, context) => quoted(blocksMarkdown(blocks, context)),
  // Filters need an interactive page.
  filter: () => "",
  picture: ({ title, description, drawing }, context) =>
    blocksMarkdown(
      [{ kind: "paragraph", prose: [text(`${title}. ${description}`)] }, ...list(drawingProse(drawing))],
      context,
    ),
};

/** Returns the notes of a page, each below a heading with its decision. */
function notesMarkdown(notes: readonly DecisionNote[], context: Context): string {
  const printed = notes.map(({ mark, question, rows }) =>
    below(
      `${twinText(mark.decision)} (${mark.status})`,
      [
        { kind: "paragraph", prose: question },
        { kind: "definitions", rows },
      ],
      { ...context, level: context.level + 1 },
    ),
  );
  return printed.length === 0 ? "" : ["## Decisions and unknowns", ...printed].join("\n\n");
}

function below(title: string, blocks: readonly Block[], context: Context): string {
  const level = context.level + 1;
  const heading = `${"#".repeat(Math.min(level, 6))} ${title}`;
  const body = blocksMarkdown(blocks, { ...context, level });
  return body === "" ? heading : `${heading}\n\n${body}`;
}

function inline(prose: Prose, context: Context): string {
  return inlineMarkdown(prose, { ...context, isCell: false });
}

function listItem({ prose, blocks }: ListItem, marker: string, context: Context): string {
  const lines = [inline(prose, context), blocksMarkdown(blocks, context)]
    .filter((text) => text !== "")
    .join("\n\n")
    .split("\n");
  const indent = " ".repeat(marker.length + 1);
  return lines
    .map((line, index) => (index === 0 ? `${marker} ${line}` : line === "" ? "" : `${indent}${line}`))
    .join("\n");
}

function definitionList(rows: Definitions["rows"], context: Context): string {
  return rows.map(({ label, prose }) => `- **${inline(label, context)}**: ${inline(prose, context)}`).join("\n");
}

function entryMarkdown({ name, wire, type, badges, blocks }: Entry, context: Context): string {
  const facts: Definitions["rows"] = [
    { label: [{ kind: "text", text: "Type" }], prose: type },
    ...(wire === undefined ? [] : [wireRow("In requests", wire.plain)]),
    ...(wire?.generator === undefined ? [] : [wireRow("As a generator", wire.generator)]),
  ];
  const title = [codeSpan(name), ...badges.map((badge) => `(${twinText(badge)})`)].join(" ");
  return below(title, [{ kind: "definitions", rows: facts }, ...blocks], context);
}

function wireRow(label: string, name: string): Definitions["rows"][number] {
  return { label: [{ kind: "text", text: label }], prose: [{ kind: "code", text: name }] };
}

function tableMarkdown({ columns, rows }: Table, context: Context): string {
  const cell = (prose: Prose): string => inlineMarkdown(prose, { ...context, isCell: true }) || "–";
  return [
    row(columns.map(twinText)),
    row(columns.map(() => "---")),
    ...rows.map(({ cells }) => row(cells.map(cell))),
  ].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** The position of inline text: its page, and whether it is in a table cell. */
interface Position {
  readonly path: string;
  readonly isCell: boolean;
}

/** Prints prose as Markdown on one line. */
export function inlineMarkdown(prose: Prose, position: Position): string {
  return joinedTexts(prose)
    .map((inline) => byKind(inlinePrinters, inline, position))
    .join("");
}

/**
 * Joins adjacent texts, because parts that are harmless alone, such as `1` and `. x`, may form Markdown syntax
 * together.
 */
function joinedTexts(prose: Prose): Prose {
  const joined: Inline[] = [];
  for (const inline of prose) {
    const last = joined.at(-1);
    if (inline.kind === "text" && last?.kind === "text") joined[joined.length - 1] = text(last.text + inline.text);
    else joined.push(inline);
  }
  return joined;
}

const inlinePrinters: ByKind<Inline, [position: Position], string> = {
  text: ({ text }) => twinRun(text),
  code: ({ text }, { isCell }) => (isCell ? codeCell(text) : codeSpan(text)),
  strong: ({ content }, position) => `**${inlineMarkdown(content, position)}**`,
  emphasis: ({ content }, position) => `*${inlineMarkdown(content, position)}*`,
  link: ({ to, content }, position) => linked(inlineMarkdown(content, position), twinUrl(position.path, to)),
  image: ({ from, alternative }, { path }) => `![${twinRun(alternative)}](${encodeURI(relativePath(path, from.path))})`,
  external: ({ url, content }, position) => {
    const target = webUrl(url);
    const isShown = content.length === 1 && content[0]!.kind === "text" && content[0]!.text === target;
    return isShown ? `<${target}>` : linked(inlineMarkdown(content, position), target);
  },
  mark: ({ status, decision }, { path }) =>
    ` (${linked(`${status}: ${twinRun(decision)}`, twinUrl(path, decisionPage(decision)))})`,
};

/** Returns an external URL without the characters that end a link in Markdown. */
function webUrl(url: string): string | undefined {
  if (!isWebUrl(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href.replace(/[()|]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function linked(words: string, url: string | undefined): string {
  return url === undefined ? words : `[${words}](${url})`;
}

/*
 * Text in Markdown pages. A colon before a space or at the end is not part of a URL or an emoji, so it is not escaped.
 */

function twinText(text: string): string {
  return withPlainColons(inlineText(text));
}

function twinRun(text: string): string {
  return withPlainColons(textRun(text));
}

function withPlainColons(markdown: string): string {
  return markdown.replace(/(?<!\\)\\:(?= |$)/g, ":");
}

/** Returns the path of a page's Markdown version. */
export function twinPath(path: string): string {
  return path.replace(/\.html$/, ".md");
}

/**
 * Returns the relative URL between two Markdown pages. Returns `undefined` within the same page, because Markdown
 * renderers do not agree on heading ids.
 */
function twinUrl(from: string, { path }: Address): string | undefined {
  return from === path ? undefined : twinPath(relativeUrl(from, { path, anchor: undefined }));
}

/**
 * Returns a summary of the site for language models in the llmstxt.org format, with a link to the Markdown version of
 * each page.
 */
export function llmsText(
  name: string,
  model: Model,
  texts: readonly ProjectText[],
  pages: readonly ListedPage[],
): string {
  const start = pages.find(({ kind }) => kind === "start");
  const parts = [
    `# ${twinText(name)}`,
    ...(start?.summary === undefined ? [] : [`> ${summaryOf(start)}`]),
    ...model.services.map((service) => serviceText(service, callOf(firstCall(model, service, texts)))),
    ...sections.flatMap((section) => sectionText(section, pages)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Describes the base URL of a service, the prefixes of its parameters, and a first call. */
function serviceText(service: Service, call: string | undefined): string {
  const prefixes = service.kind === "query" ? service.modules.filter(({ prefix }) => prefix !== "") : [];
  return [
    `- ${twinText(service.title)}`,
    `  - Base URL: ${codeSpan(exampleBaseUrl(service))}`,
    ...(call === undefined ? [] : [`  - A first call: ${codeSpan(call)}`]),
    ...(prefixes.length === 0
      ? []
      : [
          `  - Each parameter name begins with the prefix of its module: ${prefixes.map(({ name, prefix }) => `${codeSpan(prefix)} for ${codeSpan(name)}`).join(", ")}`,
        ]),
    `  - [Authentication](${twinPath(topicPage(service, "authentication").path)})`,
  ].join("\n");
}

function callOf(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    if (block.kind === "tabs" && block.tabs[0].language === "shell") return block.tabs[0].text.replace(/ \\\n */g, " ");
    const inner = block.kind === "section" ? callOf(block.blocks) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

interface Listed {
  readonly title: string;
  readonly kinds: readonly PageKind[];
}

/**
 * The last section has the heading that llms.txt reserves for optional pages, which readers with a small context can
 * skip.
 */
const sections: readonly Listed[] = [
  { title: "Start", kinds: ["start", "text", "service", "topic"] },
  { title: "Resources", kinds: ["resource"] },
  { title: "Operations", kinds: ["operation"] },
  { title: "Modules", kinds: ["module"] },
  { title: "Changes", kinds: ["changes", "release"] },
  { title: "Optional", kinds: ["value-set", "error", "provenance", "questions"] },
];

function sectionText({ title, kinds }: Listed, pages: readonly ListedPage[]): readonly string[] {
  const some = pages.filter(({ kind }) => kinds.includes(kind));
  return some.length === 0 ? [] : [`## ${title}\n\n${some.map(line).join("\n")}`];
}

function line(page: ListedPage): string {
  const name = page.isCode ? codeSpan(page.title) : twinText(page.title);
  const summary = summaryOf(page);
  return `- [${name}](${twinPath(page.path)})${summary === "" ? "" : `: ${summary}`}`;
}

function summaryOf({ summary }: ListedPage): string {
  return twinText(plainText(prose(summary)));
}
