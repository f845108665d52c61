import { whereKnown, type Fact } from "../model/fact.ts";
import { statusRemark } from "./marks.ts";

/** What something means, with its status; undefined where it is not said. */
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
