import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import type { Fault, Path } from "./fault.ts";

/*
 * Finds the positions of faults in the files. Runs only if there are faults, because it reads the files a second time
 * with positions, which takes ten times as long.
 */

type Placed = Fault & { readonly at: { readonly line: number; readonly column: number } };

export async function locate(faults: readonly Fault[]): Promise<readonly Placed[]> {
  const known = new Map<string, (path: Path) => Placed["at"]>();
  return faults.map((fault) => {
    const placeOf = known.get(fault.file) ?? placesIn(fault.file);
    known.set(fault.file, placeOf);
    return { ...fault, at: fault.at ?? placeOf(fault.path) };
  });
}

function placesIn(file: string): (path: Path) => Placed["at"] {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines });
  return (path) => {
    const { line, col } = lines.linePos(offsetOf(document, path));
    return { line, column: col };
  };
}

/** Returns the text of a file; an empty string for a seed that was passed as data. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Returns the offset of the value at a path, or of the nearest enclosing value. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return node.range[0];
  }
  return 0;
}
