import { Html } from "../../../codegen/html.ts";
import { renderHtml } from "../../../codegen/template.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { relativeUrl } from "../addresses.ts";
import { pictureSvg } from "../pictures/svg.ts";
import type { Block, DecisionNote, Definitions, Entry, Prose } from "../site.ts";
import { inlineHtml, type Position } from "./inline.ts";

/** Where a block stands: on which page, and below a heading of which level. */
export interface Context extends Position {
  readonly level: number;
}

export function blocksHtml(blocks: readonly Block[], context: Context): Html {
  return Html.join(blocks.map((block) => byKind(printers, block, context)));
}

const printers: ByKind<Block, [context: Context], Html> = {
  section: ({ id, title, blocks }, context) => {
    const body = blocksHtml(blocks, below(context));
    return renderHtml("docs/blocks/section.html.hbs", { id, title, level: levelBelow(context), body });
  },
  paragraph: ({ prose }, context) => Html.of(`<p>${inlineHtml(prose, context)}</p>\n`),
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
  code: ({ title, language, text }) => renderHtml("docs/blocks/code.html.hbs", { title, language, text }),
  tabs: ({ id, label, tabs }) =>
    renderHtml("docs/blocks/tabs.html.hbs", {
      id,
      label,
      tabs: tabs.map(({ title, language, text }, index) => ({
        id: `${id}-${index + 1}`,
        title,
        language,
        text,
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

export function noteHtml({ id, mark, question, rows, page }: DecisionNote, position: Position): Html {
  return renderHtml("docs/blocks/decision-note.html.hbs", {
    id,
    status: mark.status,
    decision: mark.decision,
    question: inlineHtml(question, position),
    rows: rowsHtml(rows, position),
    page: relativeUrl(position.path, page),
  });
}

/** Below a heading of the block. */
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
