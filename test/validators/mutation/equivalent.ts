import type { Mutant } from "./mutant.ts";

/** A fault that has no effect. */
interface Equivalent extends Pick<Mutant, "file" | "before" | "after"> {
  readonly reason: string;
}

/** The equivalent mutants. Lines are trimmed. */
const equivalents: readonly Equivalent[] = [];

/** Returns why no test can kill a mutant, or `undefined` if one could. */
export function reasonOf({ file, before, after }: Mutant): string | undefined {
  return equivalents.find((one) => one.file === file && one.before === before.trim() && one.after === after.trim())
    ?.reason;
}
