import type { Code } from "../catalogue.ts";
import { bindExplanations } from "./bind.ts";
import { checkExplanations } from "./check.ts";
import { diffExplanations } from "./diff.ts";
import { driftExplanations } from "./drift.ts";
import { learnExplanations } from "./learn.ts";
import { loadExplanations } from "./load.ts";
import { writeExplanations } from "./write.ts";

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
