import { svgElement } from "../../../codegen/svg.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import type { GraphEdge, GraphNode, Picture } from "../site.ts";
import { draw } from "./draw.ts";
import { pictureSvg } from "./svg.ts";

/** What Kiln makes of what, as a file of SVG with its own style, in light and dark. */
export function pipelineSvg(): string {
  const { width, height } = draw(pipeline.drawing);
  const style = ["docs/style/colours.css", "docs/style/pictures.css"].map((template) => renderTemplate(template, {})).join("");
  const paper = svgElement("rect", { class: "paper", width, height, rx: 8 });
  return `${pictureSvg(pipeline, () => "", [svgElement("style", {}, style), paper]).toString().replaceAll("><", ">\n<")}\n`;
}

const nodes: readonly GraphNode[] = [
  node("spec", "spec/", "services, value sets, errors", "decisions and open questions", "releases"),
  node("model", "Model", "names resolved, groups expanded", "documented, decided, unknown"),
  node("changes", "Changes", "for whom, and what to do", "versions, changelogs, migrations"),
  node("openapi", "openapi", "OpenAPI 3.0, 3.1"),
  node("schemas", "schemas", "JSON Schemas"),
  node("validators", "validators", "TypeScript"),
  node("client", "client", "typed calls"),
  node("server", "server", "calls handlers"),
  node("docs", "docs", "a site, offline"),
];

const edges: readonly GraphEdge[] = [
  edge("spec", "model", "load, bind, check", "each fault with its place and remedy"),
  edge("model", "changes", "diff, release"),
  ...["openapi", "schemas", "validators", "client", "server", "docs"].map((output) => edge("model", output)),
];

const pipeline: Picture = {
  kind: "picture",
  id: "pipeline",
  title: "From one source of truth to packages",
  description: "Kiln reads the YAML files of a spec, makes one model of them, and compiles it into packages.",
  drawing: { kind: "graph", nodes, edges },
};

function node(id: string, title: string, ...lines: readonly string[]): GraphNode {
  return { id, title, lines, to: undefined, marks: [] };
}

function edge(from: string, to: string, ...lines: readonly string[]): GraphEdge {
  return { from, to, lines, marks: [] };
}
