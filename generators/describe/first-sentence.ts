/** The first sentence of a text in Markdown; all of it where it has no end. */
export function firstSentence(markdown: string): string;
export function firstSentence(markdown: string | undefined): string | undefined;
export function firstSentence(markdown: string | undefined): string | undefined {
  if (markdown === undefined) return undefined;
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown)?.[0] ?? markdown;
}
