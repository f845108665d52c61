import { lexer, type MarkedToken, type Token } from "marked";

/** The tokens of a text in Markdown, as GitHub reads it. HTML in it is a token of its own, and is text to us. */
export function tokensOf(markdown: string): readonly MarkedToken[] {
  return known(lexer(markdown, { gfm: true }));
}

/** Without extensions there are no other tokens than those that the library has types of. */
export function known(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  return (tokens ?? []) as readonly MarkedToken[];
}
