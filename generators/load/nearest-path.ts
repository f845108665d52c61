import { nearest } from "../diagnostics/suggest.ts";
import { FILE_KINDS, matchesStep, SPEC, YAML_NAME } from "./file-kinds.ts";

/** The path that a misplaced file was probably meant to have. */
export function nearestPath(file: string): string | undefined {
  const steps = file.replace(YAML_NAME, ".yaml").split("/").slice(1);
  const paths = FILE_KINDS.map(({ path }) => path).filter((path) => path.length === steps.length);
  const meant = paths.map((path) => path.map((pattern, index) => meantStep(pattern, steps[index]!)));
  const whole = meant
    .filter((path) => path.every((step) => step !== undefined))
    .map((path) => [SPEC, ...path].join("/"));
  return nearest(file, whole) ?? whole[0];
}

function meantStep(pattern: string, step: string): string | undefined {
  if (matchesStep(pattern, step)) return step;
  return pattern.includes("*") ? undefined : nearest(step, [pattern]);
}
