import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { isIgnored } from "../../generators/load/file-kinds.ts";
import { loadSources, type LoadResult } from "../../generators/index.ts";
import { rootFolder } from "../support/emit.ts";
import type { Editable } from "./editable.ts";

/** A loaded spec that is edited only in memory. */
export interface SpecInMemory extends Editable {
  loaded(): LoadResult;
  text(file: string): string;
}

const project = "spec/project.yaml";

/**
 * Reads only changed files again, because each file is a separate document. Files that the compiler does not read, such
 * as statements, come from the folder.
 */
export function specInMemory({ sources, documents }: LoadResult): SpecInMemory {
  const texts = new Map(sources);
  const changed = new Set<string>();
  const write = (file: string, text: string): void => {
    changed.add(`spec/${file}`);
    texts.set(`spec/${file}`, text);
  };
  const text = (file: string): string =>
    texts.get(`spec/${file}`) ?? readFileSync(join(rootFolder, "spec", file), "utf8");
  return {
    write,
    text,
    edit(file, change) {
      const document = parseDocument(text(file));
      change(document);
      write(file, document.toString({ lineWidth: 0 }));
    },
    delete(file) {
      changed.add(`spec/${file}`);
      texts.delete(`spec/${file}`);
    },
    loaded() {
      const isRead = (file: string): boolean => (file === project || changed.has(file)) && !isIgnored(dirname(file));
      const again = loadSources(new Map([...texts].filter(([file]) => isRead(file))));
      const fresh = again.documents.filter(({ file }) => changed.has(file));
      const kept = documents.filter(({ file }) => !changed.has(file));
      const diagnostics = again.diagnostics.filter(({ place }) => place !== undefined && changed.has(place.file));
      return { sources: texts, documents: [...kept, ...fresh].sort((a, b) => (a.file < b.file ? -1 : 1)), diagnostics };
    },
  };
}
