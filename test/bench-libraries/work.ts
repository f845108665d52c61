import { loadSources } from "../../generators/load/load.ts";
import { readSchemas, readSpec } from "../../generators/load/read.ts";
import type { Node } from "../../generators/load/tree.ts";
import type { SpecFile, Work } from "./entry.ts";

const slowPatterns = [
  "^(a+)+$", "(a*)*b", "^((ab)*)*$", "^(a|a)*$", "^(a|ab|b)*$", "(?:ab|a(?:b))*c", "^(?:a?a?)*$", "^(\\w+\\s?)*$", '(?:[^"]|\\\\.)*"$',
];
const safePatterns = [
  "^a+$", "^[a-z]+(-[a-z]+)*$", "^(?:a|b)*$", "(a+b)+", "^(ab|ac)*$", "^\\d+(,\\d+)*$", '^(?:[^"\\\\]|\\\\.)*$', "^https?://[^/]+(/[^/]*)*$",
];

/** The spec of this repository, in the forms that the candidates start from. */
export function readWork(root: string): Work {
  const { documents, sources } = loadSources(readSpec(root).sources);
  const files = documents.map(({ file, kind, root: tree }): SpecFile => {
    const data = plain(tree) as Readonly<Record<string, unknown>>;
    const schema = kind === "service" ? `${String(data["kind"])}-service.json` : `${kind}.json`;
    return { file, text: sources.get(file)!, schema, tree, data };
  });
  if (files.length === 0) throw new Error("There is no spec to measure with.");
  return { schemas: readSchemas(), files, slowPatterns, safePatterns, sentences: files.flatMap(({ text }) => text.split("\n")) };
}

function plain(node: Node): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
}
