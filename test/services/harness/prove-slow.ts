import { resourceServices } from "../../../generators/model/queries.ts";
import { proveAgreement } from "./prove-agreement.ts";
import { proveCompiled } from "./prove-compiled.ts";
import { proveDocument } from "./prove-document.ts";
import { proveHostile } from "./prove-hostile.ts";
import { provePacked } from "./prove-packed.ts";
import { proofOf } from "./proof.ts";
import { strangerOf } from "./stranger.ts";

/**
 * What takes longer: other people's tools, many objects, hostile texts. These are for small specs: to find out where a
 * text can be takes as long as all else where there are a thousand places.
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
