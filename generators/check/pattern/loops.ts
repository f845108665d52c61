/**
 * For each node of a graph the loop that it is in: a number that is the same for nodes which lead to each other,
 * undefined for those which do not lead back to themselves.
 */
export function loopsOf(after: readonly ReadonlySet<number>[]): readonly (number | undefined)[] {
  const before = after.map(() => new Set<number>());
  for (const [from, all] of after.entries()) for (const to of all) before[to]!.add(from);
  const loops: (number | undefined)[] = after.map(() => undefined);
  const done = new Set<number>();
  // Backwards from the node that a walk forwards left last, what is reached leads to it and is led to by it.
  for (const start of leavingOrder(after).reverse()) {
    if (done.has(start)) continue;
    const together = new Set([start]);
    for (const node of together) for (const one of before[node]!) if (!done.has(one)) together.add(one);
    for (const node of together) done.add(node);
    if (together.size > 1 || after[start]!.has(start)) for (const node of together) loops[node] = start;
  }
  return loops;
}

/** The nodes in the order in which a walk through all of them leaves each for the last time. */
function leavingOrder(after: readonly ReadonlySet<number>[]): number[] {
  const seen = new Set<number>();
  const left: number[] = [];
  for (const start of after.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const path = [{ node: start, next: after[start]!.values() }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { value, done } = top.next.next();
      if (done === true) left.push(path.pop()!.node);
      else if (!seen.has(value)) {
        seen.add(value);
        path.push({ node: value, next: after[value]!.values() });
      }
    }
  }
  return left;
}
