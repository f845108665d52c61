import { agreement } from "./agreement.ts";

await agreement(5);
