import { whereKnown, type Fact } from "../model/fact.ts";
import { statusRemark } from "./marks.ts";

/** What a field means, with the status of that; or that nobody knows it. */
export function meaningProse(fact: Fact<string>): string {
  return whereKnown(fact, (text) => text + statusRemark(fact), () => `Meaning${statusRemark(fact)}.`);
}
