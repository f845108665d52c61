import type { Graph, GraphEdge, GraphNode, Picture } from "../site.ts";
import { type Way, layerGap, layOut } from "./layers.ts";
import {
  type Box,
  type Item,
  type Line,
  type Lines,
  type Scene,
  columnWidth,
  textsAt,
  titledLines,
  wrappedLines,
} from "./scene.ts";

/** Larger graphs are unreadable, and layout time is quadratic. */
const [mostNodes, mostEdges] = [40, 80];

/**
 * Returns a picture of boxes and arrows, or nothing if it would be empty or too large. Equal arrows between the same
 * boxes are merged.
 */
export function graphPicture({
  id,
  title,
  description,
  nodes,
  edges,
}: Omit<Picture, "kind" | "drawing"> & Omit<Graph, "kind">): readonly Picture[] {
  if (edges.length === 0 || nodes.length > mostNodes || edges.length > mostEdges) return [];
  const known = new Set(nodes.map((node) => node.id));
  const drawn = edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const dashed = [...nodes, ...edges].some(({ marks }) => marks.length > 0);
  return [
    {
      kind: "picture",
      id,
      title,
      description: dashed ? `${description} ${dashedMeans}` : description,
      drawing: { kind: "graph", nodes, edges: merged(drawn) },
    },
  ];
}

export const dashedMeans = "Dashed lines are decided or unknown: no document states them.";

/** Merges arrows that share ends and marks into one with several lines of text. */
function merged(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const found = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to, edge.marks]);
    const same = found.get(key);
    found.set(key, same === undefined ? edge : { ...same, lines: [...same.lines, ...edge.lines] });
  }
  return [...found.values()];
}

/* Lengths in pixels. */
const margin = 12;
const [paddingX, paddingY] = [14, 8];
/** The horizontal extent of an arrow from a node to itself, in pixels. */
const loop = 26;
const head = 7;
/** Maximum widths of lines of text in boxes and on arrows, in pixels. Longer titles and labels wrap. */
const [titleText, nodeText, arrowText] = [176, 240, 148];

/** All arrows of one style between the same boxes, drawn as one line with all labels. */
interface DrawnArrow {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly dashed: boolean;
}

interface SizedNode {
  readonly node: GraphNode;
  readonly lines: Lines;
  /** The width of the box. */
  readonly width: number;
  readonly height: number;
  /** Its arrows to itself, merged into one arrow with all labels. */
  readonly loops: { readonly lines: Lines; readonly dashed: boolean } | undefined;
}

/** Lays out boxes in layers, with arrows between them. */
export function graphScene({ nodes, edges }: Graph): Scene {
  const indexes = new Map(nodes.map(({ id }, index) => [id, index]));
  const sized = nodes.map((node) =>
    sizedNode(
      node,
      edges.filter(({ from, to }) => from === node.id && to === node.id),
    ),
  );
  const between = drawnArrows(edges.filter(({ from, to }) => from !== to));
  const labels = between.map(({ lines }) => wrappedLines(lines, arrowText));
  const arrows = between.map(({ from, to }, index) => {
    const { width, height } = labels[index]!;
    return { from: indexes.get(from)!, to: indexes.get(to)!, width: width === 0 ? 0 : width + 8, height };
  });
  // A loop reserves space on both sides, so that its node stays centered.
  const layout = layOut(
    sized.map(({ width, height, loops }) => ({
      width: width + 2 * loopWidth(loops),
      height: Math.max(height, loops?.lines.height ?? 0),
    })),
    arrows,
    columnWidth - 2 * margin,
  );
  const boxes = sized.map((one, index) => boxOf(one, layout.nodes[index]!));
  const ends = arrows.map(({ from, to }, index) =>
    layout.arrows[index]!.isUp ? { above: to, below: from } : { above: from, below: to },
  );
  const starts = ports(
    boxes,
    ends.map(({ above }, index) => ({ box: above, towards: layout.arrows[index]!.through[0]!.x })),
  );
  const stops = ports(
    boxes,
    ends.map(({ below }, index) => ({ box: below, towards: layout.arrows[index]!.through.at(-1)!.x })),
  );
  const lines = between.flatMap((edge, index) => {
    const { above, below } = ends[index]!;
    const [start, stop] = [boxes[above]!, boxes[below]!];
    return arrowItems(
      edge,
      layout.arrows[index]!,
      labels[index]!,
      { x: starts[index]!, y: start.y + start.height },
      { x: stops[index]!, y: stop.y },
    );
  });
  return {
    width: layout.width + 2 * margin,
    height: layout.height + 2 * margin,
    items: [...lines, ...sized.flatMap((one, index) => loopItems(one, boxes[index]!)), ...boxes],
  };
}

function drawnArrows(edges: readonly GraphEdge[]): readonly DrawnArrow[] {
  const found = new Map<string, DrawnArrow>();
  for (const { from, to, lines, marks } of edges) {
    const dashed = marks.length > 0;
    const key = JSON.stringify([from, to, dashed]);
    found.set(key, { from, to, lines: [...new Set([...(found.get(key)?.lines ?? []), ...lines])], dashed });
  }
  return [...found.values()];
}

function sizedNode(node: GraphNode, loops: readonly GraphEdge[]): SizedNode {
  const lines = titledLines(node.title, node.lines, titleText, nodeText);
  return {
    node,
    lines,
    width: lines.width + 2 * paddingX,
    height: lines.height + 2 * paddingY,
    loops:
      loops.length === 0
        ? undefined
        : {
            lines: wrappedLines(
              loops.flatMap((edge) => edge.lines),
              arrowText,
            ),
            dashed: loops.every(({ marks }) => marks.length > 0),
          },
  };
}

function loopWidth(loops: SizedNode["loops"]): number {
  return loops === undefined ? 0 : loop + 6 + loops.lines.width;
}

function boxOf({ node, lines, width, height }: SizedNode, at: { readonly x: number; readonly y: number }): Box {
  const [middle, y] = [at.x + margin, at.y + margin];
  const texts = textsAt(lines, middle, y + paddingY - 1, "middle");
  return {
    kind: "box",
    x: middle - Math.ceil(width / 2),
    y,
    width,
    height,
    looks: "node",
    dashed: node.marks.length > 0,
    to: node.to,
    texts,
  };
}

/** A point on the edge of a box. */
interface Port {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the positions at which lines meet the edge of a box. They are spaced evenly, in the order of the positions at
 * the other end.
 */
function ports(
  boxes: readonly Box[],
  lines: readonly { readonly box: number; readonly towards: number }[],
): readonly number[] {
  const found = lines.map(() => 0);
  for (const [index, { x, width }] of boxes.entries()) {
    const met = [...lines.keys()]
      .filter((line) => lines[line]!.box === index)
      .sort((a, b) => lines[a]!.towards - lines[b]!.towards);
    const step = Math.min(32, (width - 2 * paddingX) / Math.max(1, met.length - 1));
    met.forEach((line, place) => (found[line] = Math.round(x + width / 2 + (place - (met.length - 1) / 2) * step)));
  }
  return found;
}

/** Draws a line from the upper box through the layers to the lower one, with its arrowhead and label. */
function arrowItems(
  { dashed }: DrawnArrow,
  { isUp, through, label }: Way,
  lines: Lines,
  above: Port,
  below: Port,
): readonly Item[] {
  const [top, bottom] = [above.y + (isUp ? head : 0), below.y - (isUp ? 0 : head)];
  // The line goes straight down to the bottom of the upper layer, which is the bottom of its tallest box.
  let [path, x, y] = [`M${above.x} ${top}`, above.x, through[0]!.top + margin - layerGap];
  if (y > top) path += `V${y}`;
  else y = top;
  for (const step of through) {
    path +=
      curve(x, y, step.x + margin, step.top + margin) + (step.bottom > step.top ? `V${step.bottom + margin}` : "");
    [x, y] = [step.x + margin, step.bottom + margin];
  }
  path += curve(x, y, below.x, bottom);
  const arrow = isUp ? ({ x: above.x, y: above.y, towards: "up" } as const) : ({ ...below, towards: "down" } as const);
  const line: Line = { kind: "line", path, arrow, dashed };
  return [line, ...(lines.width === 0 ? [] : [tag(lines, label.x + margin, label.y + margin)])];
}

function curve(x: number, y: number, toX: number, toY: number): string {
  if (x === toX) return `V${toY}`;
  const middle = Math.round((y + toY) / 2);
  return `C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
}

function tag(lines: Lines, x: number, y: number): Box {
  const [width, height] = [lines.width + 8, lines.height];
  const top = y - Math.floor(height / 2);
  return {
    kind: "box",
    x: x - Math.ceil(width / 2),
    y: top,
    width,
    height,
    looks: "tag",
    texts: textsAt(lines, x, top, "middle"),
  };
}

function loopItems({ loops }: SizedNode, { x, y, width, height }: Box): readonly Item[] {
  if (loops === undefined) return [];
  const [right, quarter] = [x + width, Math.round(height / 4)];
  const [start, end] = [y + quarter, y + height - quarter];
  const path = `M${right} ${start}C${right + loop} ${start} ${right + loop} ${end} ${right + head} ${end}`;
  const line: Line = { kind: "line", path, arrow: { x: right, y: end, towards: "left" }, dashed: loops.dashed };
  return [
    line,
    ...textsAt(loops.lines, right + loop, Math.max(y, Math.round(y + (height - loops.lines.height) / 2)), "start"),
  ];
}
