import { fuzz } from "./support/fuzz.ts";

fuzz(1, { small: 1_000, real: 60 });
