import type { Graph, GraphEdge, GraphNode } from "../site.ts";
import { layerGap, layOut, type Way } from "./layers/layout.ts";
import { linesOf, textsAt, type Lines } from "./lines.ts";
import type { Box, Item, Line, Scene } from "./scene.ts";

/* Lengths in pixels. */
const margin = 12;
const [paddingX, paddingY] = [14, 8];
/** How far an arrow from a node to itself goes aside. */
const loop = 26;

interface SizedNode {
  readonly node: GraphNode;
  readonly lines: Lines;
  /** Of its box. */
  readonly width: number;
  readonly height: number;
  /** Its arrows to itself, which are one arrow with the labels of all of them. */
  readonly loops: { readonly lines: Lines; readonly dashed: boolean } | undefined;
}

/** Boxes in layers, with arrows between them. */
export function graphScene({ nodes, edges }: Graph): Scene {
  const indexes = new Map(nodes.map(({ id }, index) => [id, index]));
  const sized = nodes.map((node) => sizedNode(node, edges.filter(({ from, to }) => from === node.id && to === node.id)));
  const between = edges.filter(({ from, to }) => from !== to);
  const labels = between.map(({ lines }) => linesOf(undefined, lines));
  const arrows = between.map(({ from, to }, index) => {
    const { width, height } = labels[index]!;
    return { from: indexes.get(from)!, to: indexes.get(to)!, width: width === 0 ? 0 : width + 8, height };
  });
  // A loop takes room on both sides, so that its node stays in the middle.
  const layout = layOut(sized.map(({ width, height, loops }) => ({ width: width + 2 * loopWidth(loops), height: Math.max(height, loops?.lines.height ?? 0) })), arrows);
  const boxes = sized.map((one, index) => boxOf(one, layout.nodes[index]!));
  const lines = between.flatMap((edge, index) => {
    const { from, to } = arrows[index]!;
    const way = layout.arrows[index]!;
    const [above, below] = way.isUp ? [to, from] : [from, to];
    return arrowItems(edge, way, labels[index]!, boxes[above]!, boxes[below]!);
  });
  return { width: layout.width + 2 * margin, height: layout.height + 2 * margin, items: [...lines, ...sized.flatMap((one, index) => loopItems(one, boxes[index]!)), ...boxes] };
}

function sizedNode(node: GraphNode, loops: readonly GraphEdge[]): SizedNode {
  const lines = linesOf(node.title, node.lines);
  return {
    node,
    lines,
    width: lines.width + 2 * paddingX,
    height: lines.height + 2 * paddingY,
    loops: loops.length === 0 ? undefined : { lines: linesOf(undefined, loops.flatMap((edge) => edge.lines)), dashed: loops.every(({ marks }) => marks.length > 0) },
  };
}

function loopWidth(loops: SizedNode["loops"]): number {
  return loops === undefined ? 0 : loop + 6 + loops.lines.width;
}

function boxOf({ node, lines, width, height }: SizedNode, at: { readonly x: number; readonly y: number }): Box {
  const [middle, y] = [at.x + margin, at.y + margin];
  const texts = textsAt(lines, middle, y + paddingY - 1, "middle");
  return { kind: "box", x: middle - Math.ceil(width / 2), y, width, height, looks: "node", dashed: node.marks.length > 0, to: node.to, texts };
}

/** A line from the upper box through the layers to the lower one, its head, and its label. */
function arrowItems({ marks }: GraphEdge, { isUp, through, label }: Way, lines: Lines, above: Box, below: Box): readonly Item[] {
  const head = 7;
  const first = through[0]!;
  const [startX, endX] = [port(above, first.x + margin), port(below, through.at(-1)!.x + margin)];
  const [top, bottom] = [above.y + above.height + (isUp ? head : 0), below.y - (isUp ? 0 : head)];
  // Down to the end of the upper layer, where its highest box ends.
  let [path, x, y] = [`M${startX} ${top}`, startX, first.top + margin - layerGap];
  if (y > top) path += `V${y}`;
  else y = top;
  for (const step of through) {
    path += curve(x, y, step.x + margin, step.top + margin) + (step.bottom > step.top ? `V${step.bottom + margin}` : "");
    [x, y] = [step.x + margin, step.bottom + margin];
  }
  path += curve(x, y, endX, bottom);
  const line: Line = { kind: "line", path, arrow: isUp ? { x: startX, y: top - head, towards: "up" } : { x: endX, y: bottom + head, towards: "down" }, dashed: marks.length > 0 };
  return [line, ...(lines.width === 0 ? [] : [tag(lines, label.x + margin, label.y + margin)])];
}

/** Where a line meets a box: as near to where it comes from as the box is wide. */
function port({ x, width }: Box, from: number): number {
  const room = Math.floor(width / 2) - paddingX;
  const middle = x + Math.ceil(width / 2);
  return Math.max(middle - room, Math.min(middle + room, middle + Math.round((from - middle) / 3)));
}

function curve(x: number, y: number, toX: number, toY: number): string {
  if (x === toX) return `V${toY}`;
  const middle = Math.round((y + toY) / 2);
  return `C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
}

function tag(lines: Lines, x: number, y: number): Box {
  const [width, height] = [lines.width + 8, lines.height];
  const top = y - Math.floor(height / 2);
  return { kind: "box", x: x - Math.ceil(width / 2), y: top, width, height, looks: "tag", dashed: false, to: undefined, texts: textsAt(lines, x, top, "middle") };
}

function loopItems({ loops }: SizedNode, { x, y, width, height }: Box): readonly Item[] {
  if (loops === undefined) return [];
  const [right, quarter] = [x + width, Math.round(height / 4)];
  const [start, end] = [y + quarter, y + height - quarter];
  const path = `M${right} ${start}C${right + loop} ${start} ${right + loop} ${end} ${right + 7} ${end}`;
  const line: Line = { kind: "line", path, arrow: { x: right, y: end, towards: "left" }, dashed: loops.dashed };
  return [line, ...textsAt(loops.lines, right + loop, Math.max(y, Math.round(y + (height - loops.lines.height) / 2)), "start")];
}
