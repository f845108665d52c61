type Texts = readonly (string | undefined)[];

/** The sentences that there are, on one line; undefined where there are none. */
export function sentences(first: string, ...others: Texts): string;
export function sentences(...texts: Texts): string | undefined;
export function sentences(...texts: Texts): string | undefined {
  return joined(texts, " ");
}

/** The paragraphs that there are; undefined where there are none. */
export function paragraphs(first: string, ...others: Texts): string;
export function paragraphs(...texts: Texts): string | undefined;
export function paragraphs(...texts: Texts): string | undefined {
  return joined(texts, "\n\n");
}

function joined(texts: Texts, separator: string): string | undefined {
  const some = texts.filter((text) => text !== undefined && text !== "");
  return some.length === 0 ? undefined : some.join(separator);
}
