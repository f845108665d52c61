import { resourceServices } from "../../../generators/model/queries.ts";
import { proveAgreement } from "./prove-agreement.ts";
import { proveCompiled } from "./prove-compiled.ts";
import { proveDocument } from "./prove-document.ts";
import { proveHostile } from "./prove-hostile.ts";
import { provePacked } from "./prove-packed.ts";
import { proofOf } from "./proof.ts";
import { strangerOf } from "./stranger.ts";

/**
 * Runs the slower checks: third-party tools, many objects, hostile texts. Meant for small specs: with a thousand
 * places, finding the positions for a text takes as long as everything else.
 */
export async function proveSlow(
  id: string,
  hostile: "with hostile texts" | "without hostile texts" = "with hostile texts",
): Promise<void> {
  const stranger = strangerOf(id);
  const proof = proofOf(id, "slow");
  proveCompiled(proof, stranger, "TypeScript 5.9", "each");
  provePacked(proof, stranger);
  for (const service of stranger.model.services) proveDocument(proof, stranger, service.id);
  if (resourceServices(stranger.model).length > 0) await proveAgreement(proof, stranger);
  if (hostile === "with hostile texts") proveHostile(proof, stranger);
  proof.end();
}
