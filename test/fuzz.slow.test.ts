import { fuzz } from "./support/fuzz.ts";

/** Other seeds than those of the fast test. */
fuzz(100_000, { small: 1_500, real: 80 });
