import type { Arrow } from "./ranks.ts";

/** What arrows connect: nodes and arrows by their indexes, in their order. */
export interface Component {
  readonly nodes: readonly number[];
  readonly arrows: readonly number[];
}

/**
 * The parts of a graph between which there is no arrow, in the order of their first nodes; nodes without an arrow come
 * last.
 */
export function componentsOf(count: number, arrows: readonly Arrow[]): readonly Component[] {
  // By node: one of the nodes that it is connected to, which is itself for the first of them.
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
