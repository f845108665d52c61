/** Returns the name, with `_` appended until it is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** The names of the parts that are not arguments. */
export interface OtherParts {
  readonly answer: string;
  readonly errors: string;
}

/** Returns part names that differ from those of the arguments. */
export function otherParts(names: Iterable<string>): OtherParts {
  const taken = new Set(names);
  return { answer: freeName("answer", taken), errors: freeName("errors", taken) };
}
