import type { Catalogue, CatalogueCell, CatalogueGroup, Label } from "../site.ts";
import { linesOf, textsAt } from "./lines.ts";
import { columnWidth, type Box, type Item, type Scene, type Text } from "./scene.ts";
import { cutText, lineHeights } from "./text.ts";

/* Lengths in pixels. */
const margin = 1;
const padding = 12;
const gap = 8;
const columns = 4;
const cellWidth = Math.floor((columnWidth - 2 * (margin + padding) - (columns - 1) * gap) / columns);
const cellHeight = 48;
const [legendWidth, legendHeight] = [2 * cellWidth + gap, 30];
const innerWidth = columns * cellWidth + (columns - 1) * gap;
const headingHeight = lineHeights.heading + 4;

/**
 * Draws a frame for each group, with a box for each cell. Values that several cells share are numbered and drawn above
 * the groups.
 */
export function catalogueScene({ legend, common, groups }: Catalogue): Scene {
  let y = margin;
  const items: Item[] = [];
  if (common.length > 0) {
    items.push(heading(legend, y), ...common.map((label, index) => legendBox(label, index, y + headingHeight)));
    y += headingHeight + rowsHeight(common.length, 2, legendHeight) + padding;
  }
  for (const group of groups) {
    const height = groupHeight(group);
    items.push(...groupItems(group, y, height));
    y += height + padding;
  }
  return { width: innerWidth + 2 * (padding + margin), height: y - padding + margin, items };
}

function heading(title: string, y: number): Text {
  return {
    kind: "text",
    looks: "heading",
    x: margin + padding,
    y: y + 16,
    anchor: "start",
    text: cutText(title, "heading", innerWidth),
  };
}

function legendBox({ title, to, marks }: Label, index: number, y: number): Box {
  const at = place(index, 2, legendWidth, legendHeight, y);
  const texts = textsAt(linesOf(undefined, [`${index + 1}  ${title}`], legendWidth - 16), at.x + 10, at.y + 8, "start");
  return {
    kind: "box",
    ...at,
    width: legendWidth,
    height: legendHeight,
    looks: "code",
    dashed: marks.length > 0,
    to,
    texts,
  };
}

function groupItems({ title, cells, more }: CatalogueGroup, y: number, height: number): readonly Item[] {
  const all: readonly CatalogueCell[] = more === undefined ? cells : [...cells, { ...more, remark: "", common: [] }];
  const frame: Box = {
    kind: "box",
    x: margin,
    y,
    width: innerWidth + 2 * padding,
    height,
    looks: "group",
    dashed: false,
    to: undefined,
    texts: [heading(title, y + gap)],
  };
  return [
    frame,
    ...all.map((cell, index) => cellBox(cell, place(index, columns, cellWidth, cellHeight, y + gap + headingHeight))),
  ];
}

function groupHeight({ cells, more }: CatalogueGroup): number {
  return gap + headingHeight + rowsHeight(cells.length + (more === undefined ? 0 : 1), columns, cellHeight) + padding;
}

function rowsHeight(count: number, perRow: number, height: number): number {
  return Math.max(0, Math.ceil(count / perRow) * (height + gap) - gap);
}

function place(
  index: number,
  perRow: number,
  width: number,
  height: number,
  top: number,
): { readonly x: number; readonly y: number } {
  const [row, column] = [Math.floor(index / perRow), index % perRow];
  return { x: margin + padding + column * (width + gap), y: top + row * (height + gap) };
}

function cellBox(
  { title, to, marks, remark, common }: CatalogueCell,
  { x, y }: { readonly x: number; readonly y: number },
): Box {
  const numbers = common.length === 0 ? "" : `values ${common.map((index) => index + 1).join(" ")}`;
  const remarks = [remark, numbers].filter((part) => part !== "");
  const lines = linesOf(title, remarks.length === 0 ? [] : [remarks.join(" · ")], cellWidth - 16);
  const texts = textsAt(lines, x + 10, y + Math.round((cellHeight - lines.height) / 2) - 1, "start");
  return {
    kind: "box",
    x,
    y,
    width: cellWidth,
    height: cellHeight,
    looks: "node",
    dashed: marks.length > 0,
    to,
    texts,
  };
}
