import type { CallScope } from "../../../services/harness/inputs.ts";
import { fails, holds, type Shown } from "../shown.ts";
import type { WireResponse } from "./request.ts";
import type { ResourceHost } from "./resource-host.ts";

const headRules = ["other-status", "missing-header", "other-media-type"];

/** Returns status and header fields in the form that a contract expects. */
export async function headOf(
  { contract, service }: ResourceHost,
  { operation }: CallScope,
  response: WireResponse,
): Promise<Shown> {
  const path = operation.path.replace(/\{[^{}]+\}/g, "1");
  const headers = { accept: service.mediaType };
  const checked = await contract({
    method: operation.method,
    path,
    query: "",
    headers,
    rawHeaders: [],
    body: undefined,
  });
  const found = checked.checkAnswer({ ...response, body: response.text });
  const [first] = found.filter(({ rule }) => headRules.includes(rule));
  return first === undefined ? holds : fails(`${operation.operationId}: ${first.rule} ${first.detail}`);
}
