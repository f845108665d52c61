import { format as formatWith } from "prettier/standalone";
import * as yaml from "prettier/plugins/yaml";
import type { Node } from "../load/tree.ts";

/** Formats YAML that has no syntax errors. The data is unchanged. */
export function format(text: string): Promise<string> {
  return formatWith(text, {
    ...style,
    parser: "yaml",
    plugins: [yaml],
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
  });
}

/** The format of spec files as Prettier options. `.prettierrc.yaml` has the same options for editors. */
export const style = { printWidth: 140, singleQuote: true } as const;

/** Returns whether two trees have the same data, with keys in the same order. */
export function sameData(before: Node, after: Node): boolean {
  return JSON.stringify(data(before)) === JSON.stringify(data(after));
}

function data(node: Node): unknown {
  switch (node.kind) {
    case "scalar":
      return [node.value];
    case "list":
      return { list: node.items.map(data) };
    case "map":
      return { map: node.entries.map(({ key, value }) => [key, data(value)]) };
  }
}
