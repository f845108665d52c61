import { resourceServices } from "../../../generators/model/queries.ts";
import { proveAgreement } from "./prove-agreement.ts";
import { proveCompiled } from "./prove-compiled.ts";
import { proveDocument } from "./prove-document.ts";
import { provePacked } from "./prove-packed.ts";
import { proofOf } from "./proof.ts";
import { strangerOf } from "./stranger.ts";

/** Runs the slower checks: third-party tools and many objects. */
export async function proveSlow(id: string): Promise<void> {
  const stranger = strangerOf(id);
  const proof = proofOf(id, "slow");
  proveCompiled(proof, stranger, "TypeScript 5.9", "each");
  provePacked(proof, stranger);
  for (const service of stranger.model.services) proveDocument(proof, stranger, service.id);
  if (resourceServices(stranger.model).length > 0) await proveAgreement(proof, stranger);
  proof.end();
}
