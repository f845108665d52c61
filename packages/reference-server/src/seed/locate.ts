import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import type { Fault, Path } from "./fault.ts";

/*
 * Locates faults in the files. It reads the files a second time, including places, which takes ten times as long. It
 * therefore runs only if there are faults.
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

/** A seed that a program made has no file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Returns the offset of the value at a path, or of the nearest value around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return node.range[0];
  }
  return 0;
}
