import type { Mutant } from "./mutant.ts";

/** A fault that has no effect. */
interface Equivalent extends Pick<Mutant, "file" | "before" | "after"> {
  readonly reason: string;
}

/** The equivalent mutants. Lines are trimmed. */
const equivalents: readonly Equivalent[] = [
  {
    file: "templates/runtime/server/resource/in-memory-idempotency.ts",
    before: "forget(maxRecords - 1);",
    after: "forget(maxRecords + 1);",
    reason: "each lookup removes the records beyond the maximum",
  },
  {
    file: "templates/runtime/http/retries.ts",
    before: 'const value = headers.get("retry-after") ?? "";',
    after: 'const value = headers.get("retry-after");',
    reason: "the number and the date of null are as invalid as those of an empty string",
  },
];

/** Returns why no test can kill a mutant, or `undefined` if one could. */
export function reasonOf({ file, before, after }: Mutant): string | undefined {
  return equivalents.find((one) => one.file === file && one.before === before.trim() && one.after === after.trim())
    ?.reason;
}
