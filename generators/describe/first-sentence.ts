/** The first sentence of a text in Markdown; all of it where it has no end. */
export function firstSentence(markdown: string): string;
export function firstSentence(markdown: string | undefined): string | undefined;
export function firstSentence(markdown: string | undefined): string | undefined {
  if (markdown === undefined) return undefined;
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown)?.[0] ?? markdown;
}

/** What a text says beyond its first sentence; undefined where that is all of it. */
export function afterFirstSentence(markdown: string | undefined): string | undefined {
  return markdown?.slice(firstSentence(markdown)?.length).trimStart() || undefined;
}
