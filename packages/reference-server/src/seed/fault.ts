/** A location in a file, as keys and indexes from the root. */
export type Path = readonly (string | number)[];

export interface Fault {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
  readonly remedy: string;
  /** The position of a syntax error, which has no path. */
  readonly at?: { readonly line: number; readonly column: number };
}

const mostShown = 20;

/** All faults of a seed, one per line, with file, line and column. */
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
