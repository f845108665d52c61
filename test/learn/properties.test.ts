import { lawsOfLearning } from "./support/laws.ts";

lawsOfLearning(Array.from({ length: 30 }, (_, seed) => seed));
