import { codeSpan } from "../codegen/markdown.ts";
import { whereKnown } from "../model/fact.ts";
import type { QueryService } from "../model/query.ts";

/**
 * Names the callers with the higher of two limits. The status of the right is shown elsewhere, where there is more
 * space.
 */
export function highCallers({ limits: { highRight } }: Pick<QueryService, "limits">): string {
  if (highRight === undefined) return "callers with high limits";
  return whereKnown(
    highRight,
    (right) => `callers with the right ${codeSpan(right)}`,
    () => "callers with an unknown right",
  );
}
