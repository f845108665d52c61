import { forgetBuilt } from "../runtime/built.ts";
import { buildState } from "../runtime/state.ts";

/** Builds the runtime of the packages where the build is not what the sources say, as in a repository of Kiln's own; says whether it did. */
export async function refreshRuntime(): Promise<boolean> {
  if (buildState() === "fresh") return false;
  const { buildRuntime } = await import("../runtime/build.ts");
  buildRuntime();
  forgetBuilt();
  return true;
}
