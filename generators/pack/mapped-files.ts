import { recordOrigins, takeOrigins } from "../codegen/typescript.ts";
import type { OutFile } from "../emit/emitter.ts";
import { mapDeclarations, type MappedFile } from "./declaration-map.ts";

/**
 * Returns the declaration files with names from the spec, each with its map. `files` must create the files lazily, so
 * that they are printed while origins are recorded. `spec` has the texts of the spec files.
 */
export function mappedFiles(files: Iterable<OutFile>, spec: ReadonlyMap<string, string>): readonly MappedFile[] {
  return recordOrigins(() => {
    const mapped: MappedFile[] = [];
    for (const { path, text } of files) {
      const taken = takeOrigins(text);
      if (taken.names.length > 0) mapped.push(mapDeclarations(path, taken, spec));
    }
    return mapped;
  });
}

/**
 * Returns the texts of the spec files that maps refer to, by path. Each ends after the last top-level entry that a name
 * comes from: what follows, such as examples, would double the size of some packages.
 */
export function sourcesOf(
  files: readonly MappedFile[],
  spec: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const last = new Map<string, number>();
  for (const { file, start } of files.flatMap(({ origins }) => origins))
    last.set(file, Math.max(start, last.get(file) ?? 0));
  return new Map([...last].sort().map(([file, start]) => [file, textUntil(spec.get(file)!, start)]));
}

/** Returns the text up to the end of the top-level entry at an offset. */
function textUntil(text: string, offset: number): string {
  const length = text.slice(offset).search(/(?<=\n)[^\s-]/);
  return length < 0
    ? text
    : `${text.slice(0, offset + length)}# This package declares nothing of the rest of the file.\n`;
}
