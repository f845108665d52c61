import { refuseOption } from "../../http/client/refuse-option.js";
import type { PrepareRequest } from "./table.js";

/**
 * Adds the headers for `idempotencyKey` and `ifMatch`. A request that supports a key but has none is sent only once.
 */
export const addConditions: PrepareRequest = (request, { keyHeader = "" }, [, , call]) => {
  const { idempotencyKey: asked, ifMatch, headers } = call;
  // Without this check, a missing ETag would silently make the request unconditional.
  if ("ifMatch" in call && !ifMatch) refuseOption("ifMatch", ifMatch, "set it to the ETag of the object, or omit it");
  // Not `randomUUID`, which browsers provide only on HTTPS pages.
  const made = asked === true ? crypto.getRandomValues(new Uint32Array(4)).join("-") : asked;
  const hasKey = !!(made ?? headers?.[keyHeader]);
  return {
    ...request,
    headers: { ...request.headers, [keyHeader]: made, "if-match": ifMatch } as Record<string, string>,
    safe: request.safe || hasKey,
    once: !!keyHeader && !hasKey,
  };
};
