/** The most characters that `describe` says of a name: 1,200 tokens of about four characters. */
export const budget = 4800;

/** The first text that is within the budget, the richest first; the last one is cut. */
export function fit(texts: readonly (() => string)[]): string {
  let text = "";
  for (const make of texts) {
    text = make();
    if (text.length <= budget) return text;
  }
  return `${text.slice(0, budget - 1).toWellFormed()}…`;
}
