import { recordOrigins, takeOrigins } from "../codegen/spec-names.ts";
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
