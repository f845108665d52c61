import { whereKnown } from "../model/fact.ts";
import type { Service } from "../model/model.ts";
import type { OpenFact } from "../model/service.ts";
import { statusRemark } from "./marks.ts";

/**
 * The facts of a service by which readers judge the whole: who wrote the descriptions, and whether anything was
 * verified.
 */
const factsOfBasis: ReadonlySet<string> = new Set(["verification", "descriptions"]);

/** Whether the fact is one of those. */
export function isOfBasis({ name }: OpenFact): boolean {
  return factsOfBasis.has(name);
}

/**
 * Returns what the description of a service is based on, a sentence or two each. The spec states it in facts of these
 * names.
 */
export function basisNotes({ facts }: Service): readonly string[] {
  const known = facts.filter(isOfBasis);
  return known.map(({ text }) =>
    whereKnown(
      text,
      (words) => words + statusRemark(text),
      () => `Not known${statusRemark(text)}.`,
    ),
  );
}
