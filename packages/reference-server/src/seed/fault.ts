/** A location in a file: the keys and indexes that lead to it. */
export type Path = readonly (string | number)[];

export interface Fault {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
  readonly remedy: string;
  /** Given if the place is known but not a path: that of a syntax error. */
  readonly at?: { readonly line: number; readonly column: number };
}

const mostShown = 20;

/** All faults of a seed: one line each, with file, line and column. */
export class SeedError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly (Fault & { readonly at: { readonly line: number; readonly column: number } })[]) {
    const lines = faults
      .slice(0, mostShown)
      .map(({ file, at, message, remedy }) => `${file}:${at.line}:${at.column}: ${message}\n  ${remedy}`);
    const more = faults.length > mostShown ? [`… and ${faults.length - mostShown} more`] : [];
    super(`The seed cannot be used; nothing was stored.\n${[...lines, ...more].join("\n")}`);
    this.name = "SeedError";
    this.faults = faults;
  }
}
