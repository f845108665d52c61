import { svgElement } from "../../../codegen/html.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { groupBy } from "../../../model/group-by.ts";
import { emitters } from "../../emitters.ts";
import { siteFolder } from "../emitter.ts";
import type { GraphEdge, GraphNode, Picture } from "../site.ts";
import { draw, pictureSvg } from "./draw.ts";

/** Returns a diagram of Kiln's inputs and outputs as an SVG file with its own styles, for light and dark mode. */
export function pipelineSvg(): string {
  const { width, height } = draw(pipeline.drawing);
  const style = ["docs/style/colours.css", "docs/style/pictures.css"]
    .map((template) => renderTemplate(template, {}))
    .join("");
  const paper = svgElement("rect", { class: "paper", width, height, rx: 8 });
  return `${pictureSvg(pipeline, () => "", [svgElement("style", {}, style), paper])
    .toString()
    .replaceAll("><", ">\n<")}\n`;
}

/** The purposes of the packages, by name. Unlisted packages are shown in the group `Code`. */
const purposes: Readonly<Record<string, readonly [group: "Documents" | "Code" | "Servers", words: string]>> = {
  openapi: ["Documents", "OpenAPI 3.0, 3.1"],
  schemas: ["Documents", "JSON Schemas"],
  docs: ["Documents", "a site, offline"],
  validators: ["Code", "TypeScript"],
  client: ["Code", "typed calls"],
  "tanstack-query": ["Code", "typed queries"],
  server: ["Servers", "calls handlers"],
  mcp: ["Servers", "tools for models"],
  mock: ["Servers", "responses for tests"],
};

/** All outputs of `kiln generate` and `kiln docs`. */
const packages = [...emitters.map(({ into }) => into), siteFolder].map((folder) => folder.split("/")[1]!);
const groups = groupBy(packages, (name) => purposes[name]?.[0] ?? "Code");

const nodes: readonly GraphNode[] = [
  node("spec", "spec/", "services, value sets, errors", "decisions and open questions", "releases"),
  node("model", "Model", "names resolved, groups expanded", "documented, decided, unknown"),
  ...Array.from(groups, ([group, names]) =>
    node(
      group,
      group,
      ...names.map((name) => [name, purposes[name]?.[1]].filter((part) => part !== undefined).join(": ")),
    ),
  ),
  node("changes", "Changes", "audiences and remedies", "versions, changelogs, migrations"),
];

const edges: readonly GraphEdge[] = [
  edge("spec", "model", "load, bind, check", "each fault with", "its place and remedy"),
  ...Array.from(groups.keys(), (group) => edge("model", group)),
  edge("model", "changes", "diff, release"),
];

const pipeline: Picture = {
  kind: "picture",
  id: "pipeline",
  title: "From one source of truth to packages",
  description: `Kiln reads the YAML files of a spec, builds one model, and compiles it into packages: ${packages.join(", ")}.`,
  drawing: { kind: "graph", nodes, edges },
};

function node(id: string, title: string, ...lines: readonly string[]): GraphNode {
  return { id, title, lines, to: undefined, marks: [] };
}

function edge(from: string, to: string, ...lines: readonly string[]): GraphEdge {
  return { from, to, lines, marks: [] };
}
