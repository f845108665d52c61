import type { Graph, GraphEdge, Picture } from "../site.ts";

/** More boxes are not readable, and the time for their layout is quadratic. */
const [mostNodes, mostEdges] = [40, 80];

/**
 * A picture of boxes and arrows, in which equal arrows between the same boxes are merged; undefined if it would be
 * empty or too large.
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

/** Arrows that several facts have in common: a line for each. */
function merged(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const found = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to, edge.marks]);
    const same = found.get(key);
    found.set(key, same === undefined ? edge : { ...same, lines: [...same.lines, ...edge.lines] });
  }
  return [...found.values()];
}
