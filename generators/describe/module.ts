import type { Module } from "../model/query.ts";

/**
 * The tag of a documentation comment that leads to the manual of the real system; none where no page is known. Without
 * `@link`, TypeScript takes the `https` of an address for a name.
 */
export function manualTags({ manual }: Module): readonly `@${string}`[] {
  return manual === undefined ? [] : [`@see {@link ${manual}}`];
}

/** Paragraphs about a module, the first of which says what it is for. */
export function moduleParagraphs({ description }: Module, ...others: readonly (string | undefined)[]): string {
  return [description, ...others].filter((text) => text !== undefined && text !== "").join("\n\n");
}
