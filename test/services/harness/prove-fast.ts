import { resourceServices } from "../../../generators/model/queries.ts";
import { proveResponses } from "./prove-responses.ts";
import type { Extent } from "./calls.ts";
import { proveCalls, proveErrors, proveRules } from "./prove-calls.ts";
import { proveCompiled } from "./prove-compiled.ts";
import { proveGenerated } from "./prove-generated.ts";
import { proveMedia } from "./prove-media.ts";
import { provePages } from "./prove-pages.ts";
import { provePolls } from "./prove-polls.ts";
import { proveStatuses } from "./prove-statuses.ts";
import { proveStubs } from "./prove-stubs.ts";
import { proofOf } from "./proof.ts";
import { strangerOf } from "./stranger.ts";

/** Runs the checks of the outputs for another team's spec that take only seconds. */
export function proveFast(id: string, extent: Extent = "each"): void {
  const stranger = strangerOf(id);
  const proof = proofOf(id, "fast");
  proveGenerated(proof, stranger);
  proveCompiled(proof, stranger, "TypeScript 7", extent);
  for (const service of resourceServices(stranger.model)) {
    proveStubs(proof, stranger, service);
    proveResponses(proof, stranger, service);
    proveCalls(proof, stranger, service, extent);
    provePages(proof, stranger, service, extent);
    provePolls(proof, stranger, service, extent);
    proveRules(proof, stranger, service);
    proveStatuses(proof, stranger, service);
    proveMedia(proof, stranger, service);
    proveErrors(proof, stranger, service);
  }
  proof.end();
}
