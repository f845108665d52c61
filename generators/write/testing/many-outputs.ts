import type { OutFile } from "../../emit/emitter.ts";

/** Returns a hundred outputs that contain the word, some of them at paths that only this word uses. */
export function manyOutputs(word: string): readonly OutFile[] {
  return Array.from({ length: 100 }, (_, index) => ({
    path: index % 10 === 0 ? `packages/p/${word}/${index}.json` : `packages/p/shared/${index % 7}/${index}.json`,
    text: `${word} ${index}\n`.repeat(50),
    owner: "generator",
  }));
}
