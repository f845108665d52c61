import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import { differs, type Shown, worstOf } from "../shown.ts";
import { isTaken } from "./compare.ts";
import type { Mounted } from "./mounted.ts";
import { compareSeen, seenBy, type Seen } from "./read-response.ts";
import type { WireRequest } from "./request.ts";
import { handlersFor } from "./resource-host.ts";
import { oldCall } from "./resource-reader.ts";
import { wrongRequestsOf } from "./resource-requests.ts";
import { counterpart, plainRequest, type ResourceTrial, type Side } from "./resource-sides.ts";

/**
 * Compares the errors that an old caller sees when a handler rejects a request. Code and status must be the same as
 * before, for each code of an operation.
 */
export async function readErrors(trial: ResourceTrial): Promise<Shown> {
  const { before, after, renames } = trial;
  const shown: Shown[] = [];
  for (const old of scopesOf(before.service)) {
    const now = counterpart(trial, old);
    if (now === undefined) continue;
    const codes = old.operation.errors.map(({ code }) => code);
    for (const code of codes) {
      const [was, is] = [
        await refused(before, old, code, old),
        await refused(after, now, renames.get(code) ?? code, old, before),
      ];
      shown.push(compareSeen(`${old.operation.operationId} refuses with ${code}`, was, is));
    }
    const more = now.operation.errors.find(({ code }) => !codes.some((one) => (renames.get(one) ?? one) === code));
    if (more !== undefined) shown.push(differs(`${now.operation.operationId} may refuse with ${more.code}`));
  }
  return worstOf(shown);
}

async function refused(side: Side, scope: CallScope, code: string, old: CallScope, reader: Side = side): Promise<Seen> {
  const server = await side.host.serve(
    handlersFor(side.service, () => {
      throw new side.host.ServiceError(code);
    }),
  );
  const { response } = await server.send(await plainRequest(side.host, scope));
  return seenBy(oldCall(reader.host, old), response);
}

/**
 * Compares the errors that an old caller sees for invalid requests. The test makes the same fault in a valid request of
 * each spec.
 */
export async function readRefusals(trial: ResourceTrial, oldServer: Mounted, newServer: Mounted): Promise<Shown> {
  const { before } = trial;
  const shown: Shown[] = [];
  for (const scope of scopesOf(before.service)) {
    const now = counterpart(trial, scope);
    const wrong = now === undefined ? new Map<string, WireRequest>() : wrongRequestsOf(now);
    for (const [title, request] of wrongRequestsOf(scope)) {
      const [was, is] = [
        await oldServer.send(request),
        wrong.has(title) ? await newServer.send(wrong.get(title)!) : undefined,
      ];
      if (is === undefined || isTaken(was) || isTaken(is)) continue;
      const call = oldCall(before.host, scope);
      shown.push(
        compareSeen(
          `${scope.operation.operationId} ${title}`,
          await seenBy(call, was.response),
          await seenBy(call, is.response),
        ),
      );
    }
  }
  return worstOf(shown);
}
