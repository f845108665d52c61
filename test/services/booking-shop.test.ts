import { proveFast } from "./harness/prove-fast.ts";

proveFast("booking-shop", "basic");
