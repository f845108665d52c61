import { seeds } from "../../support/random.ts";
import { agreement } from "./agreement.ts";

await agreement(30 * seeds);
