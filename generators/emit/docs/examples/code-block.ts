import type { Block, Code } from "../site.ts";

export function codeBlock(title: string, language: Code["language"], text: string): Code {
  return { kind: "code", title, language, text };
}

/** Returns labeled tabs of alternative code blocks, or no block if the list is empty. */
export function tabs(id: string, label: string, [first, ...others]: readonly Code[]): readonly Block[] {
  return first === undefined ? [] : [{ kind: "tabs", id, label, tabs: [first, ...others] }];
}

/** Returns the JSON of a response, titled with its status. */
export function jsonCode(title: string, value: unknown): Code {
  return codeBlock(title, "json", JSON.stringify(value, undefined, 2));
}
