import type ts from "typescript";
import { sourceOf } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/**
 * The declarations of JavaScript and browsers that TypeScript brings: to parse them is half the work of a small
 * program, so it is done once.
 */
export interface Library {
  readonly folder: string;
  source(name: string): ts.SourceFile | undefined;
}

const libraries = new WeakMap<TypeScript, Library>();

export function libraryOf(ts: TypeScript): Library {
  const known = libraries.get(ts) ?? readLibrary(ts);
  libraries.set(ts, known);
  return known;
}

function readLibrary(ts: TypeScript): Library {
  const folder = ts.getDefaultLibFilePath({}).replace(/[^/\\]*$/, "");
  const sources = new Map<string, ts.SourceFile>();
  return { folder, source };

  function source(name: string): ts.SourceFile | undefined {
    if (!name.startsWith(folder)) return undefined;
    const found = sources.get(name) ?? read(name);
    if (found !== undefined) sources.set(name, found);
    return found;
  }

  function read(name: string): ts.SourceFile | undefined {
    const text = ts.sys.readFile(name);
    return text === undefined ? undefined : sourceOf(ts, name, text);
  }
}
