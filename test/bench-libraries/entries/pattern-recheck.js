import { checkSync } from "recheck/lib/browser.js";
import { foundBy } from "../found.ts";

/**
 * Uses only its JavaScript version, because the package also installs a JVM archive and a native program. Ignores
 * polynomial times, because Kiln does not detect them.
 */
export const entry = (work) => () =>
  foundBy((pattern) => checkSync(pattern, "u").complexity?.type === "exponential", work);
