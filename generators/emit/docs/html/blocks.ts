import { Html } from "../../../codegen/html.ts";
import { renderHtml } from "../../../codegen/template.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { relativeUrl } from "../addresses.ts";
import { pictureSvg } from "../pictures/svg.ts";
import type { Block, Definitions, Entry, Prose } from "../site.ts";
import { inlineHtml } from "./inline.ts";

/** Where a block stands: on which page, and below a heading of which level. */
export interface Context {
  readonly path: string;
  readonly level: number;
}

export function blocksHtml(blocks: readonly Block[], context: Context): Html {
  return Html.join(blocks.map((block) => byKind(printers, block, context)));
}

const printers: ByKind<Block, [context: Context], Html> = {
  section: ({ id, title, blocks }, { path, level }) => {
    const body = blocksHtml(blocks, { path, level: level + 1 });
    return renderHtml("docs/blocks/section.html.hbs", { id, title, level: Math.min(level + 1, 6), body });
  },
  paragraph: ({ prose }, { path }) => Html.of(`<p>${inlineHtml(prose, path)}</p>\n`),
  list: ({ ordered, items }, context) =>
    renderHtml("docs/blocks/list.html.hbs", {
      ordered,
      items: items.map(({ prose, blocks }) => ({ line: inlineHtml(prose, context.path), body: blocksHtml(blocks, context) })),
    }),
  definitions: ({ rows }, { path }) => renderHtml("docs/blocks/definitions.html.hbs", { rows: rowsHtml(rows, path) }),
  entries: ({ entries, hasWireNames, hasGeneratorNames }, context) =>
    renderHtml("docs/blocks/entries.html.hbs", {
      hasWireNames,
      hasGeneratorNames,
      entries: entries.map((entry) => entryData(entry, context)),
    }),
  table: ({ columns, rows }, { path }) =>
    renderHtml("docs/blocks/table.html.hbs", {
      label: columns.join(", "),
      columns,
      rows: rows.map(({ id, tags, cells: [head = [], ...others] }) => ({
        id,
        tags: tags.join(" "),
        head: inlineHtml(head, path),
        cells: others.map((prose, index) => ({ column: columns[index + 1]!, html: inlineHtml(prose, path) })),
      })),
    }),
  code: ({ title, language, text }) => renderHtml("docs/blocks/code.html.hbs", { title, language, text }),
  details: ({ summary, blocks }, context) =>
    renderHtml("docs/blocks/details.html.hbs", { summary: inlineHtml(summary, context.path), body: blocksHtml(blocks, context) }),
  quote: ({ blocks }, context) => Html.of(`<blockquote>\n${blocksHtml(blocks, context)}</blockquote>\n`),
  filter: ({ label, unit: [one, several], fields }) => renderHtml("docs/blocks/filter.html.hbs", { label, one, several, fields }),
  picture: (picture, { path }) =>
    renderHtml("docs/blocks/picture.html.hbs", {
      id: picture.id,
      title: picture.title,
      description: picture.description,
      svg: pictureSvg(picture, (to) => relativeUrl(path, to)),
    }),
  "decision-note": ({ id, mark, question, rows, page }, { path }) =>
    renderHtml("docs/blocks/decision-note.html.hbs", {
      id,
      status: mark.status,
      decision: mark.decision,
      question: inlineHtml(question, path),
      rows: rowsHtml(rows, path),
      page: relativeUrl(path, page),
    }),
};

function rowsHtml(rows: Definitions["rows"], path: string): readonly { readonly label: Html; readonly html: Html }[] {
  return rows.map(({ label, prose }) => ({ label: inlineHtml(label, path), html: inlineHtml(prose, path) }));
}

function entryData({ id, name, wire, type, badges, blocks }: Entry, { path, level }: Context): object {
  return {
    id,
    name,
    wire: wire?.plain,
    generator: wire?.generator,
    level: Math.min(level + 1, 6),
    type: inlineHtml(type as Prose, path),
    badges,
    body: blocksHtml(blocks, { path, level: level + 1 }),
  };
}
