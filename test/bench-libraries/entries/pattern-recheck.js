import { checkSync } from "recheck/lib/browser.js";
import { foundBy } from "../found.ts";

/** Its JavaScript: beside that it brings a JVM archive and a native program. A polynomial time is not counted, as ours does not count it. */
export const entry = (work) => () => foundBy((pattern) => checkSync(pattern, "u").complexity?.type === "exponential", work);
