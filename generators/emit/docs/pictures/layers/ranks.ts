/** An arrow between two nodes, by index. Arrows from a node to itself are excluded. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
}

export interface Ranks {
  /** The rank of each node, counted from the top. */
  readonly ranks: readonly number[];
  /** True for each arrow that points up because it closes a cycle. */
  readonly isUp: readonly boolean[];
}

/** Assigns a rank to each node, below all nodes with an arrow to it. Arrows that close a cycle are ignored. */
export function ranksOf(count: number, arrows: readonly Arrow[]): Ranks {
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
