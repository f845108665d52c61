import { graphlib, layout } from "@dagrejs/dagre";

export const entry =
  ({ graphs }) =>
  () =>
    `${graphs.flatMap(placesIn).length} places`;

function placesIn({ nodes, arrows }) {
  const graph = new graphlib.Graph({ multigraph: true }).setGraph({}).setDefaultEdgeLabel(() => ({}));
  nodes.forEach((size, index) => graph.setNode(String(index), { ...size }));
  arrows.forEach(({ from, to, width, height }, index) =>
    graph.setEdge(String(from), String(to), { width, height, labelpos: "c" }, String(index)),
  );
  layout(graph);
  return graph.nodes().map((name) => graph.node(name));
}
