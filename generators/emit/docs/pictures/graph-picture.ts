import type { Graph, GraphEdge, Picture } from "../site.ts";

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
