import type { Place } from "../model/place.ts";
import type { MapEntry, Node } from "../load/tree.ts";

/** A node of a file and its path from the root. */
export interface Path {
  /** The nodes from the root to the node itself. */
  readonly nodes: readonly Node[];
  /** The entry or index that leads to each node except the root. */
  readonly steps: readonly (MapEntry | number)[];
  /** True if the offset is in the key of the last step. */
  readonly isKey: boolean;
}

/** Finds the innermost node or key at an offset. An offset at the end of a word belongs to the word. */
export function pathAt(root: Node, offset: number): Path {
  const [nodes, steps]: [Node[], (MapEntry | number)[]] = [[root], []];
  for (;;) {
    const node = nodes.at(-1)!;
    const step = stepTo(node, offset);
    if (step === undefined) return { nodes, steps, isKey: false };
    steps.push(step);
    nodes.push(typeof step === "number" ? (node as { readonly items: readonly Node[] }).items[step]! : step.value);
    if (typeof step !== "number" && holds(step.keyPlace, offset)) return { nodes, steps, isKey: true };
  }
}

/** Returns the path to the node that contains the last node of a path. */
export function parentOf({ nodes, steps }: Path): Path {
  return { nodes: nodes.slice(0, -1), steps: steps.slice(0, -1), isKey: false };
}

function stepTo(node: Node, offset: number): MapEntry | number | undefined {
  if (node.kind === "map") {
    return node.entries.find(({ keyPlace, value }) => holds(keyPlace, offset) || holds(value.place, offset));
  }
  if (node.kind !== "list") return undefined;
  const index = node.items.findIndex(({ place }) => holds(place, offset));
  return index < 0 ? undefined : index;
}

export function holds({ start, end }: Place, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** Calls `visit` for each entry of the mappings below a node, outer entries first. */
export function visitEntries(node: Node, visit: (entry: MapEntry, parents: readonly MapEntry[]) => void): void {
  const enter = (inner: Node, parents: readonly MapEntry[]): void => {
    if (inner.kind === "list") for (const item of inner.items) enter(item, parents);
    if (inner.kind !== "map") return;
    for (const entry of inner.entries) {
      visit(entry, parents);
      enter(entry.value, [...parents, entry]);
    }
  };
  enter(node, []);
}
