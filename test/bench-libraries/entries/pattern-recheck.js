import { checkSync } from "recheck/lib/browser.js";
import { foundBy } from "../found.ts";

/**
 * Only its JavaScript: it also installs a JVM archive and a native program. Polynomial times are not counted, as ours
 * does not look for them.
 */
export const entry = (work) => () =>
  foundBy((pattern) => checkSync(pattern, "u").complexity?.type === "exponential", work);
