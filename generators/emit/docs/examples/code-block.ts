import type { Example } from "../../../model/example.ts";
import type { Block, Code } from "../site.ts";

export function codeBlock(title: string, language: Code["language"], text: string): Block {
  return { kind: "code", title, language, text };
}

/** What an example is answered with; nothing where it does not show that. */
export function answerCode({ response }: Example): readonly Block[] {
  return response === undefined ? [] : [codeBlock("Response", "json", JSON.stringify(response, undefined, 2))];
}
