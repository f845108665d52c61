import { proveFast } from "./harness/prove-fast.ts";

proveFast("bookings");
