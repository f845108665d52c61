import { parseDocument } from "yaml";
import { loadSources, type LoadResult } from "../../generators/index.ts";
import type { Editable } from "./editable.ts";

/** A loaded spec with changes that reach no disk. */
export interface SpecInMemory extends Editable {
  loaded(): LoadResult;
}

const project = "spec/project.yaml";

/** Only what is changed is read again: each file is a document of its own. */
export function specInMemory({ sources, documents }: LoadResult): SpecInMemory {
  const texts = new Map(sources);
  const changed = new Set<string>();
  const write = (file: string, text: string): void => {
    changed.add(`spec/${file}`);
    texts.set(`spec/${file}`, text);
  };
  return {
    write,
    edit(file, change) {
      const document = parseDocument(texts.get(`spec/${file}`) ?? absent(file));
      change(document);
      write(file, document.toString({ lineWidth: 0 }));
    },
    delete(file) {
      changed.add(`spec/${file}`);
      texts.delete(`spec/${file}`);
    },
    loaded() {
      const again = loadSources(new Map([...texts].filter(([file]) => file === project || changed.has(file))));
      const fresh = again.documents.filter(({ file }) => changed.has(file));
      const kept = documents.filter(({ file }) => !changed.has(file));
      const diagnostics = again.diagnostics.filter(({ place }) => place !== undefined && changed.has(place.file));
      return { sources: texts, documents: [...kept, ...fresh].sort((a, b) => (a.file < b.file ? -1 : 1)), diagnostics };
    },
  };
}

function absent(file: string): never {
  throw new Error(`There is no file spec/${file} to edit.`);
}
