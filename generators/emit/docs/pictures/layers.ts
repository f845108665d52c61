import { type Link, gap, orderLayers, positionsOf } from "./positions.ts";

/**
 * Lays out nodes and arrows within the maximum width if possible. Unconnected parts are placed side by side, in rows. A
 * wider node or label has its own row.
 */
export function layOut(nodes: readonly Size[], arrows: readonly SizedArrow[], most = Infinity): Layout {
  const places: Layout["nodes"][number][] = [];
  const ways: Layout["arrows"][number][] = [];
  let [x, y, width, height] = [0, 0, 0, 0];
  for (const component of componentsOf(nodes.length, arrows)) {
    const own = layOutConnected(
      component.nodes.map((node) => nodes[node]!),
      component.arrows.map((index) => inComponent(arrows[index]!, component.nodes)),
      most,
    );
    // Starts a new row if the next part does not fit.
    if (x > 0 && x + own.width > most) [x, y] = [0, height + gap];
    own.nodes.forEach((place, index) => (places[component.nodes[index]!] = { x: place.x + x, y: place.y + y }));
    own.arrows.forEach(({ isUp, through, label }, index) => {
      ways[component.arrows[index]!] = {
        isUp,
        through: through.map((step) => ({ x: step.x + x, top: step.top + y, bottom: step.bottom + y })),
        label: { x: label.x + x, y: label.y + y },
      };
    });
    width = Math.max(width, x + own.width);
    height = Math.max(height, y + own.height);
    x += own.width + gap;
  }
  return { width, height, nodes: places, arrows: ways };
}

function inComponent(arrow: SizedArrow, nodes: readonly number[]): SizedArrow {
  return { ...arrow, from: nodes.indexOf(arrow.from), to: nodes.indexOf(arrow.to) };
}

/** A connected part of the graph: the indexes of its nodes and arrows, in order. */
interface Component {
  readonly nodes: readonly number[];
  readonly arrows: readonly number[];
}

/** Returns the connected components of a graph, in the order of their first nodes. Nodes without an arrow come last. */
function componentsOf(count: number, arrows: readonly Arrow[]): readonly Component[] {
  // A union-find forest: maps each node to a node in the same component. The first node of a component maps to itself.
  const leads = Array.from({ length: count }, (_, node) => node);
  const leadOf = (node: number): number => (leads[node] === node ? node : leadOf(leads[node]!));
  for (const { from, to } of arrows) {
    const [one, other] = [leadOf(from), leadOf(to)];
    leads[Math.max(one, other)] = Math.min(one, other);
  }
  const all = Array.from({ length: count }, (_, node) => node);
  const found = all
    .filter((node) => leads[node] === node)
    .map(
      (lead): Component => ({
        nodes: all.filter((node) => leadOf(node) === lead),
        arrows: [...arrows.keys()].filter((index) => leadOf(arrows[index]!.from) === lead),
      }),
    );
  return [true, false].flatMap((isConnected) => found.filter((one) => one.arrows.length > 0 === isConnected));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An arrow and the size of its label. */
export type SizedArrow = Arrow & Size;

interface Layout extends Size {
  /** The horizontal center and the top of each node. */
  readonly nodes: readonly { readonly x: number; readonly y: number }[];
  readonly arrows: readonly Way[];
}

/** The path of an arrow from the upper node to the lower one. */
export interface Way {
  /** True if the arrowhead is at the upper end. */
  readonly isUp: boolean;
  /** The positions at which the arrow passes through each layer between the two nodes. */
  readonly through: readonly { readonly x: number; readonly top: number; readonly bottom: number }[];
  /** The center of its label. */
  readonly label: { readonly x: number; readonly y: number };
}

/** Space between layers, in pixels. Labels have separate layers between those of nodes. */
export const layerGap = 28;

/**
 * Lays out nodes in layers, with a separate place for each label, so that nothing overlaps. All arrows point down,
 * except those that close a cycle. Layers keep to the maximum width if possible.
 */
function layOutConnected(nodes: readonly Size[], arrows: readonly SizedArrow[], most: number): Layout {
  const { ranks: free, isUp } = ranksOf(nodes.length, arrows);
  const ranks = narrowRanks(
    free,
    arrows,
    nodes.map(({ width }) => width),
    most,
  );
  const chains = chainsOf(nodes.length, ranks, arrows, most);
  const inner = chains.flatMap(({ parts }) => parts);
  const layerOf = [...ranks.map((rank) => rank * 2), ...inner.map(({ layer }) => layer)];
  const sizes: readonly Size[] = [...nodes, ...inner];
  const links = chains.flatMap(linksOf);
  const layers = orderLayers(inLayers(layerOf), links);
  const middles = positionsOf(
    layers,
    links,
    sizes.map(({ width }) => width),
    nodes.length,
    most,
  );
  const left = Math.min(...sizes.map(({ width }, index) => middles[index]! - Math.ceil(width / 2)), 0);
  const xOf = (thing: number): number => middles[thing]! - left;

  const tops: number[] = [];
  const heights = layers.map((layer) => Math.max(0, ...layer.map((thing) => sizes[thing]!.height)));
  let y = 0;
  for (const height of heights) {
    tops.push(y);
    y += height + layerGap;
  }
  return {
    width: Math.max(0, ...sizes.map(({ width }, thing) => xOf(thing) + Math.ceil(width / 2))),
    height: Math.max(0, y - layerGap),
    nodes: nodes.map((_, node) => ({ x: xOf(node), y: tops[layerOf[node]!]! })),
    arrows: chains.map(({ first, parts, label }, index) => {
      const through = parts.map(({ layer }, part) => ({
        x: xOf(first + part),
        top: tops[layer]!,
        bottom: tops[layer]! + heights[layer]!,
      }));
      const { x, top, bottom } = through[label]!;
      return { isUp: isUp[index]!, through, label: { x, y: Math.round((top + bottom) / 2) } };
    }),
  };
}

/** An arrow as a chain of parts: one part in each layer between its ends. One of the parts is the label. */
interface Chain {
  readonly above: number;
  readonly below: number;
  /** The index of its first part, counted among all nodes. */
  readonly first: number;
  readonly parts: readonly (Size & { readonly layer: number })[];
  /** The index of the label in `parts`. */
  readonly label: number;
}

function chainsOf(
  count: number,
  ranks: readonly number[],
  arrows: readonly SizedArrow[],
  most: number,
): readonly Chain[] {
  let first = count;
  const ways = arrows.map(({ from, to }) => {
    const [above, below] = ranks[from]! < ranks[to]! ? [from, to] : [to, from];
    const start = ranks[above]! * 2 + 1;
    return { above, below, start, length: ranks[below]! * 2 - start };
  });
  // The width used in each layer of labels: all lines, and the labels placed so far.
  const used = new Map<number, number>();
  const use = (layer: number, width: number): unknown => used.set(layer, (used.get(layer) ?? 0) + width);
  for (const { start, length } of ways) for (let part = 0; part < length; part++) use(start + part, gap);
  return ways.map(({ above, below, start, length }, index) => {
    const { width, height } = arrows[index]!;
    const label = labelPart(length, most - width, (part) => used.get(start + part)!);
    use(start + label, width);
    const parts = Array.from({ length }, (_, part) => ({
      layer: start + part,
      width: part === label ? width : 0,
      height: part === label ? height : 0,
    }));
    const chain = { above, below, first, parts, label };
    first += length;
    return chain;
  });
}

/**
 * Returns the part of a chain that holds the label: the middle if there is room, otherwise the part with the most room.
 * The length of a chain is odd, and labels are in parts with even indexes.
 */
function labelPart(length: number, room: number, used: (part: number) => number): number {
  const middle = Math.floor(length / 4) * 2;
  if (used(middle) <= room) return middle;
  const parts = Array.from({ length: (length + 1) / 2 }, (_, index) => index * 2);
  return parts.reduce((best, part) => (used(part) < used(best) ? part : best), middle);
}

function linksOf({ above, below, first, parts }: Chain): readonly Link[] {
  const things = [above, ...parts.map((_, part) => first + part), below];
  return things.slice(1).map((thing, index) => [things[index]!, thing]);
}

function inLayers(layerOf: readonly number[]): readonly (readonly number[])[] {
  const layers = Array.from({ length: Math.max(0, ...layerOf) + 1 }, (): number[] => []);
  layerOf.forEach((layer, thing) => layers[layer]!.push(thing));
  return layers;
}

/**
 * Moves nodes to lower ranks if a rank, including the labels above it, is wider than `most`. Nodes with the fewest
 * ranks below them move first. Each line that passes through a rank takes one gap.
 */
function narrowRanks(
  ranks: readonly number[],
  arrows: readonly (Arrow & { readonly width: number })[],
  nodeWidths: readonly number[],
  most: number,
): readonly number[] {
  const found = [...ranks];
  const widths = nodeWidths.map((width, node) =>
    Math.max(
      width,
      arrows.reduce(
        (sum, { from, to, width: label }) => sum + ((ranks[from]! < ranks[to]! ? to : from) === node ? label + gap : 0),
        -gap,
      ),
    ),
  );
  const below = ranks.map((rank, node) =>
    arrows
      .flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []))
      .filter((other) => ranks[other]! > rank),
  );
  const heights = ranks.map(() => 0);
  for (const node of [...ranks.keys()].sort((one, other) => ranks[other]! - ranks[one]!))
    heights[node] = Math.max(0, ...below[node]!.map((one) => heights[one]! + 1));
  const lower = (node: number): void => {
    found[node]!++;
    for (const one of below[node]!) if (found[one]! <= found[node]!) lower(one);
  };
  const inRank = (rank: number): readonly number[] =>
    [...found.keys()].filter((node) => found[node] === rank).sort((one, other) => heights[other]! - heights[one]!);
  const passing = (rank: number): number =>
    arrows.filter(
      ({ from, to }) => Math.min(found[from]!, found[to]!) < rank && Math.max(found[from]!, found[to]!) > rank,
    ).length;
  for (let rank = 0; rank <= Math.max(...found); rank++) {
    for (let here = inRank(rank); here.length > 1; here = inRank(rank)) {
      if (here.reduce((sum, node) => sum + widths[node]! + gap, (passing(rank) - 1) * gap) <= most) break;
      lower(here.at(-1)!);
    }
  }
  return found;
}

/** An arrow between two nodes, by index. Arrows from a node to itself are excluded. */
interface Arrow {
  readonly from: number;
  readonly to: number;
}

interface Ranks {
  /** The rank of each node, counted from the top. */
  readonly ranks: readonly number[];
  /** True for each arrow that points up because it closes a cycle. */
  readonly isUp: readonly boolean[];
}

/** Assigns a rank to each node, below all nodes with an arrow to it. Arrows that close a cycle are ignored. */
function ranksOf(count: number, arrows: readonly Arrow[]): Ranks {
  const { isUp } = walk(count, arrows);
  const down = arrows.map(({ from, to }, index) => (isUp[index] ? { from: to, to: from } : { from, to }));
  const { order } = walk(count, down);
  const ranks = Array.from({ length: count }, () => 0);
  const leaving = byNode(count, down, ({ from }) => from);
  for (const node of order) for (const { to } of leaving[node]!) ranks[to] = Math.max(ranks[to]!, ranks[node]! + 1);
  // A node without incoming arrows is placed directly above its highest successor.
  const isLedTo = new Set(down.map(({ to }) => to));
  for (const node of order) {
    const below = leaving[node]!.map(({ to }) => ranks[to]!);
    if (!isLedTo.has(node) && below.length > 0) ranks[node] = Math.min(...below) - 1;
  }
  return { ranks, isUp };
}

/**
 * Traverses the graph depth-first, in the order of the nodes. Returns a topological order of the nodes, and the arrows
 * that point up because they lead back to a node on the current path.
 */
function walk(
  count: number,
  arrows: readonly Arrow[],
): { readonly order: readonly number[]; readonly isUp: readonly boolean[] } {
  const isUp = arrows.map(() => false);
  const leaving = byNode(
    count,
    arrows.map((arrow, index) => ({ ...arrow, index })),
    ({ from }) => from,
  );
  const [isOpen, isDone, order] = [new Set<number>(), new Set<number>(), [] as number[]];
  const visit = (node: number): void => {
    isOpen.add(node);
    for (const { to, index } of leaving[node]!) {
      if (isOpen.has(to)) isUp[index] = true;
      else if (!isDone.has(to)) visit(to);
    }
    // The first node is at the top, so all arrows to it point up.
    if (node !== 0) isOpen.delete(node);
    isDone.add(node);
    order.unshift(node);
  };
  for (let node = 0; node < count; node++) if (!isDone.has(node)) visit(node);
  return { order, isUp };
}

function byNode<T>(count: number, items: readonly T[], nodeOf: (item: T) => number): readonly (readonly T[])[] {
  const lists = Array.from({ length: count }, (): T[] => []);
  for (const item of items) lists[nodeOf(item)]!.push(item);
  return lists;
}
