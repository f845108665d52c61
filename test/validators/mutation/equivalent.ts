import type { Mutant } from "./mutant.ts";

/** A fault that has no effect. */
interface Equivalent extends Pick<Mutant, "file" | "before" | "after"> {
  readonly reason: string;
}

/** Lines without the spaces around them. */
const equivalents: readonly Equivalent[] = [];

/** Why no test can kill it, if none can. */
export function reasonOf({ file, before, after }: Mutant): string | undefined {
  return equivalents.find((one) => one.file === file && one.before === before.trim() && one.after === after.trim())
    ?.reason;
}
