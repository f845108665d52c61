import { loadSources, type LoadResult } from "../../generators/index.ts";
import { checkFile, type CheckedFile, type FileCheck } from "../../generators/load/load.ts";

/**
 * Loads variants of a spec. A file that is unchanged is checked only once, because its check depends on nothing else.
 */
export type Load = (sources: ReadonlyMap<string, string>) => LoadResult;

export function loadAgain(before: ReadonlyMap<string, string>): Load {
  const known = new Map<string, CheckedFile>();
  const check: FileCheck = (classified, text) => {
    const { file } = classified;
    if (text !== before.get(file)) return checkFile(classified, text);
    const checked = known.get(file) ?? checkFile(classified, text);
    known.set(file, checked);
    return checked;
  };
  return (sources) => loadSources(sources, [], check);
}
