import type { CallScope } from "../../../services/harness/inputs.ts";
import { holds, type Shown } from "../shown.ts";
import type { WireAnswer } from "./request.ts";
import type { ResourceHost } from "./resource-host.ts";

const headRules = ["other-status", "missing-header", "other-media-type"];

/** Status and header fields as a contract has them. */
export async function headOf({ contract, service }: ResourceHost, { operation }: CallScope, { status, headers, text }: WireAnswer): Promise<Shown> {
  const path = operation.path.replace(/\{[^{}]+\}/g, "1");
  const checked = await contract({ method: operation.method, path, query: "", headers: { accept: service.mediaType }, rawHeaders: [], body: undefined });
  const found = checked.checkAnswer({ status, headers, body: text });
  const [first] = found.filter(({ rule }) => headRules.includes(rule));
  return first === undefined ? holds : { outcome: "fails", evidence: `${operation.operationId}: ${first.rule} ${first.detail}` };
}
