import { ensureBuild } from "../../generators/index.ts";

/** Rebuilds the runtime before any test if it is out of date, because the tested outputs contain it. */
export function setup(): void {
  ensureBuild();
}
