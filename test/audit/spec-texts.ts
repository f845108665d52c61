import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

export interface SpecText {
  /** The place, such as `spec/query/errors.yaml:3`. */
  readonly at: string;
  readonly text: string;
}

/**
 * Returns the prose of the spec: each YAML string with a space, and each comment line. Titles of sources are excluded,
 * because they are citations.
 */
export function specTexts(root: string): readonly SpecText[] {
  const files = readdirSync(join(root, "spec"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  return files.flatMap((file) => textsIn(`spec/${file}`, readFileSync(join(root, "spec", file), "utf8")));
}

export function textsIn(file: string, yaml: string): readonly SpecText[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const texts: SpecText[] = [];
  visit(document, {
    Pair(_, { key }, path) {
      return isScalar(key) && key.value === "title" && path.length === 2 && document.has("source")
        ? visit.SKIP
        : undefined;
    },
    Scalar(_, { value, range }) {
      if (typeof value === "string" && value.includes(" ") && range)
        texts.push({ at: `${file}:${lineCounter.linePos(range[0]).line}`, text: value });
    },
  });
  const comments = yaml
    .split("\n")
    .flatMap((line, index) => (/^\s*#/.test(line) ? [{ at: `${file}:${index + 1}`, text: line }] : []));
  return [...texts, ...comments];
}
