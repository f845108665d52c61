import { diffArrays } from "diff";

/** The lines that two versions of a text do not share. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * What changed between two versions, by line; lines of punctuation alone, and those that differ in a comma at the end, say nothing.
 * An added line in a block that another added line opens comes with the openers before it: `"limit": {` and `"type": "integer"`.
 */
export function lineChanges(before: string, after: string): LineChanges {
  const [removed, added]: [string[], string[]] = [[], []];
  let path: string[] = [];
  for (const { value, added: isAdded, removed: isRemoved } of diffArrays(lines(before), lines(after))) {
    for (const line of value) {
      if (!isRemoved) path = pathTo(line, path);
      if (!/\w/.test(line)) continue;
      if (isAdded) added.push(path.join(" › "));
      if (isRemoved) removed.push(line.trim());
    }
  }
  return { removed, added };
}

/** The line with those that it stands in, by their indentation. */
function pathTo(line: string, path: readonly string[]): string[] {
  return [...path.filter((other) => indentOf(other) < indentOf(line)), line];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function lines(text: string): string[] {
  return text.split("\n").map((line) => line.replace(/,$/, ""));
}
