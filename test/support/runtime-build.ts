import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * Rebuilds the runtime and the hand-written packages before any test if they are out of date: the tested outputs
 * contain the runtime, and programs that tests start load the build of the wiki.
 */
export function setup(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "../../scripts/build.ts")], { stdio: "inherit" });
}
