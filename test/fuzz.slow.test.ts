import { fuzz } from "./support/fuzz.ts";

/** Seeds that the fast test does not use. */
fuzz(100_000, { small: 1_500, real: 80 });
