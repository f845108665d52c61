import type { OutFile } from "../../emit/emitter.ts";

/** A hundred outputs that all say the word, some of them at paths of its own. */
export function manyOutputs(word: string): readonly OutFile[] {
  return Array.from({ length: 100 }, (_, index) => ({
    path: index % 10 === 0 ? `packages/p/${word}/${index}.json` : `packages/p/shared/${index % 7}/${index}.json`,
    text: `${word} ${index}\n`.repeat(50),
    owner: "generator",
  }));
}
