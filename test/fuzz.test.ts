import { fuzz } from "./support/fuzz.ts";

fuzz(1, { small: 200, real: 10 });
