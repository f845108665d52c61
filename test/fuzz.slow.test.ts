import { fuzz } from "./support/fuzz.ts";
import { seeds } from "./support/random.ts";

/** Seeds that the fast test does not use. */
fuzz(100_000, { small: 500 * seeds, real: 30 * seeds });
