import { buildRuntime, buildState } from "../../generators/index.ts";

/** The tests run what the runtime's sources say: a build that is not theirs is made anew before the first test. */
export function setup(): void {
  if (buildState() !== "fresh") buildRuntime();
}
