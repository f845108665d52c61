import type { ResourceService } from "../../../generators/model/resource.ts";
import type { ServiceDocument } from "./document.ts";
import { planOf, type Outcome, type PlannedCall } from "./plan.ts";
import { runProgram } from "./run-program.ts";
import type { Stranger } from "./stranger.ts";

/** Makes calls to the generated server, one after another, in the other team's project. */
export function outcomesOf(
  { folder, model }: Stranger,
  service: ResourceService,
  document: ServiceDocument,
  calls: readonly PlannedCall[],
): readonly Outcome[] {
  return runProgram(folder, "make-calls.ts", planOf(model.project.packageScope, service, document, calls));
}
