import { lawsOfLearning } from "./support/laws.ts";

lawsOfLearning(Array.from({ length: 600 }, (_, seed) => 1_000 + seed));
