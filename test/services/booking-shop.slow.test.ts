import { proveSlow } from "./harness/prove-slow.ts";

await proveSlow("booking-shop");
