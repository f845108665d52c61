/** A component of Kiln, or a library that could replace it. */
export interface Candidate {
  readonly component: string;
  readonly name: string;
  /** A file of `entries/`. */
  readonly entry: string;
  /** A package to install that is not a dependency of Kiln. The tables omit the candidate if it is missing. */
  readonly needs?: string;
}

export const candidates: readonly Candidate[] = [
  { component: "shape check", name: "load/check-shape.ts", entry: "shape-kiln.ts" },
  { component: "shape check", name: "ajv", entry: "shape-ajv.ts" },
  { component: "shape check", name: "ajv, standalone code", entry: "shape-ajv-standalone.ts" },
  { component: "YAML tree", name: "load/parse.ts, on js-yaml's events", entry: "yaml-kiln.ts" },
  { component: "YAML tree", name: "yaml", entry: "yaml-yaml.ts" },
  { component: "slow patterns", name: "check/pattern/can-be-slow.ts", entry: "pattern-kiln.ts" },
  { component: "slow patterns", name: "safe-regex2", entry: "pattern-safe-regex2.js", needs: "safe-regex2" },
  { component: "slow patterns", name: "recheck, its JavaScript", entry: "pattern-recheck.js", needs: "recheck" },
  { component: "Markdown text", name: "codegen/markdown.ts", entry: "markdown-kiln.ts" },
  {
    component: "Markdown text",
    name: "mdast-util-to-markdown",
    entry: "markdown-mdast.js",
    needs: "mdast-util-to-markdown",
  },
  { component: "layout of graphs", name: "emit/docs/pictures/layers", entry: "layout-kiln.ts" },
  { component: "layout of graphs", name: "@dagrejs/dagre", entry: "layout-dagre.js", needs: "@dagrejs/dagre" },
  { component: "SQL statements", name: "storage/sql/wiki-select.ts", entry: "statements-kiln.ts" },
  { component: "SQL statements", name: "kysely", entry: "statements-kysely.js", needs: "kysely" },
];
