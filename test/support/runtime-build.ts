import { ensureBuild } from "../../generators/index.ts";

/**
 * The outputs that tests look at hold the build of the runtime: it is made before any test where it is not what the
 * sources say.
 */
export function setup(): void {
  ensureBuild();
}
