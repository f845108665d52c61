import { fuzz } from "./support/fuzz.ts";

fuzz(7, { small: 60, real: 4 });
