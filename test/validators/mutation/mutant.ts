/** One small fault in one file of the generated package. */
export interface Mutant {
  /** Path below `packages/validators/generated`, such as `runtime/query.js`. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Kind of mutation, such as `off by one`. */
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

/** The environment variable with the mutant that a test run must detect. The program in this folder sets it. */
export const variable = "KILN_MUTANT";

/**
 * Reports whether a loaded file is the file of a mutant. A file of a generated package is also mutated where a test has
 * generated this package into another folder.
 */
export function isMutated(loaded: string, file: string): boolean {
  return loaded === file || loaded.endsWith(`/${file.replace(/^packages\/(?=[^/]+\/generated\/)/, "")}`);
}

/** Returns the text of a file, with the fault if it is in this file. */
export function mutated(file: string, text: string): string {
  const mutant = process.env[variable] === undefined ? undefined : (JSON.parse(process.env[variable]) as Mutant);
  if (mutant === undefined || !isMutated(file, mutant.file)) return text;
  const lines = text.split("\n");
  if (lines[mutant.line - 1] !== mutant.before) throw new Error(`${file}:${mutant.line} is another line now`);
  return lines.with(mutant.line - 1, mutant.after).join("\n");
}
