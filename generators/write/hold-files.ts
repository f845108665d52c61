import type { OutFile } from "../emit/emitter.ts";

/**
 * The same files, made one after another and kept as bytes outside the heap: a third of what their texts would take.
 */
export function holdFiles(files: Iterable<OutFile>): readonly OutFile[] {
  return Array.from(files, held);
}

function held({ path, owner, text }: OutFile): OutFile {
  const bytes = Buffer.from(text);
  return {
    path,
    owner,
    get text() {
      return bytes.toString();
    },
  };
}
