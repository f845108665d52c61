/** The name, with `_` appended if it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** The names of the parts that are no arguments. */
export interface OtherParts {
  readonly answer: string;
  readonly errors: string;
}

/** Arguments may have their names. */
export function otherParts(names: Iterable<string>): OtherParts {
  const taken = new Set(names);
  return { answer: freeName("answer", taken), errors: freeName("errors", taken) };
}
