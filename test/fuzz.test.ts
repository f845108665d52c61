import { fuzz } from "./support/fuzz.ts";

fuzz(1, { small: 400, real: 20 });
