import { loadSources } from "../../generators/load/load.ts";
import { readSchemas, readSpec } from "../../generators/load/read.ts";
import type { Node } from "../../generators/load/tree.ts";
import { atMost, equal, isIn, lacksBits, type Select } from "../../packages/wiki/src/storage/select.ts";
import type { SizedGraph, SpecFile, Work } from "./entry.ts";

const slowPatterns = [
  "^(a+)+$",
  "(a*)*b",
  "^((ab)*)*$",
  "^(a|a)*$",
  "^(a|ab|b)*$",
  "(?:ab|a(?:b))*c",
  "^(?:a?a?)*$",
  "^(\\w+\\s?)*$",
  '(?:[^"]|\\\\.)*"$',
];
const safePatterns = [
  "^a+$",
  "^[a-z]+(-[a-z]+)*$",
  "^(?:a|b)*$",
  "(a+b)+",
  "^(ab|ac)*$",
  "^\\d+(,\\d+)*$",
  '^(?:[^"\\\\]|\\\\.)*$',
  "^https?://[^/]+(/[^/]*)*$",
];

/** A list of one table, a list with a join and filters, and the revisions of fifty pages. */
const queries: readonly Select[] = [
  {
    from: "log",
    columns: ["log.id", "log.type", "log.timestamp", "log.user_name", "log.title", "log.params"],
    where: [equal("log.type", "create"), atMost("log.timestamp", "20200101001203")],
    order: [
      { column: "log.timestamp", descending: true },
      { column: "log.id", descending: true },
    ],
    limit: 51,
  },
  {
    from: "revisions",
    joins: [{ table: "pages", on: [["pages.id", "revisions.page"]] }],
    columns: ["revisions.id", "revisions.timestamp", "revisions.comment", "pages.ns", "pages.title", "pages.latest"],
    where: [equal("revisions.user_name", "User 2")],
    filters: [lacksBits("revisions.hidden", 4), equal("pages.ns", 0)],
    order: [{ column: "revisions.timestamp" }, { column: "revisions.id" }],
    limit: 51,
  },
  {
    from: "texts",
    columns: ["texts.revision", "texts.text"],
    where: [isIn("texts.revision", [...Array(50).keys()])],
  },
];

/** Reads the spec of this repository, in the forms that the candidates start from. */
export function readWork(root: string): Work {
  const { documents, sources } = loadSources(readSpec(root).sources);
  const files = documents.map(({ file, kind, root: tree }): SpecFile => {
    const data = plain(tree) as Readonly<Record<string, unknown>>;
    const schema = kind === "service" ? `${String(data["kind"])}-service.json` : `${kind}.json`;
    return { file, text: sources.get(file)!, schema, tree, data };
  });
  if (files.length === 0) throw new Error("There is no spec to measure with.");
  return {
    schemas: readSchemas(),
    files,
    slowPatterns,
    safePatterns,
    sentences: files.flatMap(({ text }) => text.split("\n")),
    graphs: [4, 20, 60].map(graphOf),
    queries,
  };
}

/** Builds a graph with `count` boxes and about 1.5 times as many arrows, some of which form cycles. */
function graphOf(count: number): SizedGraph {
  const arrows = Array.from({ length: Math.floor(count * 1.5) }, (_, index) => ({
    from: index % count,
    to: (index * 7 + 3) % count,
    width: 80,
    height: 16,
  }));
  return {
    nodes: Array.from({ length: count }, () => ({ width: 120, height: 40 })),
    arrows: arrows.filter(({ from, to }) => from !== to),
  };
}

function plain(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
}
