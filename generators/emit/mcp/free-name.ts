/** The name, or with `_` behind it where somebody has it. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** The part that says what the answer is, beside those of the arguments. */
export function answerPart(names: Iterable<string>): string {
  return freeName("answer", new Set(names));
}
