import type { Module, QueryService } from "../../../model/query.ts";
import { itemReference, listPage } from "../addresses.ts";
import { marks } from "../prose.ts";
import { enumSetsOf } from "../pages/module.ts";
import type { Catalogue, CatalogueCell, CatalogueGroup, Label, Picture } from "../site.ts";
import { dashedMeans } from "./graph.ts";
import {
  type Box,
  type Item,
  type Scene,
  type Text,
  columnWidth,
  cutText,
  lineHeights,
  linesOf,
  textsAt,
} from "./scene.ts";

/** The maximum number of modules drawn for a group. The others are only in the list. */
const most = 120;

export function modulePicture(service: QueryService): readonly Picture[] {
  const { modules, groups } = service;
  if (modules.length === 0) return [];
  const common = commonSets(service);
  const cellOf = (module: Module) => ({
    title: module.name,
    to: itemReference(service, "modules", module.name).to,
    marks: marks(module.origin),
    remark: module.generator ? "generator" : "",
    common: [...enumSetsOf(module)].flatMap((set) => common.get(set)?.index ?? []).sort((a, b) => a - b),
  });
  return [
    {
      kind: "picture",
      id: "picture-modules",
      title: `The modules of ${service.title}`,
      description: [
        "A frame is a group, and a box is a module, which links to its page. “generator” marks modules that can select the pages for others.",
        ...(common.size === 0 ? [] : ["“values” and a number mark modules that accept the same values."]),
        ...(modules.some(({ origin }) => marks(origin).length > 0) ? [dashedMeans] : []),
      ].join(" "),
      drawing: {
        kind: "catalogue",
        legend: "Values that several modules take",
        common: [...common.values()].map(({ label }) => label),
        groups: groups.map(({ name, title }) => {
          const members = modules.filter(({ group }) => group === name);
          const rest = members.length - most;
          return {
            title: `${title}: ${members.length}`,
            cells: members.slice(0, most).map(cellOf),
            more: rest > 0 ? { title: `and ${rest} more`, to: listPage(service, "modules"), marks: [] } : undefined,
          };
        }),
      },
    },
  ];
}

/** Returns the value sets that at least two modules use, with their positions. */
function commonSets(service: QueryService): ReadonlyMap<string, { readonly index: number; readonly label: Label }> {
  const takers = new Map<string, number>();
  for (const module of service.modules)
    for (const set of enumSetsOf(module)) takers.set(set, (takers.get(set) ?? 0) + 1);
  const sets = service.valueSets.filter(({ id }) => (takers.get(id) ?? 0) > 1).slice(0, mostCommon);
  return new Map(
    sets.map(({ id, title }, index) => [
      id,
      { index, label: { title, to: itemReference(service, "value-sets", id).to, marks: [] } },
    ]),
  );
}

/** The maximum number of shared value sets that are numbered. */
const mostCommon = 40;

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
