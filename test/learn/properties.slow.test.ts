import { seeds } from "../support/random.ts";
import { lawsOfLearning } from "./support/laws.ts";

lawsOfLearning(Array.from({ length: 200 * seeds }, (_, seed) => 1_000 + seed));
