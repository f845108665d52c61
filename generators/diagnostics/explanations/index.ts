import type { Code } from "../catalogue.ts";
import { bindExplanations, checkExplanations, loadExplanations } from "./spec.ts";
import { diffExplanations, driftExplanations, learnExplanations, writeExplanations } from "./outputs.ts";

/**
 * The reason why each code is a fault, and its common causes. The type requires one for every code of the catalogue.
 */
export const explanations: Readonly<Record<Code, string>> = {
  ...loadExplanations,
  ...bindExplanations,
  ...checkExplanations,
  ...writeExplanations,
  ...learnExplanations,
  ...driftExplanations,
  ...diffExplanations,
};
