import { type Arrow, type Layout, type Size, type SizedArrow, layOutConnected } from "./connected.ts";
import { gap } from "./positions.ts";

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
