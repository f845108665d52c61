import { whereKnown, type Fact } from "../model/fact.ts";
import { statusRemark } from "./marks.ts";

/** Returns a description with its status, or `undefined` if it is not set. */
export function meaningProse(fact: Fact<string> | undefined): string | undefined {
  return (
    fact &&
    whereKnown(
      fact,
      (text) => text + statusRemark(fact),
      () => `Meaning${statusRemark(fact)}.`,
    )
  );
}
